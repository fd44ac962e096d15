// What the article says of the listing: the view is presented as a sheet, and closes itself.
// swift-format-ignore-file

import Foundation
import StyleAPI

struct Profile: View {
    @State private var isEditing = false

    var body: some View {
        VStack {
            Text(isEditing ? "editing" : "not editing")
            Button("Edit") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) { ModalView() }
    }
}
