import { Stream } from "effect"
import type { Streamed } from "#upstream/anthropic/messages"

/** The tags between which models think aloud. */
const THOUGHTS = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
] as const

/** A text without what a model thought aloud before it. A thought that does not end leaves nothing. */
export const withoutThoughts = (text: string): string =>
  THOUGHTS.reduce((rest, [open, close]) => {
    const end = rest.lastIndexOf(close)
    if (end >= 0) return rest.slice(end + close.length)
    return rest.trimStart().startsWith(open) ? "" : rest
  }, text)

/** More of a thought is not looked at for its end: each piece is joined to the last few letters before it alone. */
const TAIL_CHARACTERS = 12

type State =
  | { readonly is: "beginning"; readonly held: string }
  | { readonly is: "thinking"; readonly end: string; readonly tail: string }
  | { readonly is: "text" }

const BEGINNING: State = { is: "beginning", held: "" }

/** The state after a piece of text, and what of it is the answer. */
const after = (state: State, piece: string): readonly [State, string] => {
  if (state.is === "text") return [state, piece]
  if (state.is === "thinking") {
    const seen = state.tail + piece
    const at = seen.indexOf(state.end)
    return at < 0
      ? [{ ...state, tail: seen.slice(-TAIL_CHARACTERS) }, ""]
      : after(BEGINNING, seen.slice(at + state.end.length))
  }
  const held = state.held + piece
  const begun = held.trimStart()
  const thought = THOUGHTS.find(([open]) => begun.startsWith(open))
  if (thought) {
    const [open, end] = thought
    return after({ is: "thinking", end, tail: "" }, begun.slice(open.length))
  }
  // It may still become one.
  return THOUGHTS.some(([open]) => open.startsWith(begun))
    ? [{ is: "beginning", held }, ""]
    : [{ is: "text" }, held]
}

/** A streamed answer without what a model thinks aloud, between tags, before it. */
export const withoutLeadingThought = <E>(
  parts: Stream.Stream<Streamed, E>,
): Stream.Stream<Streamed, E> =>
  Stream.suspend(() => {
    let state: State = BEGINNING
    return Stream.flatMap(parts, (part) => {
      if (!("text" in part)) {
        const held = state.is === "beginning" ? state.held : ""
        state = BEGINNING
        const rest = "restarted" in part || held === "" ? [] : [{ text: held }]
        return Stream.fromIterable<Streamed>([...rest, part])
      }
      const [next, text]: readonly [State, string] = after(state, part.text)
      state = next
      return text === "" ? Stream.empty : Stream.succeed<Streamed>({ text })
    })
  })
