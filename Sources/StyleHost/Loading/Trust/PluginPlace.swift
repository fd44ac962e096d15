internal import Glibc

/// The way to a plugin's file: every folder, every symbolic link and the file, and who could put
/// something else there.
///
/// Whoever may write to one of the folders can exchange the plugin, whatever the file's own mode is.
/// A folder with the sticky bit, such as `/tmp`, is the exception: what is in it can only be
/// exchanged by its owner.
package struct PluginPlace: Sendable {
  /// Something on the way.
  package struct Step: Hashable, Sendable {
    /// The absolute path.
    package var path: String
    /// The type and the permissions, as `st_mode` has them.
    package var mode: UInt32
    /// The owner's number.
    package var owner: UInt32
    /// The group's number.
    package var group: UInt32
    /// Whom an access list lets write too.
    var writers: [AccessList.Writer] = []

    /// Describes a step.
    package init(path: String, mode: UInt32, owner: UInt32, group: UInt32) {
      self.path = path
      self.mode = mode
      self.owner = owner
      self.group = group
    }

    private func isType(_ type: mode_t) -> Bool { mode & S_IFMT == type }

    /// Whether it is a folder.
    var isFolder: Bool { isType(S_IFDIR) }
    /// Whether it is a symbolic link, whose permissions say nothing.
    var isLink: Bool { isType(S_IFLNK) }
    /// Whether only the owners of the entries can exchange them.
    var isSticky: Bool { isFolder && mode & S_ISVTX != 0 }
  }

  /// The steps from the root to the file.
  package let steps: [Step]

  /// The most symbolic links that are followed, as many as the kernel follows.
  private static let mostLinks = 40

  /// Takes the steps as they are given.
  package init(steps: [Step]) { self.steps = steps }

  /// Walks to a file.
  ///
  /// - Parameter path: An absolute path.
  /// - Throws: ``StyleLoadingError`` where it leads nowhere.
  package init(path: String) throws(StyleLoadingError) {
    var rest = Self.parts(of: path)
    var folder = "/"
    var links = 0
    var steps: [Step] = []
    func note(_ path: String) throws(StyleLoadingError) -> Step {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        throw StyleLoadingError(Self.failure(errno), file: path)
      }
      var step = Step(
        path: path,
        mode: status.st_mode,
        owner: status.st_uid,
        group: status.st_gid
      )
      if !step.isLink, step.mode & S_IWGRP != 0 { step.writers = AccessList.writers(of: path) }
      if !steps.contains(step) { steps.append(step) }
      return step
    }
    _ = try note("/")
    while let part = rest.popLast() {
      if part == ".." {
        folder = StylePath.parent(of: folder) ?? "/"
        continue
      }
      let place = StylePath.join(folder, part)
      let step = try note(place)
      if step.isLink {
        links += 1
        guard links <= Self.mostLinks, let target = Self.target(of: place) else {
          throw .unreadable(file: path, errno: ELOOP)
        }
        if target.utf8.first == UInt8(ascii: "/") { folder = "/" }
        rest += Self.parts(of: target)
      } else {
        folder = place
      }
    }
    self.steps = steps
  }

  /// The names in a path, the last one first.
  private static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }.reversed()
  }

  private static func failure(_ code: Int32) -> OpenFile.Failure {
    code == ENOENT || code == ENOTDIR ? .missing : .unreadable(errno: code)
  }

  private static func target(of link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(link, start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}

// MARK: - Judgement

extension PluginPlace {
  /// What is wrong with the way for a user, from the root on; nil for nothing.
  ///
  /// - Parameters:
  ///   - user: The number of the user who is to run the plugin.
  ///   - ignoresOwners: Whether what belongs to others counts too, for a file that the user has
  ///     named.
  package func problem(
    for user: UInt32 = geteuid(),
    ignoresOwners: Bool = false
  ) -> TrustProblem? {
    for step in steps {
      if !ignoresOwners, step.owner != 0, step.owner != user {
        return .foreignOwner(
          path: step.path,
          owner: Self.name(ofUser: step.owner),
          user: Self.name(ofUser: user)
        )
      }
      guard !step.isLink, !step.isSticky else { continue }
      let mode = step.mode & 0o7777
      if mode & S_IWOTH != 0 { return .writableByAll(path: step.path, mode: mode) }
      if mode & S_IWGRP != 0, !Self.isPrivate(group: step.group, of: [user, step.owner]) {
        let group = Self.group(step.group)?.name ?? String(step.group)
        return .writableByGroup(path: step.path, mode: mode, group: group)
      }
      if let writer = step.writers.first(where: { !Self.isHarmless($0, [user, step.owner]) }) {
        return .writableByList(path: step.path, writer: Self.name(of: writer))
      }
    }
    return nil
  }

  /// Whether it does no harm that somebody may write.
  private static func isHarmless(_ writer: AccessList.Writer, _ users: [UInt32]) -> Bool {
    switch writer {
    case .user(let number): number == 0 || users.contains(number)
    case .group(let number): isPrivate(group: number, of: users)
    }
  }

  private static func name(of writer: AccessList.Writer) -> String {
    switch writer {
    case .user(let number): name(ofUser: number)
    case .group(let number): group(number)?.name ?? String(number)
    }
  }

  /// Whether nobody but the superuser can exchange the file.
  package var isSystems: Bool {
    steps.allSatisfy { step in
      step.owner == 0
        && (step.isLink
          || step.mode & S_IWOTH == 0 && (step.mode & S_IWGRP == 0 || step.group == 0))
        && step.writers.allSatisfy { $0 == .user(0) || $0 == .group(0) }
    }
  }

  /// Whether a group has nobody in it but users of its own name, as many systems make one for each
  /// user.
  private static func isPrivate(group number: UInt32, of users: [UInt32]) -> Bool {
    if number == 0 { return true }
    guard let group = group(number) else { return false }
    let names = users.map(name(ofUser:))
    return names.contains(group.name) && group.members.allSatisfy { $0 == group.name }
  }

  private static func group(_ number: UInt32) -> (name: String, members: [String])? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { buffer in
      var entry = Glibc.group()
      var found: UnsafeMutablePointer<Glibc.group>?
      guard let start = buffer.baseAddress,
        getgrgid_r(number, &entry, start, buffer.count, &found) == 0, found != nil,
        let name = entry.gr_name
      else { return nil }
      var members: [String] = []
      var next = entry.gr_mem
      while let member = next?.pointee {
        members.append(String(cString: member))
        next = next?.advanced(by: 1)
      }
      return (String(cString: name), members)
    }
  }

  private static func name(ofUser number: UInt32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { buffer in
      var entry = passwd()
      var found: UnsafeMutablePointer<passwd>?
      guard let start = buffer.baseAddress,
        getpwuid_r(number, &entry, start, buffer.count, &found) == 0, found != nil,
        let name = entry.pw_name
      else { return String(number) }
      return String(cString: name)
    }
  }
}
