import Testing

/// A wrong scene, where it is wrong, and what the message says after that.
struct SceneMistake: CustomTestStringConvertible, Sendable {
  let json: String
  let path: String
  let message: String
  var testDescription: String { json }

  init(_ json: String, _ path: String, _ message: String) {
    self.json = json
    self.path = path
    self.message = message
  }

  /// A mistake in the value of `content`.
  static func content(_ json: String, _ path: String, _ message: String) -> SceneMistake {
    SceneMistake(#"{ "content": \#(json) }"#, path.isEmpty ? "content" : "content" + path, message)
  }

  static let all = documents + nodes + modifiers + values

  static let documents = [
    SceneMistake("", "", "the text ends where a value should be"),
    SceneMistake("[]", "", "found an array where an object with 'content' should be"),
    SceneMistake("{}", "", "the key 'content' is missing"),
    SceneMistake(
      #"{ "contents": {} }"#,
      "contents",
      "there is no such key; did you mean 'content'?"
    ),
    SceneMistake(
      #"{ "zzz": {} }"#,
      "zzz",
      "there is no such key; there is 'environment' or 'content'"
    ),
    SceneMistake(#"{ "a b": {} }"#, "['a b']", "there is no such key"),
    SceneMistake(#"{ "content": 1, "content": 2 }"#, "", "the key 'content' is there twice"),
    SceneMistake(
      #"{ "content": { "text": "a", "text": "b" } }"#,
      "",
      "the key 'text' is there twice"
    ),
    SceneMistake(#"{ "content": { "text": "a" }, }"#, "", "found '}' where a key in double quotes"),
    SceneMistake(
      #"{ "content": { "text": 'a' } }"#,
      "",
      "found a single quote (texts stand in double"
    ),
    SceneMistake(
      #"{ "content": { "text": "a" } } 1"#,
      "",
      "found '1' where the end of the text should be"
    ),
    SceneMistake(#"{ "content": { "number": 01 } }"#, "", "'01' is not a number as JSON writes it"),
    SceneMistake(#"{ "content": { "text": "\ud800" } }"#, "", "this is half of a surrogate pair"),
    SceneMistake(
      #"{ "environment": [], "content": {} }"#,
      "environment",
      "found an array where an object"
    ),
    SceneMistake(
      #"{ "environment": { "colour": 1 } , "content": { "text": "" } }"#,
      "environment.colour",
      "there is no such key; there is 'badgeStyle'"
    ),
  ]

  static let nodes: [SceneMistake] = [
    .content("3", "", "found a number where a node, which is an object should be"),
    .content("null", "", "found null where a node"),
    .content("{}", "", "the node shows nothing; give it one of 'text', 'number'"),
    .content(#"{ "txt": "a" }"#, ".txt", "there is no such key; did you mean 'text'?"),
    .content(#"{ "text": "a", "number": 1 }"#, "", "the node has 'text' and 'number', and may"),
    .content(#"{ "label": "a", "text": "b" }"#, "", "the node has 'text' and 'label', and may"),
    .content(#"{ "message": "a", "hstack": [] }"#, "", "the node has 'message' and 'hstack'"),
    .content(
      #"{ "hstack": [], "vstack": [], "zstack": [] }"#,
      "",
      "the node has 'hstack', 'vstack' and"
    ),
    .content(#"{ "label": "a" }"#, "", "the key 'message' is missing"),
    .content(#"{ "text": 1 }"#, ".text", "found a number where a text should be"),
    .content(#"{ "text": null }"#, ".text", "found null where a text should be"),
    .content(#"{ "label": 1, "message": "a" }"#, ".label", "found a number where a text should be"),
    .content(#"{ "message": ["a"] }"#, ".message", "found an array where a text should be"),
    .content(#"{ "hstack": {} }"#, ".hstack", "found an object where an array of nodes should be"),
    .content(#"{ "vstack": "a" }"#, ".vstack", "found a text where an array of nodes should be"),
    .content(#"{ "zstack": true }"#, ".zstack", "found true or false where an array of nodes"),
    .content(#"{ "hstack": [ { "text": "a" }, "b" ] }"#, ".hstack[1]", "found a text where a node"),
    .content(
      #"{ "hstack": [ { "text": "a" }, { "text": "b", "badgee": {} } ] }"#,
      ".hstack[1].badgee",
      "there is no such key; did you mean 'badge'?"
    ),
    .content(
      #"{ "vstack": [ { "hstack": [ { "zstack": [ { "text": 1 } ] } ] } ] }"#,
      ".vstack[0].hstack[0].zstack[0].text",
      "found a number"
    ),
    .content(
      #"{ "text": "a", "badge": { "badge": { "text": 1 }, "text": "b" } }"#,
      ".badge.badge.text",
      "found a number"
    ),
    .content(#"{ "text": "a", "badge": "3" }"#, ".badge", "found a text where a node"),
    .content(#"{ "text": "a", "badge": {} }"#, ".badge", "the node shows nothing"),
  ]

  static let modifiers: [SceneMistake] = [
    .content(
      #"{ "text": "a", "spacing": 1 }"#,
      ".spacing",
      "this key belongs to a node with 'hstack' or 'vstack'"
    ),
    .content(
      #"{ "zstack": [], "spacing": 1 }"#,
      ".spacing",
      "this key belongs to a node with 'hstack' or"
    ),
    .content(
      #"{ "text": "a", "alignment": "top" }"#,
      ".alignment",
      "this key belongs to a node with 'hstack', 'vstack' or 'zstack'"
    ),
    .content(
      #"{ "text": "a", "color": "red" }"#,
      ".color",
      "this key belongs to a badge: a node with 'message'"
    ),
    .content(#"{ "hstack": [], "style": "fancy" }"#, ".style", "this key belongs to a badge"),
    .content(#"{ "number": 1, "icon": "a.svg" }"#, ".icon", "this key belongs to a badge"),
    .content(
      #"{ "text": "a", "labelColor": "red" }"#,
      ".labelColor",
      "this key belongs to a badge of two parts"
    ),
    .content(
      #"{ "text": "a", "badge": { "text": "b", "labelColor": "red" } }"#,
      ".badge.labelColor",
      "this key belongs to a badge of two parts"
    ),
    .content(
      #"{ "text": "a", "format": "percent" }"#,
      ".format",
      "this key belongs to a node with 'number'"
    ),
    .content(
      #"{ "text": "a", "badgeAlignment": "top" }"#,
      ".badgeAlignment",
      "this key belongs to a node with 'badge'"
    ),
    .content(
      #"{ "text": "a", "badge": { "text": "b" }, "badgeAlignment": "topRight" }"#,
      ".badgeAlignment",
      "'topRight' is not one of 'topLeading'"
    ),
    .content(
      #"{ "hstack": [], "alignment": "leading" }"#,
      ".alignment",
      "'leading' is not one of 'top', 'center', 'bottom'"
    ),
    .content(
      #"{ "vstack": [], "alignment": "centre" }"#,
      ".alignment",
      "'centre' is not one of 'leading', 'center' or 'trailing'; did you mean 'center'?"
    ),
    .content(
      #"{ "hstack": [], "spacing": "8" }"#,
      ".spacing",
      "found a text where a number of points"
    ),
    .content(
      #"{ "hstack": [], "spacing": 1e9 }"#,
      ".spacing",
      "'1e9' is not a number of points from -10000 to 10000"
    ),
    .content(
      #"{ "text": "a", "padding": "4" }"#,
      ".padding",
      "found a text where a number of points or an object"
    ),
    .content(
      #"{ "text": "a", "padding": 20000 }"#,
      ".padding",
      "'20000' is not a number of points"
    ),
    .content(
      #"{ "text": "a", "padding": { "left": 1 } }"#,
      ".padding.left",
      "there is no such key; there is 'top'"
    ),
    .content(
      #"{ "text": "a", "padding": { "top": "1" } }"#,
      ".padding.top",
      "found a text where a number of points"
    ),
    .content(
      #"{ "text": "a", "link": "javascript:alert(1)" }"#,
      ".link",
      #"The link "javascript:alert(1)" has the scheme"#
    ),
    .content(
      #"{ "text": "a", "link": "example.com" }"#,
      ".link",
      #"The link "example.com" has no scheme"#
    ),
    .content(#"{ "text": "a", "link": "" }"#, ".link", "The link is empty"),
    .content(
      #"{ "text": "a", "link": 1 }"#,
      ".link",
      "found a number where a URL in double quotes"
    ),
    .content(#"{ "text": "a", "title": 1 }"#, ".title", "found a number where a text"),
    .content(
      #"{ "message": "a", "color": "grene" }"#,
      ".color",
      "unknown colour 'grene'; did you mean 'green'?"
    ),
    .content(
      #"{ "message": "a", "labelColor": 3 }"#,
      ".labelColor",
      "found a number where a colour in double quotes"
    ),
    .content(
      #"{ "message": "a", "style": "fancy:tint" }"#,
      ".style",
      "the option 'tint' has no value"
    ),
    .content(#"{ "message": "a", "icon": 1 }"#, ".icon", "found a number where the path of a file"),
  ]

  static let values: [SceneMistake] = [
    .content(
      #"{ "text": "a", "environment": { "colorScheme": "drak" } }"#,
      ".environment.colorScheme",
      "'drak' is not one of 'light' or 'dark'; did you mean 'dark'?"
    ),
    .content(
      #"{ "text": "a", "environment": { "colorscheme": "dark" } }"#,
      ".environment.colorscheme",
      "there is no such key; did you mean 'colorScheme'?"
    ),
    .content(
      #"{ "text": "a", "environment": { "colorScheme": true } }"#,
      ".environment.colorScheme",
      "found true or false where one of 'light' or 'dark' should be"
    ),
    .content(
      #"{ "text": "a", "environment": { "badgeTint": "bleu" } }"#,
      ".environment.badgeTint",
      "unknown colour 'bleu'; did you mean 'blue'?"
    ),
    .content(
      #"{ "text": "a", "environment": { "foreground": null } }"#,
      ".environment.foreground",
      "found null where a colour should be"
    ),
    .content(
      #"{ "text": "a", "environment": { "locale": "sv_SE.UTF-8" } }"#,
      ".environment.locale",
      "'sv_SE.UTF-8' is not the identifier of a locale"
    ),
    .content(
      #"{ "text": "a", "environment": { "lineLimit": 0 } }"#,
      ".environment.lineLimit",
      "'0' is not a whole number of at least 1, or 'none'"
    ),
    .content(
      #"{ "text": "a", "environment": { "lineLimit": {} } }"#,
      ".environment.lineLimit",
      "found an object where a whole number"
    ),
    .content(
      #"{ "text": "a", "environment": { "isEnabled": 1 } }"#,
      ".environment.isEnabled",
      "found a number where one of 'true' or 'false' should be"
    ),
    .content(
      #"{ "text": "a", "environment": { "badgeStyle": ":" } }"#,
      ".environment.badgeStyle",
      "':' names no style"
    ),
    .content(
      #"{ "text": "a", "environment": { "font": "12 bold bold" } }"#,
      ".environment.font",
      "'bold' is one word too many"
    ),
    .content(
      #"{ "text": "a", "environment": { "font": {} } }"#,
      ".environment.font",
      "the key 'size' is missing"
    ),
    .content(
      #"{ "text": "a", "environment": { "font": { "style": "body", "size": 1 } } }"#,
      ".environment.font.size",
      "this key belongs to a font without 'style'"
    ),
    .content(
      #"{ "text": "a", "environment": { "font": { "size": 0 } } }"#,
      ".environment.font.size",
      "'0' is not a number of points from 1 to 500"
    ),
    .content(
      #"{ "text": "a", "environment": { "font": { "size": 12, "wieght": "bold" } } }"#,
      ".environment.font.wieght",
      "there is no such key; did you mean 'weight'?"
    ),
    .content(
      #"{ "text": "a", "environment": { "font": { "size": 12, "weight": "blod" } } }"#,
      ".environment.font.weight",
      "'blod' is not one of"
    ),
    .content(
      #"{ "text": "a", "environment": { "font": { "size": 12, "italic": "yes" } } }"#,
      ".environment.font.italic",
      "found a text where true or false"
    ),
    .content(
      #"{ "text": "a", "environment": { "timeZone": "GMT+99" } }"#,
      ".environment.timeZone",
      "'GMT+99' is not a time zone"
    ),
    .content(#"{ "number": "3" }"#, ".number", "found a text where a number should be"),
    .content(
      #"{ "number": 1e999, "format": "percnt" }"#,
      ".format",
      "'percnt' is not one of 'decimal', 'percent'"
    ),
    .content(
      #"{ "number": 1234567890123456789012345678901234567890 }"#,
      ".number",
      "'1234567890123456789012345678901234567890' is not a number of at most 38 digits"
    ),
    .content(#"{ "number": 1, "format": "currency" }"#, ".format", "the key 'currency' is missing"),
    .content(
      #"{ "number": 1, "format": { "style": "currency", "currency": "euro" } }"#,
      ".format.currency",
      "'euro' is not the code of a currency, such as 'EUR'"
    ),
    .content(
      #"{ "number": 1, "format": { "currency": "EUR" } }"#,
      ".format.currency",
      "this key belongs to a format with the style 'currency'"
    ),
    .content(
      #"{ "number": 1, "format": { "style": "bytes", "fractionDigits": 1 } }"#,
      ".format.fractionDigits",
      "this key belongs to a format other than 'bytes'"
    ),
    .content(
      #"{ "number": 1, "format": { "fractionDigits": 1.5 } }"#,
      ".format.fractionDigits",
      "'1.5' is not a whole number from 0 to 20"
    ),
    .content(
      #"{ "number": 1, "format": { "fractionDigits": 99 } }"#,
      ".format.fractionDigits",
      "'99' is not a whole number from 0 to 20"
    ),
    .content(
      #"{ "number": 1, "format": { "digits": 1 } }"#,
      ".format.digits",
      "there is no such key"
    ),
    .content(#"{ "number": 1, "format": 1 }"#, ".format", "found a number where one of 'decimal'"),
  ]
}
