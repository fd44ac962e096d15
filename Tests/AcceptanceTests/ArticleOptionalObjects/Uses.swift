// The types that the article takes for granted, and its injection of the object.
// swift-format-ignore-file

import Foundation
import StyleAPI

struct UserEntity {
  var name: String
}

struct LoginView: View {
  @EnvironmentObject var userWrapper: UserWrapper
  @State private var attempts = 0

  var body: some View {
    VStack {
      Text("attempts \(attempts)")
      Button("try") { attempts += 1 }
      Button("log in") { userWrapper.user = UserEntity(name: "Ada") }
    }
  }
}

struct HomeView: View {
  @EnvironmentObject var userWrapper: UserWrapper

  var body: some View {
    VStack {
      Text("hello \(userWrapper.user?.name ?? "nobody")")
      Button("log out") { userWrapper.user = nil }
    }
  }
}

/// The view below its object, with a user or without.
func landing(_ userWrapper: UserWrapper, user: UserEntity?) -> some View {
  userWrapper.user = user
  let view = LandingView().environmentObject(userWrapper)
  return view
}
