import type { SynthesisPart } from "#domain/briefing"
import { validatorOf } from "#domain/validator"
import { WidgetChoice } from "#domain/widget-choice"

const OPEN = "<widget>"
const CLOSE = "</widget>"
/** A longer one is no choice: what is left of it is dropped up to its end. */
const MAX_CHOICE = 4_000
const MAX_CHOICES = 8

const validator = validatorOf(WidgetChoice)

const choiceIn = (text: string): ReadonlyArray<SynthesisPart> => {
  try {
    const choice: unknown = JSON.parse(text)
    return validator().Check(choice) ? [{ choice }] : []
  } catch {
    return []
  }
}

/** How much of the end of a text may be the beginning of a mark. */
const begun = (text: string, mark: string): number => {
  for (let length = Math.min(text.length, mark.length - 1); length > 0; length--)
    if (text.endsWith(mark.slice(0, length))) return length
  return 0
}

/** Separates a text as it comes from the widgets that are asked for in it. */
const makeReader = () => {
  let held = ""
  let inside: string | null = null

  const push = (piece: string): ReadonlyArray<SynthesisPart> => {
    const parts: Array<SynthesisPart> = []
    let rest = held + piece
    held = ""
    while (rest !== "") {
      const mark = inside === null ? OPEN : CLOSE
      const at = rest.indexOf(mark)
      const kept = at < 0 ? begun(rest, mark) : 0
      const before = rest.slice(0, at < 0 ? rest.length - kept : at)
      if (inside !== null) inside += inside.length > MAX_CHOICE ? "" : before
      else if (before !== "") parts.push({ text: before })
      held = at < 0 ? rest.slice(rest.length - kept) : ""
      rest = at < 0 ? "" : rest.slice(at + mark.length)
      if (at >= 0 && inside !== null) parts.push(...choiceIn(inside))
      if (at >= 0) inside = inside === null ? "" : null
    }
    return parts
  }

  /** What was held back when the text has ended; a choice without its end is none. */
  const end = (): ReadonlyArray<SynthesisPart> =>
    inside === null && held !== "" ? [{ text: held }] : []

  return { push, end }
}

/** A name as it was meant: in braces, or with a field behind it, it is the same thing. */
const bareName = (name: string): string =>
  name.replaceAll("{", "").replaceAll("}", "").trim().split(".")[0] ?? name

/** A choice with the keys and ids that its short names stand for. */
const named = (choice: WidgetChoice, wholeOf: (name: string) => string): WidgetChoice => {
  const keyOf = (name: string) => wholeOf(bareName(name))
  switch (choice.kind) {
    case "stat_tiles":
      return { ...choice, facts: choice.facts.map(keyOf) }
    case "comparison":
      return { ...choice, a: keyOf(choice.a), b: keyOf(choice.b) }
    case "investigation_summary":
      return { ...choice, evidence: choice.evidence.map(keyOf) }
    default:
      return choice
  }
}

const BREAK = /\n[^\S\n]*\n/
const PARAGRAPHS = "\n\n"

/**
 * Puts an answer together as it comes: its text without white space at either end, and each widget that it asks for
 * behind the paragraph in which it does.
 */
export const makeComposer = (keyOf: (name: string) => string) => {
  const reader = makeReader()
  let held = ""
  let said = false
  /** Whether a widget was the last: the breaks on both its sides are one. */
  let isBehindWidget = false
  let chosen = 0
  let waiting: ReadonlyArray<SynthesisPart> = []

  const release = (): ReadonlyArray<SynthesisPart> => {
    const parts = waiting
    waiting = []
    return parts
  }

  /** White space waits for what comes after it: a break between paragraphs stays whole. */
  const write = (text: string): ReadonlyArray<SynthesisPart> => {
    const all = held + (isBehindWidget ? text.trimStart() : text)
    const piece = (said ? all : all.trimStart()).trimEnd()
    held = all.slice(all.trimEnd().length)
    if (piece === "") return []
    said = true
    isBehindWidget = false
    const at = waiting.length > 0 ? (BREAK.exec(piece)?.index ?? -1) : -1
    if (at < 0) return [{ text: piece }]
    return [
      ...(at === 0 ? [] : [{ text: piece.slice(0, at) }]),
      ...release(),
      { text: piece.slice(at) },
    ]
  }

  const place = (part: SynthesisPart): ReadonlyArray<SynthesisPart> => {
    if ("text" in part) return write(part.text)
    if (++chosen > MAX_CHOICES) return []
    waiting = [...waiting, "choice" in part ? { choice: named(part.choice, keyOf) } : part]
    if (!BREAK.test(held)) return []
    held = PARAGRAPHS
    isBehindWidget = true
    return release()
  }

  return {
    /** Whether it has shown any text. */
    hasSaid: () => said,
    push: (text: string): ReadonlyArray<SynthesisPart> => reader.push(text).flatMap(place),
    /** The rest, once the text has ended. */
    end: (): ReadonlyArray<SynthesisPart> => [...reader.end().flatMap(place), ...release()],
  }
}
