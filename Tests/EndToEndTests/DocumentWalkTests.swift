import Foundation
import TestSupport
import Testing

@Suite("Following a document")
struct DocumentWalkTests {
  @Test("finds its blocks, with the files that they are the content of")
  func blocks() {
    let document = """
      # Title

      `a/b.txt`:

      ```
      one

      ```
      Some `code` in `b.txt`

      ```sh
      cat a/b.txt
      ```

      `c.swift`
      ```swift
      ```

      """
    #expect(
      MarkdownBlock.blocks(in: document) == [
        MarkdownBlock(language: "", text: "one\n\n", line: 5, file: "a/b.txt"),
        MarkdownBlock(language: "sh", text: "cat a/b.txt\n", line: 11, file: nil),
        MarkdownBlock(language: "swift", text: "", line: 16, file: "c.swift"),
      ]
    )
  }

  @Test("writes files, runs commands and compares what they write")
  func success() async throws {
    let mismatches = try await walk(
      """
      `a/b.txt`

      ```
      one
      two
      three
      ```

      ```sh
      cat a/b.txt
      echo errors are shown too >&2
      false  # this fails
      ```

      ```text
      one
      …
      errors are shown too
      ```

      ```swift
      import StyleAPI
      let badge = Badge("build", "passing")
      ```

      ```json
      { "not": "looked at" }
      ```
      """
    )
    #expect(mismatches.isEmpty)
  }

  @Test(
    "says where something is not as the document says",
    arguments: [
      ("```sh\nfalse\necho not reached\n```", "exited with 1"),
      ("```sh\nfalse | true\ntrue  # fails\n```", "this did not fail"),
      ("```sh\necho one\n```\n\n```text\ntwo\n```", "rather than"),
      ("```sh\necho one; echo two\n```\n\n```text\none\n```", "rather than"),
      ("```swift\nlet badge = Badge(1)\n```", "does not compile"),
    ]
  )
  func mismatch(_ document: String, _ message: String) async throws {
    let mismatches = try await walk("Text.\n\n" + document)
    #expect(mismatches.count == 1)
    #expect(mismatches.first?.place == "page.md:3")
    #expect(mismatches.first?.message.contains(message) == true)
  }

  @Test(
    "takes … for any lines",
    arguments: [
      ("a\nb\nc\n", "a\n…\nc\n", true), ("a\nc\n", "a\n…\nc\n", true),
      ("a\nb\n", "…\n", true), ("a\nb\n", "…\nc\n", false), ("a\n", "a\nb\n", false),
      ("a\nb\na\nc\n", "…\na\nc\n", true), ("from /tmp/x/y\n", "from …/y\n", true),
      ("from /tmp/x/y\n", "from …/z\n", false), ("ab\n", "a…b\n", true),
    ]
  )
  func ellipsis(_ text: String, _ pattern: String, _ matches: Bool) {
    #expect(DocumentWalk.matches(text, pattern) == matches)
  }

  @Test("works for the first page of StyleAPI's documentation")
  func firstPage() async throws {
    let page = BuiltProducts.repository.appending(
      path: "Sources/StyleAPI/StyleAPI.docc/StyleAPI.md"
    )
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(!MarkdownBlock.blocks(in: text).isEmpty)
    #expect(try await walk(text).isEmpty)
  }

  private func walk(_ document: String) async throws -> [DocumentWalk.Mismatch] {
    try await TemporaryFolder.with { folder in
      try await DocumentWalk(
        name: "page.md",
        blocks: MarkdownBlock.blocks(in: document),
        folder: folder.url
      ).run()
    }
  }
}
