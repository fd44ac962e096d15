// The article's preview as it stands there, and the types that it takes for granted.
// swift-format-ignore-file

import Foundation
import StyleAPI

struct MyView_Previews: PreviewProvider {

  static var previews: some View {
    let objectWrapper = MyObjectWrapper()
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      objectWrapper.object = MyObject()
    }
    return MyView().environmentObject(objectWrapper)
  }

}

class MyObject {}

class MyObjectWrapper: ObservableObject {
  @Published var object: MyObject?
}

struct MyView: View {
  @EnvironmentObject var wrapper: MyObjectWrapper

  var body: some View {
    Text(wrapper.object == nil ? "logged out" : "logged in")
  }
}
