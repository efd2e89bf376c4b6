import { Effect } from "effect"
import { contentOf } from "#catalogue/noted/content"
import { noteInWords } from "#catalogue/noted/wording"
import { Calendar } from "#db/calendar"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { NewNote } from "#domain/note"
import type { ToolInput } from "#domain/tool"
import { wordFact } from "#pipeline/tools/fact"

type Given = ToolInput<"noted">["notes"][number]

/** Both values of a blood pressure are said as one. */
const isPressure = ({ name }: Given): boolean =>
  /^(?:systolic|diastolic) blood pressure$/.test(name)

const pressureOf = (notes: ReadonlyArray<Given>, at: number): Given | null => {
  const [high, low] = [notes[at]!, notes[at + 1]]
  const isPair = low && isPressure(high) && isPressure(low) && high.date === low.date
  return isPair ? low : null
}

/** How notes read that a message says, and which of them cannot be kept, as facts. */
export const noted = Effect.fn("noted")(function* (user: UserId, { notes }: ToolInput<"noted">) {
  const today = yield* (yield* Calendar).today(user)
  const facts: Array<Fact> = []
  for (let at = 0; at < notes.length; at++) {
    const note = notes[at]!
    const low = pressureOf(notes, at)
    const parts: ReadonlyArray<NewNote> = low ? [note, low] : [note]
    const isTaken = parts.every((part) => !("field" in contentOf(part, today)))
    const words = low ? `blood pressure ${note.value}/${low.value} mmHg` : noteInWords(note)
    const role = isTaken ? ("note" as const) : ("untaken" as const)
    const window = { from: note.date, to: note.date }
    facts.push(wordFact(role, { label: note.name, window, n: 1, key: `${role}_${at + 1}` }, words))
    if (low) at++
  }
  return { ...noFindings, facts } satisfies Findings
})
