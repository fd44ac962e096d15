internal import StyleAPI

/// The names of colours: those of CSS Color 4 and those of README badges.
///
/// The palette is the one that badges/shields had up to version 5, with its aliases `success`,
/// `important`, `critical`, `informational` and `inactive`. Its colours come before CSS's of the
/// same name.
enum NamedColors {
  /// A name and its colour as 0xRRGGBB.
  struct Entry {
    let name: String
    let rgb: UInt32
  }

  /// The colour with a name in small letters.
  static func color(named name: String) -> DisplayColor? {
    if name == transparent { return DisplayColor(red: 0, green: 0, blue: 0, opacity: 0) }
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].name == name ? DisplayColor(rgb: all[low].rgb) : nil
  }

  /// The one name whose colour is not opaque.
  static let transparent = "transparent"

  /// All other names in alphabetical order.
  static let all: [Entry] = [
    Entry(name: "aliceblue", rgb: 0xF0F8FF),
    Entry(name: "antiquewhite", rgb: 0xFAEBD7),
    Entry(name: "aqua", rgb: 0x00FFFF),
    Entry(name: "aquamarine", rgb: 0x7FFFD4),
    Entry(name: "azure", rgb: 0xF0FFFF),
    Entry(name: "beige", rgb: 0xF5F5DC),
    Entry(name: "bisque", rgb: 0xFFE4C4),
    Entry(name: "black", rgb: 0x000000),
    Entry(name: "blanchedalmond", rgb: 0xFFEBCD),
    Entry(name: "blue", rgb: 0x007EC6),  // palette
    Entry(name: "blueviolet", rgb: 0x8A2BE2),
    Entry(name: "brightgreen", rgb: 0x44CC11),  // palette
    Entry(name: "brown", rgb: 0xA52A2A),
    Entry(name: "burlywood", rgb: 0xDEB887),
    Entry(name: "cadetblue", rgb: 0x5F9EA0),
    Entry(name: "chartreuse", rgb: 0x7FFF00),
    Entry(name: "chocolate", rgb: 0xD2691E),
    Entry(name: "coral", rgb: 0xFF7F50),
    Entry(name: "cornflowerblue", rgb: 0x6495ED),
    Entry(name: "cornsilk", rgb: 0xFFF8DC),
    Entry(name: "crimson", rgb: 0xDC143C),
    Entry(name: "critical", rgb: 0xE05D44),  // palette
    Entry(name: "cyan", rgb: 0x00FFFF),
    Entry(name: "darkblue", rgb: 0x00008B),
    Entry(name: "darkcyan", rgb: 0x008B8B),
    Entry(name: "darkgoldenrod", rgb: 0xB8860B),
    Entry(name: "darkgray", rgb: 0xA9A9A9),
    Entry(name: "darkgreen", rgb: 0x006400),
    Entry(name: "darkgrey", rgb: 0xA9A9A9),
    Entry(name: "darkkhaki", rgb: 0xBDB76B),
    Entry(name: "darkmagenta", rgb: 0x8B008B),
    Entry(name: "darkolivegreen", rgb: 0x556B2F),
    Entry(name: "darkorange", rgb: 0xFF8C00),
    Entry(name: "darkorchid", rgb: 0x9932CC),
    Entry(name: "darkred", rgb: 0x8B0000),
    Entry(name: "darksalmon", rgb: 0xE9967A),
    Entry(name: "darkseagreen", rgb: 0x8FBC8F),
    Entry(name: "darkslateblue", rgb: 0x483D8B),
    Entry(name: "darkslategray", rgb: 0x2F4F4F),
    Entry(name: "darkslategrey", rgb: 0x2F4F4F),
    Entry(name: "darkturquoise", rgb: 0x00CED1),
    Entry(name: "darkviolet", rgb: 0x9400D3),
    Entry(name: "deeppink", rgb: 0xFF1493),
    Entry(name: "deepskyblue", rgb: 0x00BFFF),
    Entry(name: "dimgray", rgb: 0x696969),
    Entry(name: "dimgrey", rgb: 0x696969),
    Entry(name: "dodgerblue", rgb: 0x1E90FF),
    Entry(name: "firebrick", rgb: 0xB22222),
    Entry(name: "floralwhite", rgb: 0xFFFAF0),
    Entry(name: "forestgreen", rgb: 0x228B22),
    Entry(name: "fuchsia", rgb: 0xFF00FF),
    Entry(name: "gainsboro", rgb: 0xDCDCDC),
    Entry(name: "ghostwhite", rgb: 0xF8F8FF),
    Entry(name: "gold", rgb: 0xFFD700),
    Entry(name: "goldenrod", rgb: 0xDAA520),
    Entry(name: "gray", rgb: 0x555555),  // palette
    Entry(name: "green", rgb: 0x97CA00),  // palette
    Entry(name: "greenyellow", rgb: 0xADFF2F),
    Entry(name: "grey", rgb: 0x555555),  // palette
    Entry(name: "honeydew", rgb: 0xF0FFF0),
    Entry(name: "hotpink", rgb: 0xFF69B4),
    Entry(name: "important", rgb: 0xFE7D37),  // palette
    Entry(name: "inactive", rgb: 0x9F9F9F),  // palette
    Entry(name: "indianred", rgb: 0xCD5C5C),
    Entry(name: "indigo", rgb: 0x4B0082),
    Entry(name: "informational", rgb: 0x007EC6),  // palette
    Entry(name: "ivory", rgb: 0xFFFFF0),
    Entry(name: "khaki", rgb: 0xF0E68C),
    Entry(name: "lavender", rgb: 0xE6E6FA),
    Entry(name: "lavenderblush", rgb: 0xFFF0F5),
    Entry(name: "lawngreen", rgb: 0x7CFC00),
    Entry(name: "lemonchiffon", rgb: 0xFFFACD),
    Entry(name: "lightblue", rgb: 0xADD8E6),
    Entry(name: "lightcoral", rgb: 0xF08080),
    Entry(name: "lightcyan", rgb: 0xE0FFFF),
    Entry(name: "lightgoldenrodyellow", rgb: 0xFAFAD2),
    Entry(name: "lightgray", rgb: 0x9F9F9F),  // palette
    Entry(name: "lightgreen", rgb: 0x90EE90),
    Entry(name: "lightgrey", rgb: 0x9F9F9F),  // palette
    Entry(name: "lightpink", rgb: 0xFFB6C1),
    Entry(name: "lightsalmon", rgb: 0xFFA07A),
    Entry(name: "lightseagreen", rgb: 0x20B2AA),
    Entry(name: "lightskyblue", rgb: 0x87CEFA),
    Entry(name: "lightslategray", rgb: 0x778899),
    Entry(name: "lightslategrey", rgb: 0x778899),
    Entry(name: "lightsteelblue", rgb: 0xB0C4DE),
    Entry(name: "lightyellow", rgb: 0xFFFFE0),
    Entry(name: "lime", rgb: 0x00FF00),
    Entry(name: "limegreen", rgb: 0x32CD32),
    Entry(name: "linen", rgb: 0xFAF0E6),
    Entry(name: "magenta", rgb: 0xFF00FF),
    Entry(name: "maroon", rgb: 0x800000),
    Entry(name: "mediumaquamarine", rgb: 0x66CDAA),
    Entry(name: "mediumblue", rgb: 0x0000CD),
    Entry(name: "mediumorchid", rgb: 0xBA55D3),
    Entry(name: "mediumpurple", rgb: 0x9370DB),
    Entry(name: "mediumseagreen", rgb: 0x3CB371),
    Entry(name: "mediumslateblue", rgb: 0x7B68EE),
    Entry(name: "mediumspringgreen", rgb: 0x00FA9A),
    Entry(name: "mediumturquoise", rgb: 0x48D1CC),
    Entry(name: "mediumvioletred", rgb: 0xC71585),
    Entry(name: "midnightblue", rgb: 0x191970),
    Entry(name: "mintcream", rgb: 0xF5FFFA),
    Entry(name: "mistyrose", rgb: 0xFFE4E1),
    Entry(name: "moccasin", rgb: 0xFFE4B5),
    Entry(name: "navajowhite", rgb: 0xFFDEAD),
    Entry(name: "navy", rgb: 0x000080),
    Entry(name: "oldlace", rgb: 0xFDF5E6),
    Entry(name: "olive", rgb: 0x808000),
    Entry(name: "olivedrab", rgb: 0x6B8E23),
    Entry(name: "orange", rgb: 0xFE7D37),  // palette
    Entry(name: "orangered", rgb: 0xFF4500),
    Entry(name: "orchid", rgb: 0xDA70D6),
    Entry(name: "palegoldenrod", rgb: 0xEEE8AA),
    Entry(name: "palegreen", rgb: 0x98FB98),
    Entry(name: "paleturquoise", rgb: 0xAFEEEE),
    Entry(name: "palevioletred", rgb: 0xDB7093),
    Entry(name: "papayawhip", rgb: 0xFFEFD5),
    Entry(name: "peachpuff", rgb: 0xFFDAB9),
    Entry(name: "peru", rgb: 0xCD853F),
    Entry(name: "pink", rgb: 0xFFC0CB),
    Entry(name: "plum", rgb: 0xDDA0DD),
    Entry(name: "powderblue", rgb: 0xB0E0E6),
    Entry(name: "purple", rgb: 0x800080),
    Entry(name: "rebeccapurple", rgb: 0x663399),
    Entry(name: "red", rgb: 0xE05D44),  // palette
    Entry(name: "rosybrown", rgb: 0xBC8F8F),
    Entry(name: "royalblue", rgb: 0x4169E1),
    Entry(name: "saddlebrown", rgb: 0x8B4513),
    Entry(name: "salmon", rgb: 0xFA8072),
    Entry(name: "sandybrown", rgb: 0xF4A460),
    Entry(name: "seagreen", rgb: 0x2E8B57),
    Entry(name: "seashell", rgb: 0xFFF5EE),
    Entry(name: "sienna", rgb: 0xA0522D),
    Entry(name: "silver", rgb: 0xC0C0C0),
    Entry(name: "skyblue", rgb: 0x87CEEB),
    Entry(name: "slateblue", rgb: 0x6A5ACD),
    Entry(name: "slategray", rgb: 0x708090),
    Entry(name: "slategrey", rgb: 0x708090),
    Entry(name: "snow", rgb: 0xFFFAFA),
    Entry(name: "springgreen", rgb: 0x00FF7F),
    Entry(name: "steelblue", rgb: 0x4682B4),
    Entry(name: "success", rgb: 0x44CC11),  // palette
    Entry(name: "tan", rgb: 0xD2B48C),
    Entry(name: "teal", rgb: 0x008080),
    Entry(name: "thistle", rgb: 0xD8BFD8),
    Entry(name: "tomato", rgb: 0xFF6347),
    Entry(name: "turquoise", rgb: 0x40E0D0),
    Entry(name: "violet", rgb: 0xEE82EE),
    Entry(name: "wheat", rgb: 0xF5DEB3),
    Entry(name: "white", rgb: 0xFFFFFF),
    Entry(name: "whitesmoke", rgb: 0xF5F5F5),
    Entry(name: "yellow", rgb: 0xDFB317),  // palette
    Entry(name: "yellowgreen", rgb: 0xA4A61D),  // palette
  ]
}
