import DefaultBadge
import FancyBadge
import Glibc
@_spi(Host) import StyleAPI

struct M: TextMetrics {
  let name = "fixed"
  func width(of utf8: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> Double { Double(utf8.count) * 6.5 }
  func lineMetrics(font: ResolvedFont) -> LineMetrics { LineMetrics(ascent: font.size * 0.8, descent: font.size * 0.2) }
}
func now() -> Double {
  var t = timespec(); clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t)
  return Double(t.tv_sec) * 1e9 + Double(t.tv_nsec)
}
let labels = (0..<100).map { ("label\($0)", "message \($0 * 7)") }
func time(_ name: String, _ n: Int, _ body: (Int) -> Void) {
  var best = Double.infinity
  for _ in 0..<5 {
    let a = now()
    for i in 0..<n { body(i) }
    best = min(best, (now() - a) / Double(n))
  }
  print(name, Int(best), "ns")
}
if CommandLine.arguments.count > 2 {
  var env = EnvironmentValues()
  env.badgeStyle = CommandLine.arguments[1] == "fancy" ? FancyBadgeStyle() : DefaultBadgeStyle()
  for i in 0..<(Int(CommandLine.arguments[2]) ?? 0) {
    let (l, m) = labels[i % 100]
    let g = ViewGraph(metrics: M())
    g.update(Badge(l, m), environment: env)
    g.withDisplayList { _ in }
  }
  exit(0)
}
let n = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1])! : 20000
for (style, name) in [(DefaultBadgeStyle() as any BadgeStyle, "default"), (FancyBadgeStyle(), "fancy")] {
  var env = EnvironmentValues()
  env.badgeStyle = style
  time("\(name) values", n) { i in
    let (l, m) = labels[i % 100]
    let b = Badge(l, m)
    withExtendedLifetime(b) {}
  }
  time("\(name) scratch build", n) { i in
    let (l, m) = labels[i % 100]
    let g = ViewGraph(metrics: M())
    g.update(Badge(l, m), environment: env)
  }
  time("\(name) scratch build+layout+list", n) { i in
    let (l, m) = labels[i % 100]
    let g = ViewGraph(metrics: M())
    g.update(Badge(l, m), environment: env)
    g.withDisplayList { _ in }
  }
  let g = ViewGraph(metrics: M())
  time("\(name) parts build", n) { i in
    let (l, m) = labels[i % 100]
    g.update(Badge(l, m), environment: env)
  }
  time("\(name) parts build+layout+list", n) { i in
    let (l, m) = labels[i % 100]
    g.update(Badge(l, m), environment: env)
    g.withDisplayList { _ in }
  }
}
