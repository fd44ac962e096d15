// The two uses in the article's listings, each as the body of a view, and two that try what it says
// of subtrees.
// swift-format-ignore-file

import Foundation
import StyleAPI

struct Counter: View {
    var body: some View {
        Text(100, format: .number)
            .badge { Text(100, format: .number) }
    }
}

struct Mailboxes: View {
    var body: some View {
        HStack {
            Text("Inbox")
            Text("Spam")
                .badge {
                    Text(3000, format: .number)
                }
        }
        .badgeStyle(.fancy)
    }
}

/// Two badges, one of them nested deeper, below one style.
struct Subtree: View {
    var body: some View {
        VStack {
            Text("Spam").badge { Text("1") }
            HStack {
                Text("Drafts").badge { Text("2") }
            }
        }
        .badgeStyle(.fancy)
    }
}

/// A badge beside a subtree with a style of its own.
struct Neighbours: View {
    var body: some View {
        HStack {
            Text("Inbox").badge { Text("1") }
            Text("Spam").badge { Text("2") }
                .badgeStyle(.fancy)
        }
    }
}
