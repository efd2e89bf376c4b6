import type { Note } from "#domain/note"
import { numberText } from "#web/format"
import { text } from "#web/text"
import type { Diary } from "./diary"
import { EditedLine } from "./edited-line"
import { PressureFields } from "./fields"
import { givenOf } from "./quick"

const words = text.notes

/** The two notes of one reading. */
export interface Pressure {
  readonly systolic: Note
  readonly diastolic: Note
}

const UPPER = /^systolic\b/i
const LOWER = /^diastolic\b/i

const isOf = (name: RegExp) => (note: Note) =>
  note.kind === "amount" && note.unit === "mmHg" && note.value !== undefined && name.test(note.name)

const pressureOf = (one: Note, next: Note | undefined): Pressure | null => {
  if (!next) return null
  if (isOf(UPPER)(one) && isOf(LOWER)(next)) return { systolic: one, diastolic: next }
  return isOf(LOWER)(one) && isOf(UPPER)(next) ? { systolic: next, diastolic: one } : null
}

/** The notes of a day, with both values of a blood pressure as one where they stand beside each other. */
export const withPressures = (notes: ReadonlyArray<Note>): ReadonlyArray<Note | Pressure> => {
  const shown: Array<Note | Pressure> = []
  for (let at = 0; at < notes.length; at++) {
    const pressure = pressureOf(notes[at]!, notes[at + 1])
    shown.push(pressure ?? notes[at]!)
    if (pressure) at++
  }
  return shown
}

/** A blood pressure as it is read: `128/82 mmHg`; both of its notes are changed and deleted together. */
export const PressureItem = (given: { readonly of: Pressure; readonly diary: Diary }) => {
  const { diary } = given
  const { systolic, diastolic } = given.of
  const name = words.quick.pressure
  return (
    <EditedLine
      name={name}
      fields={
        <PressureFields
          date={systolic.date}
          systolic={systolic.value}
          diastolic={diastolic.value}
        />
      }
      change={async (fields) => {
        const said = givenOf(fields)
        const date = said.date ? { date: said.date } : {}
        const keep = ({ id }: Note, value: string | undefined) =>
          diary.rewrite(id, { ...date, value: Number(value), unit: "mmHg" })
        await keep(systolic, said.systolic)
        await keep(diastolic, said.diastolic)
      }}
      remove={async () => {
        await diary.remove(systolic.id)
        await diary.remove(diastolic.id)
      }}
    >
      <p>
        <span class="what">{name}</span>
        <b class="amount">
          {numberText(systolic.value ?? 0, 2)}/{numberText(diastolic.value ?? 0, 2)} mmHg
        </b>
      </p>
    </EditedLine>
  )
}
