/// The workflow of a new style's package, which builds, tests and validates it for every push.
struct StyleWorkflow {
  /// What the package is built against.
  let sdk: HostSDK

  /// The variable that its user fills in: where badge's repository is, `#`, and a tag of it.
  static let repositoryVariable = "BADGE_REPOSITORY"
  /// The variable by which a package finds the repository that it is built against.
  static let checkoutVariable = "BADGE_CHECKOUT"

  /// The file.
  var text: String {
    """
    name: style
    on: [push, pull_request]

    env:
      # FILL THIS IN, and nothing else: where badge's repository is, '#', and the tag or branch of it
      # to build, as in https://example.org/badge.git#1.0.0
      \(Self.repositoryVariable): ""

    jobs:
      style:
        runs-on: ubuntu-latest
        container: swift:6.3
        defaults:
          run:
            shell: bash
        steps:
          - uses: actions/checkout@v4
          - name: Get badge
            run: |
              case $\(Self.repositoryVariable) in
                *?"#"?*) ;;
                *)
                  echo "::error::Fill in \(Self.repositoryVariable) in .github/workflows/style.yml: URL#TAG"
                  exit 1
                  ;;
              esac
              git clone --depth 1 --branch "${\(Self.repositoryVariable)##*#}" \\
                "${\(Self.repositoryVariable)%%#*}" "$HOME/badge"
          - name: Build badge
            run: |
    \(setUp.map { "          " + $0 }.joined(separator: "\n"))
          - name: Build
            run: badge style build
          - name: Test
            run: swift test
          - name: Validate
            run: badge style validate . --junit report.xml
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: report
              path: report.xml
              if-no-files-found: ignore

    """
  }

  /// The commands that build badge, and say to the steps that follow where it is.
  private var setUp: [String] {
    switch sdk {
    case .installed:
      [
        #""$HOME/badge/Scripts/install" "$HOME/.local""#,
        #"echo "$HOME/.local/bin" >>"$GITHUB_PATH""#,
        #"echo "PKG_CONFIG_PATH=$HOME/.local/lib/pkgconfig" >>"$GITHUB_ENV""#,
        #"echo "LD_LIBRARY_PATH=$HOME/.local/lib" >>"$GITHUB_ENV""#,
      ]
    case .checkout:
      [
        #"swift build --package-path "$HOME/badge""#,
        #"swift build --package-path "$HOME/badge" --show-bin-path >>"$GITHUB_PATH""#,
        "echo \"\(Self.checkoutVariable)=$HOME/badge\" >>\"$GITHUB_ENV\"",
      ]
    }
  }
}
