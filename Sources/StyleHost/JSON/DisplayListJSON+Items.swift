internal import StyleAPI

extension ByteBuffer {
  /// Appends an item as a JSON object on one line.
  mutating func append(json item: DisplayItem, _ contents: DisplayListContents) {
    switch item {
    case .fill(let outline, let paint):
      append(literal: "{\"type\": \"fill\", \"outline\": ")
      append(json: outline, contents)
      append(literal: ", \"paint\": ")
      append(json: paint, contents)
    case .stroke(let outline, let paint, let stroke):
      append(literal: "{\"type\": \"stroke\", \"outline\": ")
      append(json: outline, contents)
      append(literal: ", \"paint\": ")
      append(json: paint, contents)
      append(jsonKeysOf: stroke)
    case .text(let run):
      append(literal: "{\"type\": \"text\", \"text\": ")
      append(json: contents.bytes(run.text))
      append(jsonKeysOf: run, contents)
    case .image(let index, let rect):
      let image = contents.image(index)
      append(literal: "{\"type\": \"image\", \"rect\": ")
      append(json: rect)
      append(literal: ", \"label\": ")
      append(json: image.label)
      append(literal: ", \"png\": \"")
      append(base64: image.png)
      append(UInt8(ascii: "\""))
    case .beginClip(let outline):
      append(literal: "{\"type\": \"beginClip\", \"outline\": ")
      append(json: outline, contents)
    case .beginOpacity(let opacity):
      append(literal: "{\"type\": \"beginOpacity\", \"opacity\": ")
      append(decimal: opacity)
    case .beginShadow(let shadow):
      append(literal: "{\"type\": \"beginShadow\", ")
      append(jsonKeysOf: shadow.color)
      append(jsonKey: "radius", shadow.radius)
      append(jsonKey: "x", shadow.x)
      append(jsonKey: "y", shadow.y)
    case .beginTransform(let transform):
      append(literal: "{\"type\": \"beginTransform\", \"scale\": ")
      append(json: [transform.scaleX, transform.scaleY])
      append(literal: ", \"translate\": ")
      append(json: [transform.translateX, transform.translateY])
    case .beginLink(let span):
      append(literal: "{\"type\": \"beginLink\", \"url\": ")
      append(json: contents.bytes(span))
    case .beginLabel(let span):
      append(literal: "{\"type\": \"beginLabel\", \"label\": ")
      append(json: contents.bytes(span))
    case .beginHelp(let span):
      append(literal: "{\"type\": \"beginHelp\", \"help\": ")
      append(json: contents.bytes(span))
    case .beginRole(let role):
      append(literal: "{\"type\": \"beginRole\", \"role\": \"")
      append(string: role.name)
      append(UInt8(ascii: "\""))
    case .end:
      append(literal: "{\"type\": \"end\"")
    }
    append(UInt8(ascii: "}"))
  }

  private mutating func append(jsonKey key: StaticString, _ value: Double) {
    append(literal: ", \"")
    append(literal: key)
    append(literal: "\": ")
    append(decimal: value)
  }

  private mutating func append(json outline: DisplayOutline, _ contents: DisplayListContents) {
    switch outline {
    case .rectangle(let rect):
      append(literal: "{\"type\": \"rectangle\", \"rect\": ")
      append(json: rect)
    case .rounded(let rect, let radius):
      append(literal: "{\"type\": \"rounded\", \"rect\": ")
      append(json: rect)
      append(jsonKey: "radius", radius)
    case .uneven(let rect, let radii):
      append(literal: "{\"type\": \"uneven\", \"rect\": ")
      append(json: rect)
      append(literal: ", \"radii\": ")
      append(json: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
    case .ellipse(let rect):
      append(literal: "{\"type\": \"ellipse\", \"rect\": ")
      append(json: rect)
    case .path(let first, let count, let evenOdd):
      append(literal: "{\"type\": \"path\", \"d\": \"")
      append(pathData: contents.elements(first: first, count: count))
      append(literal: evenOdd ? "\", \"rule\": \"evenodd\"" : "\", \"rule\": \"nonzero\"")
    }
    append(UInt8(ascii: "}"))
  }

  private mutating func append(json paint: DisplayPaint, _ contents: DisplayListContents) {
    append(UInt8(ascii: "{"))
    switch paint {
    case .color(let color):
      append(jsonKeysOf: color)
    case .gradient(let index):
      let gradient = contents.gradient(index)
      switch gradient.geometry {
      case .linear(let from, let to):
        append(literal: "\"gradient\": \"linear\", \"from\": ")
        append(json: from)
        append(literal: ", \"to\": ")
        append(json: to)
      case .radial(let center, let startRadius, let endRadius):
        append(literal: "\"gradient\": \"radial\", \"center\": ")
        append(json: center)
        append(jsonKey: "startRadius", startRadius)
        append(jsonKey: "endRadius", endRadius)
      }
      append(literal: ", \"stops\": [")
      for (position, stop) in gradient.stops.enumerated() {
        append(literal: position == 0 ? "{" : ", {")
        append(jsonKeysOf: stop.color)
        append(jsonKey: "location", stop.location)
        append(UInt8(ascii: "}"))
      }
      append(UInt8(ascii: "]"))
    }
    append(UInt8(ascii: "}"))
  }

  private mutating func append(jsonKeysOf run: DisplayText, _ contents: DisplayListContents) {
    append(literal: ", \"origin\": ")
    append(json: run.origin)
    append(jsonKey: "width", run.width)
    append(literal: ", \"font\": {\"family\": \"")
    append(string: run.font.family.name)
    append(UInt8(ascii: "\""))
    append(jsonKey: "size", run.font.size)
    append(jsonKey: "weight", Double(run.font.weight))
    append(literal: run.font.isItalic ? ", \"italic\": true" : ", \"italic\": false")
    append(literal: ", \"monospacedDigits\": ")
    append(literal: run.font.hasMonospacedDigits ? "true" : "false")
    append(jsonKey: "tracking", run.font.tracking)
    append(literal: "}, \"paint\": ")
    append(json: run.paint, contents)
    append(literal: ", \"underline\": ")
    append(literal: run.decoration.contains(.underline) ? "true" : "false")
    append(literal: ", \"strikethrough\": ")
    append(literal: run.decoration.contains(.strikethrough) ? "true" : "false")
  }

  private mutating func append(jsonKeysOf stroke: DisplayStroke) {
    append(jsonKey: "width", stroke.width)
    append(literal: ", \"cap\": \"")
    append(string: stroke.cap.name)
    append(literal: "\", \"join\": \"")
    append(string: stroke.join.name)
    append(UInt8(ascii: "\""))
    append(jsonKey: "miterLimit", stroke.miterLimit)
    append(jsonKey: "dash", stroke.dash)
    append(jsonKey: "gap", stroke.gap)
  }
}
