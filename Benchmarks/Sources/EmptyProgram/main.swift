// Does nothing: what `StartBenchmark` measures other programs by. It links what the compiler links
// of itself.
