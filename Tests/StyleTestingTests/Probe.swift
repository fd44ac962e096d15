import Foundation
import StyleAPI
import StyleHost
import StyleTesting
import Testing
@Suite struct Probe {
  @Test(arguments: BundledStyles.names, ["light", "dark"]) func probe(_ name: String, _ scheme: String) throws {
    var e = EnvironmentValues()
    e.badgeStyle = try BundledStyles.style(named: name)
    e.colorScheme = scheme == "dark" ? .dark : .light
    try? FileManager.default.createDirectory(atPath: "/tmp/testing-look", withIntermediateDirectories: true)
    func put(_ n: String, _ v: some View) throws {
      try SVGRenderer().render(v, environment: e).write(toFile: "/tmp/testing-look/\(n)-\(name)-\(scheme).svg", atomically: true, encoding: .utf8)
    }
    try put("sheet", ContactSheet())
    try put("look", Look())
    e.colorScheme = .light
    let r = ANSIRenderer(profile: .trueColor, background: scheme == "dark" ? .dark : .light)
    try r.render(Look(), environment: e).write(toFile: "/tmp/testing-look/look-\(name)-\(scheme).ansi", atomically: true, encoding: .utf8)
  }
}

struct Look: View {
  var tints: [(String, Color?)] {
    [("style's own", nil)] + ["brightgreen","green","yellowgreen","yellow","orange","red","blue","gray","lightgray","#6e40c9","#0a7","navy","white","black"].map { ($0, (try? ColorParser.parse($0)).map { Color($0) }) }
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 4) {
        Badge("build", "passing")
        Badge("version", "1.0.0").badgeTint(.blue)
        Badge("coverage", "97 %").badgeTint(.green)
        Badge("license", "MIT").badgeTint(.blue)
        Badge("build", "failing").badgeTint(.red)
        Badge("passing")
      }
      HStack(spacing: 28) {
        Text("Inbox").badge { Text("3") }
        Text("Spam").badge { Text("3000") }
        Text("News").badge(alignment: .bottomLeading) { Text("new") }
        Text("Inbox").font(.title2).badge { Text("42") }
        Text("Drafts").font(.body).badge { Text("•") }
      }.padding(.top, 8).padding(.bottom, 10)
      ForEach(tints, id: \.0) { tint in
        HStack(spacing: 30) {
          Badge("color", tint.0).badgeTint(tint.1)
          Badge("both", tint.0).badgeTint(tint.1).badgeLabelTint(tint.1)
          Text("Inbox").badge { Text("12") }.badgeTint(tint.1)
          Text("Inbox").badge { Text(tint.0) }.badgeTint(tint.1)
        }
      }
      HStack(spacing: 6) {
        Badge("build", "passing").icon { Circle().frame(width: 14, height: 14) }
        Badge("", "passing").icon { Circle().frame(width: 14, height: 14) }
      }
    }.padding(16).background(Page.color)
  }
}
