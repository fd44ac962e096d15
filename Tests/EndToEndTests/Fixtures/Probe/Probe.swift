internal import Glibc
import StyleAPI

/// A style that nobody looks at.
struct ProbeStyle: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View { label }
}

/// Registers the style, and reports what the plugin sees of the host to the file that the variable
/// `BADGE_PROBE` names.
@c(badge_style_entry_1)
public func probeEntry(_ registrar: UnsafeMutableRawPointer) -> Int32 {
  let object = Unmanaged<AnyObject>.fromOpaque(registrar).takeUnretainedValue()
  guard report(on: type(of: object)) else { return 1 }
  return StylePlugin.register(registrar) { styles in
    styles.add("probe") { _ in ProbeStyle() }
  }
}

private func report(on hostType: AnyObject.Type) -> Bool {
  guard let map = MemoryMap(), let name = getenv("BADGE_PROBE"), let file = fopen(name, "w") else {
    return false
  }
  defer { fclose(file) }
  var lines = [
    "plugin-type \(map.file(holding: StyleRegistrar.self) ?? "?")",
    "host-type \(map.file(holding: hostType) ?? "?")",
    "identical \(ObjectIdentifier(hostType) == ObjectIdentifier(StyleRegistrar.self))",
    "program \(map.regions.first?.file ?? "?")",
  ]
  lines += map.files(named: "libStyleAPI.so").map { "library \($0)" }
  return fputs(lines.map { $0 + "\n" }.joined(), file) >= 0
}
