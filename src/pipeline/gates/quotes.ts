import type { Briefing } from "#domain/briefing"
import { datedNoteOf } from "#domain/dated-note"
import { lazy } from "#domain/lazy"
import { asRead } from "#pipeline/gates/grounding/tokens"
import { isOrder } from "#pipeline/gates/reader"
import { sentencesOf } from "#pipeline/gates/sentences"

/** A memory line begins with its heading: "Goal: I want to sleep longer." */
const HEADING = /^[A-Z][a-z ]+: /

/**
 * What an answer may say back in quotation marks, numbers included: each sentence of the person's
 * memory, goal and story, without its full stop.
 */
export const quotesOf = ({ memory, profile }: Briefing): ReadonlyArray<string> =>
  [
    ...memory.map((line) => line.replace(HEADING, "")),
    ...memory.flatMap((line) => datedNoteOf(line.replace(HEADING, ""))?.said ?? []),
    profile?.goal ?? "",
    profile?.story ?? "",
  ]
    .flatMap((text) => sentencesOf(text).map((sentence) => sentence.replace(/[.\s]+$/, "")))
    .filter((sentence) => sentence !== "" && !isOrder(sentence))

const OPEN = "“"
const CLOSE = "”"

/**
 * Takes quotations out of a text as `asRead` returns it, each as a whole and in quotation marks: their numbers may
 * be printed nowhere else. They are read when a text has a quotation. Linear.
 */
export const withoutQuotes = (quotes: () => ReadonlyArray<string>): ((text: string) => string) => {
  const readQuotes = lazy(() => new Set(quotes().map(asRead)))
  return (text) => {
    let rest = ""
    let from = 0
    for (let open = text.indexOf(OPEN); open >= 0; ) {
      const close = text.indexOf(CLOSE, open)
      if (close < 0) break
      const isKnown = readQuotes().has(text.slice(open + 1, close))
      rest += text.slice(from, open) + (isKnown ? OPEN + CLOSE : text.slice(open, close + 1))
      from = close + 1
      open = text.indexOf(OPEN, from)
    }
    return rest + text.slice(from)
  }
}
