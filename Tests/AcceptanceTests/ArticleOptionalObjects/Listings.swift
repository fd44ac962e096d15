// The listings of an article on environment objects in SwiftUI to which nil can be assigned, as
// they stand there. They are code for SwiftUI; only the imports differ, and the conformance to
// `ObservableObject`, which is missing there and without which SwiftUI would not take the class.
// swift-format-ignore-file

import Foundation
import StyleAPI

class UserWrapper: ObservableObject {
  @Published var user: UserEntity?
}

struct LandingView: View {

  @EnvironmentObject var userWrapper: UserWrapper

  var body: some View {
    if userWrapper.user == nil {
      LoginView()
    } else {
      HomeView()
    }
  }

}
