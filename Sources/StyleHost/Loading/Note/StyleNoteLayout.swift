/// Where the fields of the two notes stand, and what marks them.
///
/// All numbers are little-endian. `Documentation/PluginABI.md` shows the bytes.
enum StyleNoteLayout {
  /// The section that holds both notes.
  static let section = ".note.badge-style"
  /// The owner of the notes, as ELF calls it.
  static let owner = "Badge"
  /// The layout that is written, and the highest that is read.
  static let version: UInt16 = 1
  /// The longest text, in bytes.
  static let maximumText = 65536

  /// The note with the versions and the text.
  enum Description {
    static let type: UInt32 = 0x4253_0001
    static let magic = Array("BSTY".utf8)
    /// The header's size in this layout; a longer one has fields that came later.
    static let headerSize: UInt16 = 16
    static let headerSizeOffset = 6
    static let apiMajorOffset = 8
    static let apiMinorBuiltOffset = 10
    static let apiMinorNeededOffset = 12
  }

  /// The note with what the compiler recorded.
  enum Build {
    static let type: UInt32 = 0x4253_0002
    static let magic = Array("BSTB".utf8)
    static let size: UInt16 = 20
    static let flavorOffset = 8
    static let debugOffset = 12
    static let compilerOffset = 16
  }

  /// Where the layout's version stands in both notes.
  static let versionOffset = 4

  /// A mark is the literal 1, stored as an integer for "no" and as a `Float` for "yes": only its
  /// type can depend on how the plugin is built.
  static let unset: UInt32 = 1
  static let set: UInt32 = Float(1).bitPattern
}
