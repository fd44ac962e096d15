import Glibc
@_spi(Host) import StyleAPI

// Loads the time capsule that the first word names, and asks it for what has been added since.

typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Int32
typealias Describe = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<CChar>) -> Void

func report<Style: BadgeStyle>(_ style: Style) throws {
  print("emphasis \(style.emphasis)")
  print("prepare \(type(of: try Style.prepare(3)))")
  print("rank \(Style.Body._rank) \(Style.PairBody._rank)")
  print("interactive \(style is any InteractiveBadgeStyle)")
}

guard CommandLine.arguments.count == 2,
  let handle = dlopen(CommandLine.arguments[1], RTLD_NOW | RTLD_LOCAL),
  let entry = dlsym(handle, "badge_style_entry_1"),
  let describe = dlsym(handle, "capsule_values")
else {
  print("not loaded: \(dlerror().map { String(cString: $0) } ?? "give one file")")
  exit(1)
}

let registrar = StyleRegistrar()
let code = unsafeBitCast(entry, to: Entry.self)(Unmanaged.passUnretained(registrar).toOpaque())
print("entry \(code), session \(registrar.session), previews \(registrar.previews.map(\.name))")

var options = StyleOptions([
  "gap": .number(2), "mark": .text("bar"), "new": .angle(1), "tint": .color(.red),
])
for registration in registrar.registrations {
  print("style \(registration.name)")
  for option in registration.options {
    print("option \(option.name) \(option.kind) \(option.defaultValue ?? "-") \(option.group)")
  }
  try report(try registration.make(options))
}

var text = [CChar](repeating: 0, count: 200)
unsafeBitCast(describe, to: Describe.self)(&options, &text)
print(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
