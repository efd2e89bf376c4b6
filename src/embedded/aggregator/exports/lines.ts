import { Effect, Stream } from "effect"
import type { ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"

/** A longer line is no record of an export. */
const MAX_LINE_CHARS = 16_000_000

/**
 * Hands the lines of a file over, one after the other; null stands for one that is longer than any record. The last
 * needs no line break where the file is whole, and is none where it fails: half a line is not handed over.
 * No more than one line and one piece of the file are held.
 */
export const eachLine = <E>(
  { bytes }: ExportFile,
  take: (line: string | null) => Effect.Effect<void, E>,
): Effect.Effect<void, E | ExportUnreadable> => {
  const decoder = new TextDecoder()
  let pending: Array<string> = []
  let size = 0
  const end = Effect.suspend(() => {
    const line = size > MAX_LINE_CHARS ? null : pending.join("")
    pending = []
    size = 0
    return line?.trim() === "" ? Effect.void : take(line)
  })
  const add = (text: string) => {
    size += text.length
    if (size <= MAX_LINE_CHARS) pending.push(text)
    else pending = []
  }
  const split = Effect.fnUntraced(function* (text: string) {
    let from = 0
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", from)) {
      add(text.slice(from, at))
      from = at + 1
      yield* end
    }
    add(text.slice(from))
  })
  return Stream.runForEach(bytes, (piece) => split(decoder.decode(piece, { stream: true }))).pipe(
    Effect.andThen(Effect.suspend(() => split(decoder.decode()))),
    Effect.andThen(end),
  )
}
