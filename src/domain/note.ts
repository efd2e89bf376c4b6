import { type Static, Type } from "typebox"
import type { DiaryDay } from "#domain/diary"
import type { NoteId, TurnId, UserId } from "#domain/ids"
import type { DailySummary } from "#domain/wearable"

/** What a note is of: a quantity, something that was there or not, something that began, or words alone. */
export const NOTE_KINDS = ["amount", "tag", "event", "text"] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** How the notes of a day make its value. */
type Fold = "sum" | "mean" | "last"

/** The columns of typed rows that notes fill, by table. */
export const NOTE_COLUMNS = {
  day: {
    weight_kg: "last",
    body_fat_pct: "last",
    body_temp_c: "mean",
    bp_systolic_mmhg: "mean",
    bp_diastolic_mmhg: "mean",
    glucose_avg_mg_dl: "mean",
    resting_hr_bpm: "last",
  },
  diary: {
    intake_kcal: "sum",
    protein_g: "sum",
    carbs_g: "sum",
    fat_g: "sum",
    fibre_g: "sum",
    sugar_g: "sum",
    water_ml: "sum",
    caffeine_mg: "sum",
    alcohol_g: "sum",
    mood: "mean",
  },
} as const satisfies {
  readonly day: Partial<Record<keyof DailySummary, Fold>>
  readonly diary: Partial<Record<keyof DiaryDay, Fold>>
}
export type NoteTable = keyof typeof NOTE_COLUMNS
export type NoteColumn = keyof (typeof NOTE_COLUMNS)["day"] | keyof (typeof NOTE_COLUMNS)["diary"]

/** The vendor's name of rows that a person's own notes make; they have no connection. */
export const NOTED = "NOTES"

/** Whether a row is made from a person's own notes. */
export const isNoted = (row: {
  readonly source_id: string | null
  readonly provider_raw: string
}): boolean => row.source_id === null && row.provider_raw === NOTED

export const MAX_NOTE_NAME = 60
export const MAX_NOTE_TEXT = 500
/** Notes of a day that are taken. */
export const MAX_NOTES_A_DAY = 200

const date = Type.String({ format: "date" })
const name = Type.String({ minLength: 1, maxLength: MAX_NOTE_NAME })
const value = Type.Number({ description: "Of an amount." })
const unit = Type.String({
  minLength: 1,
  maxLength: 20,
  description: "UCUM, or as people write it.",
})
const text = Type.String({ minLength: 1, maxLength: MAX_NOTE_TEXT })
const until = Type.String({ format: "date", description: "The last day of an event." })
const kind = Type.Enum([...NOTE_KINDS])

/** An entry of the diary. */
export const Note = Type.Object(
  {
    id: Type.String(),
    date,
    kind,
    name,
    value: Type.Optional(value),
    unit: Type.Optional(unit),
    text: Type.Optional(text),
    until: Type.Optional(until),
  },
  { title: "Note" },
)
export type Note = Static<typeof Note>

/** POST /v1/diary. */
export const NewNote = Type.Object(
  {
    date: Type.Optional(Type.String({ format: "date", description: "Today when left out." })),
    kind,
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: MAX_NOTE_NAME,
        description: "What it is of: weight, coffee, magnesium, illness. A text may go without.",
      }),
    ),
    value: Type.Optional(value),
    unit: Type.Optional(unit),
    text: Type.Optional(text),
    until: Type.Optional(until),
  },
  { title: "NewNote" },
)
export type NewNote = Static<typeof NewNote>

const orNull = <S extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Number>>(of: S) =>
  Type.Optional(Type.Union([of, Type.Null()]))

/** PATCH /v1/diary/{id}. What is left out stays, null takes a field away. */
export const ChangedNote = Type.Object(
  {
    date: Type.Optional(date),
    name: Type.Optional(name),
    value: orNull(value),
    unit: orNull(unit),
    text: orNull(text),
    until: orNull(until),
  },
  { title: "ChangedNote" },
)
export type ChangedNote = Static<typeof ChangedNote>

/** A note with its place in the rows; null is what it does not have. */
export interface StoredNote {
  readonly seq: number
  readonly id: NoteId
  readonly user_id: UserId
  readonly date: string
  readonly kind: NoteKind
  readonly name: string
  readonly value: number | null
  readonly unit: string | null
  readonly text: string | null
  readonly until: string | null
  /** The column of a typed row that it fills; null where there is none. */
  readonly column: NoteColumn | null
  /** Its value in the unit of the column. */
  readonly amount: number | null
  /** The turn in which it was said; null where it was sent. */
  readonly turn_id: TurnId | null
  readonly created_at: string
}

/** What a note holds before it is stored. */
export type NoteContent = Omit<StoredNote, "seq" | "id" | "user_id" | "turn_id" | "created_at">

/** A note as it is sent. */
export const shownNote = ({
  id,
  date,
  kind,
  name,
  value,
  unit,
  text,
  until,
}: StoredNote): Note => ({
  id,
  date,
  kind,
  name,
  ...(value === null ? {} : { value }),
  ...(unit === null ? {} : { unit }),
  ...(text === null ? {} : { text }),
  ...(until === null ? {} : { until }),
})
