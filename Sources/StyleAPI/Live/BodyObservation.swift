/// Watches the observable objects that one body reads.
///
/// StyleAPI does not link the Observation library; who makes a live graph brings this along.
@_spi(Host)
public protocol BodyObservation: AnyObject {
  /// Runs a closure.
  ///
  /// - Parameters:
  ///   - body: Reads observable objects.
  ///   - change: Is called once, from any thread, after something has changed that was read.
  func observe(_ body: () -> Void, change: @escaping @Sendable () -> Void)

  /// Forgets all that was read: the body runs anew, or has gone.
  func forget()
}
