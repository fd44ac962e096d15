/// The hash by which people compare files: SHA-256 of FIPS 180-4.
///
/// ```swift
/// var hash = SHA256()
/// hash.update(Array("abc".utf8))
/// hash.hexadecimal  // "ba7816bf…f20015ad"
/// ```
package struct SHA256: Sendable {
  private var state: [8 of UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// The start of a block that is not whole yet.
  private var pending: [64 of UInt8] = .init(repeating: 0)
  private var count: UInt64 = 0

  /// Begins a hash of no bytes.
  package init() {}

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [64 of UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    let filled = Int(count % 64)
    count += UInt64(bytes.count)
    if filled > 0 {
      let start = rest.prefix(64 - filled)
      for (index, byte) in start.enumerated() { pending[filled + index] = byte }
      rest = rest.dropFirst(start.count)
      guard filled + start.count == 64 else { return }
      compressPending()
    }
    while rest.count >= 64 {
      compress(UnsafeRawBufferPointer(rebasing: rest.prefix(64)))
      rest = rest.dropFirst(64)
    }
    for (index, byte) in rest.enumerated() { pending[index] = byte }
  }

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// The hash of all bytes so far in 64 digits.
  package var hexadecimal: String {
    var end = self
    let padding = (119 - Int(count % 64)) % 64
    let bits = count * 8
    end.update([0x80] + [UInt8](repeating: 0, count: padding))
    end.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return end.state.indices.map { index in
      let digits = String(end.state[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compressPending() {
    let block = pending
    withUnsafeBytes(of: block) { compress($0) }
  }

  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    // Every index is a constant less than 64, so that nothing is gained by checking it: files of
    // megabytes are hashed at every start that loads one.
    var words: [64 of UInt32] = .init(repeating: 0)
    for index in 0..<16 {
      let word = block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
      words[unchecked: index] = UInt32(bigEndian: word)
    }
    for index in 16..<64 {
      let (two, fifteen) = (words[unchecked: index - 2], words[unchecked: index - 15])
      let sigma0 = Self.rotate(fifteen, 7) ^ Self.rotate(fifteen, 18) ^ fifteen &>> 3
      let sigma1 = Self.rotate(two, 17) ^ Self.rotate(two, 19) ^ two &>> 10
      words[unchecked: index] =
        words[unchecked: index - 16] &+ sigma0 &+ words[unchecked: index - 7] &+ sigma1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
      let choice = e & f ^ ~e & g
      let constant = Self.constants[unchecked: index]
      let first = h &+ sum1 &+ choice &+ constant &+ words[unchecked: index]
      let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    let sums = [a, b, c, d, e, f, g, h] as [8 of UInt32]
    for index in sums.indices { state[index] &+= sums[index] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }
}
