// The type that the article takes for granted, and users that can be told apart.
// swift-format-ignore-file

import Foundation
import StyleAPI

struct User {
    static let `default` = User(name: "nobody")

    var name: String
}

struct CurrentUserView: View {
    @Environment(\.currentUser) var user

    var body: some View {
        Text(verbatim: user.name)
    }
}

struct Author: UserProtocol, Equatable {
    static var `default`: Self { Self(name: "no author") }

    var name: String
}

struct Reviewer: UserProtocol, Equatable {
    static var `default`: Self { Self(name: "no reviewer") }

    var name: String
}

struct AuthorView: View {
    @Environment() private var author: Author

    var body: some View {
        Text(verbatim: author.name)
    }
}

struct ReviewerView: View {
    @Environment() private var reviewer: Reviewer

    var body: some View {
        Text(verbatim: reviewer.name)
    }
}

/// Writes an author that changes and a reviewer that does not.
struct Review: View {
    @State private var number = 1

    var body: some View {
        VStack {
            Button("next author") { number += 1 }
            VStack {
                AuthorView()
                ReviewerView()
            }
            .userEnvironment(Author(name: "author \(number)"))
            .userEnvironment(Reviewer(name: "reviewer"))
        }
    }
}
