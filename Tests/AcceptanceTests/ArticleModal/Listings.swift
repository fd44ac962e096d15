// The last listing of "@Environment i SwiftUI" ("@Environment in SwiftUI"), an article on SwiftUI,
// as it stands there. It is code for SwiftUI; only the imports differ.
// swift-format-ignore-file

import Foundation
import StyleAPI

struct ModalView: View {
    @Environment(\.dismiss) var dismiss
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("Your name", text: $name)
                Button("Spara") { dismiss() }
            }
            .navigationTitle("Edit Profile")
        }
    }
}
