import ClientSyntax
import StyleAPI
import TestSupport
import Testing

/// Views of a client in Swift 5 mode compile and are drawn.
@Suite struct ClientSyntaxTests {
  @Test("Modifiers, containers and shapes can be written as clients write them")
  func drawn() {
    let views: [AnyView] = [
      AnyView(ModifierSyntax()), AnyView(ContainerSyntax()), AnyView(ShapeSyntax()),
      AnyView(
        Flow()() {
          Text("a"); Text("b")
        }
      ),
    ]
    for view in views {
      #expect(DrawnView(view).list.hasFiniteNumbers)
      #expect(DrawnView(view, width: 200, height: 200).list.hasFiniteNumbers)
    }
    #expect(DrawnView(ContainerSyntax(), width: 200).list.texts.contains("passing"))
    #expect(!DrawnView(ShapeSyntax(), width: 60, height: 40).list.items.isEmpty)
  }
}
