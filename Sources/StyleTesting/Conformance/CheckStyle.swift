public import StyleAPI

/// Tries a style with texts and colours that styles have trouble with, and says what went wrong.
///
/// Every sample is drawn as a corner badge, as a message, as a pair and with an icon, in both
/// directions, as SVG for light and dark surroundings and for terminals of every depth of colour.
/// The drawings must be the same twice, have finite numbers and paint nothing outside of their box;
/// the SVG must be well-formed, use the known elements and attributes only, refer to nothing
/// elsewhere and have a role, a name and a title; terminals must get no control characters but
/// colours and links that end with their row, and no colours where there are none.
///
/// Every tint is drawn as corner badge and as pair, in light and dark surroundings. The contrast of
/// text with what is drawn under it, from its baseline to the height of its capital letters, must
/// be 4.5 (WCAG 2.1, level AA), in the first of two lines as in the last. The style's own colours
/// are tried in all size categories.
///
/// ```swift
/// checkStyle(.fancy)  // []
/// ```
///
/// - Parameters:
///   - style: The style.
///   - samples: The texts.
///   - tints: The colours.
/// - Returns: What is wrong; nothing for a good style.
public func checkStyle(
  _ style: any BadgeStyle,
  samples: [StyleSample] = StyleSample.corpus,
  tints: [StyleTint] = StyleTint.table
) -> [StyleFinding] {
  var checker = StyleChecker(style)
  for sample in samples {
    for form in StyleForm.allCases { checker.check(sample, form) }
  }
  for form in StyleForm.allCases {
    for category in ContentSizeCategory.allCases {
      for sample in [StyleSample.word, .lines] {
        checker.checkLegibility(of: sample, form, tint: nil, sizeCategory: category)
      }
    }
  }
  for tint in tints {
    for form in [StyleForm.corner, .pair] { checker.checkLegibility(of: .lines, form, tint: tint) }
  }
  return checker.findings
}

/// Fails the test for what ``checkStyle(_:samples:tints:)`` finds wrong with a style.
///
/// It works in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func conforms() { assertStyle(.fancy) }
/// ```
///
/// - Parameters:
///   - style: The style.
///   - samples: The texts that it is tried with.
///   - tints: The colours that it is tried with.
public func assertStyle(
  _ style: any BadgeStyle,
  samples: [StyleSample] = StyleSample.corpus,
  tints: [StyleTint] = StyleTint.table,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let findings = checkStyle(style, samples: samples, tints: tints)
  guard !findings.isEmpty else { return }
  TestFailure.record(
    StyleReport(findings, style: String(describing: type(of: style))).message,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
