import type { NewNote } from "#domain/note"
import { text } from "#web/text"

/** What people note most, then the kinds that take everything else. */
export const QUICK = Object.keys(text.notes.quick) as ReadonlyArray<Quick>
export type Quick = keyof typeof text.notes.quick

/** What a form says of a note: its fields by name, without the empty ones. */
export type Given = Readonly<Record<string, string>>

export const givenOf = (fields: FormData): Given =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
    ),
  )

const value = ({ value, unit }: Given) => ({
  value: Number(value),
  ...(unit ? { unit } : {}),
})

const event = (name: string, { text, until }: Given): NewNote => ({
  kind: "event",
  name,
  ...(text ? { text } : {}),
  ...(until ? { until } : {}),
})

const written: Readonly<Record<Quick, (given: Given) => ReadonlyArray<NewNote>>> = {
  coffee: (given) => [{ kind: "amount", name: "coffee", ...value(given) }],
  alcohol: (given) => [{ kind: "amount", name: "drinks", ...value(given) }],
  weight: (given) => [{ kind: "amount", name: "weight", ...value(given) }],
  pressure: ({ systolic, diastolic }) => [
    { kind: "amount", name: "systolic", value: Number(systolic), unit: "mmHg" },
    { kind: "amount", name: "diastolic", value: Number(diastolic), unit: "mmHg" },
  ],
  mood: (given) => [{ kind: "amount", name: "mood", ...value(given) }],
  medicine: ({ name = "", ...given }) => [
    given.value ? { kind: "amount", name, ...value(given) } : { kind: "tag", name },
  ],
  illness: (given) => [event("illness", given)],
  trip: (given) => [event("trip", given)],
  tag: ({ name = "" }) => [{ kind: "tag", name }],
  amount: ({ name = "", ...given }) => [{ kind: "amount", name, ...value(given) }],
  event: ({ name = "", ...given }) => [event(name, given)],
  text: ({ text = "" }) => [{ kind: "text", text }],
}

/** The notes that a filled form of a kind makes. */
export const notesOf = (quick: Quick, given: Given): ReadonlyArray<NewNote> =>
  written[quick](given).map((note) => ({ ...(given.date ? { date: given.date } : {}), ...note }))
