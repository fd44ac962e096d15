/// What code is compiled for: the word size, the byte order and the processor.
package struct ELFPlatform: Hashable, Sendable {
  /// `e_ident[EI_CLASS]`: 1 for 32 bits, 2 for 64.
  package var wordClass: UInt8
  /// `e_ident[EI_DATA]`: 1 for little endian, 2 for big endian.
  package var byteOrder: UInt8
  /// `e_machine`.
  package var machine: UInt16

  /// What this process runs on.
  package static var host: ELFPlatform {
    #if arch(x86_64)
      ELFPlatform(wordClass: 2, byteOrder: 1, machine: 62)
    #elseif arch(arm64)
      ELFPlatform(wordClass: 2, byteOrder: 1, machine: 183)
    #elseif arch(riscv64)
      ELFPlatform(wordClass: 2, byteOrder: 1, machine: 243)
    #elseif arch(powerpc64le)
      ELFPlatform(wordClass: 2, byteOrder: 1, machine: 21)
    #else
      #error("add this processor's e_machine; only 64-bit little-endian files are read")
    #endif
  }
}

extension ELFPlatform: CustomStringConvertible {
  /// `x86-64`, or `32-bit big-endian machine 8` for what has no name here.
  package var description: String {
    let name: String? =
      switch machine {
      case 3: "x86 (32 bits)"
      case 21: "PowerPC 64"
      case 22: "IBM Z"
      case 40: "ARM (32 bits)"
      case 62: wordClass == 1 ? "x32" : "x86-64"
      case 183: "arm64"
      case 243: wordClass == 1 ? "RISC-V (32 bits)" : "RISC-V (64 bits)"
      case 258: "LoongArch"
      default: nil
      }
    let order = byteOrder == 2 ? "big-endian" : "little-endian"
    let bits = wordClass == 1 ? "32-bit" : "64-bit"
    guard let name else { return "\(bits) \(order) machine \(machine)" }
    return byteOrder == 2 ? "\(name), big-endian" : name
  }
}
