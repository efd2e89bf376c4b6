import { type Ear, notesIn, type SaidNote } from "#catalogue/noted/spoken"
import { numberAlone } from "#catalogue/noted/spoken-amount"
import { dated } from "#catalogue/noted/spoken-date"
import { spanIn } from "#catalogue/noted/spoken-span"
import type { Briefing } from "#domain/briefing"
import { unitsOf } from "#domain/profile"
import { typewritten } from "#language/normalise"
import { pattern } from "#language/pattern"

/** What a message does to the diary. */
export interface Said {
  readonly does: "note" | "replace" | "undo"
  /** What is noted, or was and is taken back. */
  readonly notes: ReadonlyArray<SaidNote>
  /** What is asked beside it; empty where nothing is. */
  readonly rest: string
}

const MAX_CHARS = 400
const MAX_BACK = 6

const UNDO = pattern(
  `^(?:(?:ok|oh|no|sorry|please|oops|wait|actually)[, ]+)*(?:undo|scratch|delete|remove|cancel|
  forget|revert|take back|take|strike)(?: (?:that|it|this|them|the last (?:one|note|entry)|
  my last (?:note|entry)|(?:the|that|this) (?:note|entry)))?(?: back| again)?(?: please)?$`,
)
const CORRECTS = pattern(
  String.raw`^(?:(?:no|nope|nah|actually|sorry|oops|wait|correction|oh|ok|rather|i mean|i meant|make it|
  make that|change it to|change that to|it was|that was|that's|it's|it should be|should be|
  not that|not)[,:]?\s+)+`,
)

/** "remove the coffee", "delete the magnesium note": one of what was noted by its name. */
const UNDO_NAMED = pattern(
  `^(?:(?:ok|oh|no|sorry|please|actually)[, ]+)*(?:undo|scratch|delete|remove|cancel|take back|
  strike) (?:the|that|those|my) ([a-z][a-z -]{2,40}?)(?: (?:note|entry|again|please))*$`,
)
/** It means a note, whatever was said since. */
const NAMES_A_NOTE = /^.*\b(?:undo|note|entry)\b/
const PRESSURE = /^\d{2,3} ?(?:\/|over) ?\d{2,3}$/
const UNTIL = /^(?:until|till|to) (.+)$/

const sentencesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")

/** The notes of a message, and what it asks beside them; null where a sentence is neither. */
const noted = (text: string, ear: Ear, isFirst: boolean): Said | null => {
  const notes: Array<SaidNote> = []
  const asked: Array<string> = []
  let isMeant = false
  for (const sentence of sentencesOf(text)) {
    const heard = notesIn(sentence.toLowerCase(), ear)
    if (heard) {
      notes.push(...heard.notes)
      if (heard.isMeant || (isFirst && heard.notes.every(({ kind }) => kind === "amount")))
        isMeant = true
      continue
    }
    if (!sentence.endsWith("?")) return null
    // "had 2 coffees, is that too much?"
    const comma = sentence.indexOf(", ")
    const before = comma < 0 ? null : notesIn(sentence.slice(0, comma).toLowerCase(), ear)
    if (before?.isMeant) notes.push(...before.notes)
    asked.push(before?.isMeant ? sentence.slice(comma + 2) : sentence)
    if (before?.isMeant) isMeant = true
  }
  return notes.length > 0 && isMeant ? { does: "note", notes, rest: asked.join(" ") } : null
}

/** "no, from Tuesday to Friday", "until Friday": an event with its other days; null for anything else. */
const daysCorrected = (
  rest: string,
  ear: Ear,
  before: ReadonlyArray<SaidNote>,
): ReadonlyArray<SaidNote> | null => {
  const [event, more] = before
  if (event?.kind !== "event" || more) return null
  const [, last] = UNTIL.exec(rest) ?? []
  const began = last === undefined ? null : spanIn(`from ${event.date} to ${last}`, ear.today)
  const span = began ?? spanIn(rest, ear.today)
  return span?.rest === "" ? [{ ...event, date: span.from, until: span.until }] : null
}

/** "no, 3 coffees", "make that 3", "that was yesterday": the notes before, with what they should have said. */
const corrected = (text: string, ear: Ear, before: ReadonlyArray<SaidNote>): Said | null => {
  const said = text.replace(/[\s.!]+$/, "")
  const rest = said.replace(CORRECTS, "")
  if (rest === said) return null
  const replaced = (notes: ReadonlyArray<SaidNote>): Said => ({ does: "replace", notes, rest: "" })
  const number = numberAlone(rest)
  const [only, more] = before
  if (number !== null && only?.value !== undefined && !more)
    return replaced([{ ...only, value: number }])
  const days = daysCorrected(rest, ear, before)
  if (days) return replaced(days)
  const { rest: left, date } = dated(rest, ear.today)
  if (left === "" && date !== null)
    return replaced(before.map(({ until, ...note }) => ({ ...note, date })))
  const thing = only?.kind !== "amount" ? "" : PRESSURE.test(rest) ? "bp" : more ? "" : only.name
  const heard = notesIn(rest, ear) ?? (thing ? notesIn(`${thing} ${rest}`, ear) : null)
  if (heard === null) return null
  const day = before[0]!.date
  const isDated = date !== null
  const names = new Set(heard.notes.map(({ name }) => name))
  const kept = before.length > 1 ? before.filter(({ name }) => !names.has(name)) : []
  return replaced([
    ...kept,
    ...heard.notes.map((note) => (isDated ? note : { ...note, date: day })),
  ])
}

const earOf = ({ today, profile }: Briefing): Ear => ({ today, units: unitsOf(profile) })

/** The question before this one, on its own day; null for the first. */
const before = (briefing: Briefing): Briefing | null => {
  const { messages, thread = [] } = briefing
  const now = messages.findLastIndex(({ role }) => role === "user")
  const then = messages.slice(0, Math.max(now, 0)).findLastIndex(({ role }) => role === "user")
  if (then >= 0)
    return { ...briefing, question: messages[then]!.content, messages: messages.slice(0, then + 1) }
  const last = thread.at(-1)
  return last === undefined
    ? null
    : {
        ...briefing,
        question: last.question,
        messages: [{ role: "user", content: last.question }],
        today: last.today,
        thread: thread.slice(0, -1),
      }
}

/** What was noted last: by the message before, or by one before that where a note is meant by name. */
const lastBehind = (briefing: Briefing, depth: number, isAny: boolean): Said | null => {
  const said = read(briefing, depth)
  const earlier = said === null && isAny && depth > 0 ? before(briefing) : null
  return earlier ? lastBehind(earlier, depth - 1, isAny) : said
}

const MIN_SAME = 4

/** The notes without the one of a name; null where none has it. */
const withoutNamed = (notes: ReadonlyArray<SaidNote>, named: string): Said | null => {
  const isNamed = ({ name = "", text = "" }: SaidNote) =>
    [name, text].some((own) => own.startsWith(named.slice(0, Math.max(MIN_SAME, named.length - 1))))
  const left = notes.filter((note) => !isNamed(note))
  if (left.length === notes.length) return null
  return left.length === 0
    ? { does: "undo", notes, rest: "" }
    : { does: "replace", notes: left, rest: "" }
}

const read = (briefing: Briefing, depth: number): Said | null => {
  const text = typewritten(briefing.question.slice(0, MAX_CHARS + 1)).trim()
  if (briefing.question.length > MAX_CHARS || text === "") return null
  const ear = earOf(briefing)
  const earlier = depth > 0 ? before(briefing) : null
  const plain = noted(text, ear, earlier === null)
  const lower = text.toLowerCase()
  const order = lower.replace(/[\s.!]+$/, "")
  const named = UNDO_NAMED.exec(order)?.[1]
  const undoes = UNDO.test(order)
  if (!(undoes || named || CORRECTS.test(lower)) || earlier === null) return plain
  const last = lastBehind(earlier, depth - 1, named !== undefined || NAMES_A_NOTE.test(order))
  if (last === null || last.does === "undo") return plain
  if (undoes) return { does: "undo", notes: last.notes, rest: "" }
  if (named) return withoutNamed(last.notes, named) ?? plain
  return corrected(lower, ear, last.notes) ?? plain
}

const known = new WeakMap<Briefing, { readonly said: Said | null }>()

/**
 * What the message of a briefing notes in the diary, or changes of what was noted before it; null for any other
 * message. A message of which a part is neither a note nor a question notes nothing. Cached by briefing.
 */
export const saidIn = (briefing: Briefing): Said | null => {
  const cached = known.get(briefing)
  if (cached) return cached.said
  const said = briefing.deep_research ? null : read(briefing, MAX_BACK)
  known.set(briefing, { said })
  return said
}
