@_spi(Host) import StyleAPI
@_spi(Host) import StyleHost

// Without arguments: times of all ways, as ratios. With MODE STYLE COUNT: that many badges and
// nothing else, for counting instructions.
let arguments = CommandLine.arguments
if arguments.count == 4, let count = Int(arguments[3]) {
  let pipeline = Pipeline(style: arguments[2])
  if arguments[1] == "parts" {
    let graph = ViewGraph(metrics: SVGRenderer.metrics)
    for index in 0..<count { pipeline.parts(graph, index) }
  } else if let step = Pipeline.Step(rawValue: arguments[1]) {
    for index in 0..<count { pipeline.scratch(index, upTo: step) }
  } else {
    for index in 0..<count { pipeline.scratch(index, upTo: .writer) }
  }
} else {
  let hand = Stopwatch.nanoseconds { index in
    let sample = BadgeSample[index]
    withExtendedLifetime(HandFormatting.badge(sample.label, sample.message)) {}
  }
  func report(_ name: String, _ nanoseconds: Double) {
    let ratio = Double(Int(nanoseconds / hand * 100 + 0.5)) / 100
    print("\(name): \(Int(nanoseconds + 0.5)) ns, \(ratio) of formatting by hand")
  }
  report("formatting by hand", hand)
  for style in ["default", "fancy"] {
    let pipeline = Pipeline(style: style)
    var before = 0.0
    for step in Pipeline.Step.allCases {
      let time = Stopwatch.nanoseconds { pipeline.scratch($0, upTo: step) }
      report("\(style), from scratch: \(step)", time - before)
      before = time
    }
    report("\(style), from scratch: all", before)
    let graph = ViewGraph(metrics: SVGRenderer.metrics)
    report(
      "\(style), label and message only: graph",
      Stopwatch.nanoseconds { pipeline.parts(graph, $0, upTo: .graph) }
    )
    report(
      "\(style), label and message only: up to list",
      Stopwatch.nanoseconds { pipeline.parts(graph, $0, upTo: .list) }
    )
    report(
      "\(style), label and message only: all",
      Stopwatch.nanoseconds { pipeline.parts(graph, $0) }
    )
  }
}
