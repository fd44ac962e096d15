import Foundation
import StyleAPI

/// A style with all that StyleAPI has of Foundation's types, a line for each.
struct MomentsStyle: BadgeStyle {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private static let moment = Date(timeIntervalSinceReferenceDate: 700_000_000)

  func makeBody(_ label: AnyView) -> some View {
    VStack(alignment: .leading) {
      label
      Text("\(locale.identifier) \(calendar.identifier) \(timeZone.identifier)")
      Text(Self.moment, format: .dateTime.year().month().day().hour().minute())
      Text("\(0.5, format: .percent)").environment(\.locale, Locale(identifier: "de_DE"))
      Text(1234.5, format: .number).transformEnvironment(\.locale) {
        $0 = Locale(identifier: $0.identifier == "sv_SE" ? "fr_CH" : "en")
      }
      if let url = URL(string: "https://example.org") { Link("link", destination: url) }
      TimelineView(.explicit([Self.moment])) { Text("\($0.date == Self.moment)") }
      TimelineView(.everyMinute) { context in
        let seconds = context.date.timeIntervalSinceReferenceDate
        Text("\(Int(seconds) % 60)").onReceive(TimerPublisher(every: .seconds(1))) { _ in }
      }
    }
  }
}
