// The listings of "[SwiftUI] ジェネリックな@Environment / EnvironmentValueを追加する" ("adding a
// generic @Environment / EnvironmentValue"), an article on SwiftUI, as they stand there. They are
// code for SwiftUI; only the imports differ, and the bodies that the article leaves out.
// swift-format-ignore-file

import Foundation
import StyleAPI

/// The article's first listing, whose view has the name of its last one.
enum Introduction {
    struct ContentView: View {
        @Environment(\.colorScheme) var colorScheme: ColorScheme

        var body: some View {
            Text(verbatim: "\(colorScheme)")
        }
    }
}

struct UserEnvironmentKey: EnvironmentKey {
    typealias Value = User
    static var defaultValue: User = .default
}

extension EnvironmentValues {
    var currentUser: User {
        get {
            self[UserEnvironmentKey.self]
        }
        set {
            self[UserEnvironmentKey.self] = newValue
        }
    }
}

protocol UserProtocol {
    static var `default`: Self { get }
}

struct HogeUser: UserProtocol {
    static var `default`: Self { Self() }
}

struct FugaUser: UserProtocol {
    static var `default`: Self { Self() }
}

struct GenericUserEnvironmentKey<User: UserProtocol>: EnvironmentKey {
    typealias Value = User
    static var defaultValue: Value { User.default }
}

struct UserSpecifier<User: UserProtocol>: Hashable {
    func hash(into hasher: inout Hasher) {
        hasher.combine(String(describing: User.self))
    }
}

extension EnvironmentValues {
    subscript<User: UserProtocol>(user _: UserSpecifier<User>) -> User {
        get {
            self[GenericUserEnvironmentKey<User>.self]
        }
        set {
            self[GenericUserEnvironmentKey<User>.self] = newValue
        }
    }
}

extension Environment {
    init() where Value: UserProtocol {
        self.init(\.[user: UserSpecifier()])
    }
}

extension View {
    func userEnvironment(_ value: some UserProtocol) -> some View {
        self.environment(\.[user: UserSpecifier()], value)
    }
}

struct ContentView: View {
    @Environment private var hogeUser: HogeUser
    @Environment private var fugaUser: FugaUser

    var body: some View {
        VStack {
            Text(verbatim: "\(hogeUser)")
            Text(verbatim: "\(fugaUser)")
        }
    }
}

extension ContentView {
    /// The view, as others make it: what the compiler makes for it takes its two private properties,
    /// since an `init()` in an extension does not count as a wrapper's default.
    static func make() -> ContentView { ContentView(hogeUser: Environment(), fugaUser: Environment()) }
}
