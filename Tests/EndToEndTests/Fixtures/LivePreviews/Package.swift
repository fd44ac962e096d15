// swift-tools-version: 6.3
import PackageDescription

// Built against the modules that the tests were built with: it takes a moment, not minutes.
let modules = Context.environment["BADGE_MODULES"] ?? ""
let libraries = Context.environment["BADGE_LIBRARIES"] ?? ""

let package = Package(
  name: "LivePreviews",
  products: [.library(name: "LivePreviews", type: .dynamic, targets: ["LivePreviews"])],
  targets: [
    .target(
      name: "LivePreviews",
      exclude: ["style.note"],
      swiftSettings: [.unsafeFlags(["-I", modules])],
      linkerSettings: [.unsafeFlags(["-L", libraries, "-lStyleAPI"])]
    )
  ]
)
