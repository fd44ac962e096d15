internal import StyleAPI

/// A display list's buffers as pointers, for renderers that walk it many times.
///
/// Valid only within ``StyleAPI/DisplayList/withContents(_:)``. Spans are checked against the
/// buffers, so that a list with a wrong index ends the program instead of reading foreign memory.
struct DisplayListContents: BitwiseCopyable {
  let items: UnsafeBufferPointer<DisplayItem>
  let text: UnsafeBufferPointer<UInt8>
  let path: UnsafeBufferPointer<PathElement>
  let gradients: UnsafeBufferPointer<DisplayGradient>
  let images: UnsafeBufferPointer<DisplayImage>

  /// The UTF-8 that a span names.
  @inline(__always)
  func bytes(_ span: TextSpan) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Self.range(span.first, span.count, in: text.count)])
  }

  /// The path elements that an outline names.
  @inline(__always)
  func elements(first: Int32, count: Int32) -> UnsafeBufferPointer<PathElement> {
    UnsafeBufferPointer(rebasing: path[Self.range(first, count, in: path.count)])
  }

  @inline(__always)
  private static func range(_ first: Int32, _ count: Int32, in total: Int) -> Range<Int> {
    let first = Int(first)
    let count = Int(count)
    precondition(
      first >= 0 && count >= 0 && first + count <= total,
      "a span of the display list lies outside of its buffer"
    )
    return first..<first + count
  }

  /// The gradient with an index.
  func gradient(_ index: Int32) -> DisplayGradient { address(ofGradient: index).pointee }

  /// The address of the gradient with an index, for those who don't want a copy of its stops.
  func address(ofGradient index: Int32) -> UnsafePointer<DisplayGradient> {
    guard gradients.indices.contains(Int(index)), let first = gradients.baseAddress else {
      preconditionFailure("there is no gradient with this index")
    }
    return first + Int(index)
  }

  /// The image with an index.
  func image(_ index: Int32) -> DisplayImage {
    precondition(images.indices.contains(Int(index)), "there is no image with this index")
    return images[Int(index)]
  }

  /// The index of the item that closes the group opened at an index, or the number of items.
  func end(ofGroupAt index: Int) -> Int {
    var depth = 0
    for position in index..<items.count {
      if items[position].opens {
        depth += 1
      } else if case .end = items[position] {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return items.count
  }
}

extension DisplayList {
  /// Calls the closure with the list's buffers.
  @inline(__always)
  func withContents<Result>(_ body: (DisplayListContents) -> Result) -> Result {
    items.withUnsafeBufferPointer { items in
      text.withUnsafeBufferPointer { text in
        path.withUnsafeBufferPointer { path in
          gradients.withUnsafeBufferPointer { gradients in
            images.withUnsafeBufferPointer { images in
              body(
                DisplayListContents(
                  items: items,
                  text: text,
                  path: path,
                  gradients: gradients,
                  images: images
                )
              )
            }
          }
        }
      }
    }
  }
}
