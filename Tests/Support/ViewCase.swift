package import StyleAPI
import Testing

/// A view that depends on one argument, for tables of test cases.
///
/// It holds nothing but a function without state, which is safe to call from any thread.
package struct ViewCase<Argument>: @unchecked Sendable, CustomTestStringConvertible {
  package let testDescription: String
  package let view: (Argument) -> AnyView

  package init(_ name: String, @ViewBuilder _ view: @escaping (Argument) -> some View) {
    testDescription = name
    self.view = { AnyView(view($0)) }
  }
}
