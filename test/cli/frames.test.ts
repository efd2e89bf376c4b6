import { describe, expect, test } from "bun:test"
import { frameReader } from "#cli/frames"
import { printable } from "#cli/terminal"

const STREAM =
  ': open\n\nevent: phase\nid: 1\ndata: {"agent":"ä"}\n\n: heartbeat\n\n' +
  "event: turn.completed\nid: 9007199254740991\ndata: {}\n\n"

const FRAMES = [
  { type: "phase", id: "1", data: '{"agent":"ä"}' },
  { type: "turn.completed", id: "9007199254740991", data: "{}" },
]

describe("an event stream", () => {
  test("is read the same in whatever pieces it comes", () => {
    const bytes = new TextEncoder().encode(STREAM)
    for (const size of [1, 2, 7, 64, bytes.length]) {
      const framesIn = frameReader()
      const frames = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        framesIn(bytes.subarray(at * size, (at + 1) * size)),
      ).flat()
      expect(frames).toEqual(FRAMES)
    }
  })

  test("that breaks off keeps back what is not whole", () => {
    expect(frameReader()(new TextEncoder().encode("event: phase\ndata: {}\n"))).toEqual([])
  })
})

test("a text is printed without what a terminal would obey", () => {
  expect(printable("one\ttwo\n\u001B[2J\u009B1mthree\r\u0007")).toBe("one\ttwo\n[2J1mthree")
})
