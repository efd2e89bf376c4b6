import { type Static, type TSchema, Type } from "typebox"
import { Biomarker, Printed } from "#domain/biomarker"
import { Lab } from "#domain/lab"
import { Memory } from "#domain/memory"
import { ModelCall } from "#domain/model-call"
import { Note } from "#domain/note"
import { Condition } from "#domain/profile"
import { STEPS } from "#domain/step"
import { STRIKE_CLASSES } from "#domain/strike"
import { DATA_TYPES, MAX_MESSAGE_CHARS, MAX_MESSAGES, Message, TurnFailure } from "#domain/turn"
import { TurnResult } from "#domain/turn-result"

/** The version of the files of an export that an import reads. */
export const EXPORT_VERSION = 1

/** By this the FHIR resources of an export say whose they are. */
export const EXPORT_SOURCE = "urn:hygeia:export"

/** The payloads that rows are written back as. */
export const RESTORED_PAYLOADS = [
  "daily",
  "body",
  "nutrition",
  "menstruation",
  "sleep",
  "activity",
] as const

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const id = Type.String({ pattern: "^[a-z]+_[A-Za-z0-9_]{1,64}$" })
const text = Type.String({ maxLength: 100_000 })
const stamp = Type.String({
  pattern:
    "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,6})?Z$",
})
const name = Type.String({ maxLength: 400 })
const amount = Type.Integer({ minimum: 0 })
/** Epoch milliseconds, until the year 2100. */
const instant = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })

/** A source as the first line of its deliveries names it. */
export const ExportedSource = Type.Object({
  /** Its id on the server that was exported. */
  id,
  /** What its link is made of on a server that restores it. */
  origin: Type.String({ pattern: "^[A-Za-z0-9_.]{1,80}$" }),
  provider: Type.String({ minLength: 1, maxLength: 60 }),
})
export type ExportedSource = Static<typeof ExportedSource>

/** A line of deliveries: one item of a payload. */
export const ExportedDelivery = Type.Object({
  type: Type.Enum([...RESTORED_PAYLOADS]),
  origin: Type.Enum(["webhook", "import", "export_file"]),
  ordering_ms: orNull(Type.Integer()),
  data: Type.Array(Type.Object({}), { minItems: 1, maxItems: 1 }),
})
export type ExportedDelivery = Static<typeof ExportedDelivery>

/** The profile of a person as they stated it. */
export const ExportedProfile = Type.Object({
  name: orNull(Type.String({ maxLength: 80 })),
  age: orNull(Type.Number({ minimum: 0, maximum: 120 })),
  gender: orNull(Type.Enum(["male", "female"])),
  height_cm: orNull(Type.Number({ minimum: 50, maximum: 260 })),
  weight_kg: orNull(Type.Number({ minimum: 20, maximum: 400 })),
  smoker: orNull(Type.Enum(["yes", "no"])),
  alcohol_consumption: orNull(Type.Enum(["never", "occasional", "regular"])),
  conditions: Type.Array(Condition, { maxItems: 50 }),
  medications: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 50 }),
  goal: orNull(Type.String({ maxLength: 500 })),
  story: orNull(Type.String({ maxLength: 1000 })),
  birthday: orNull(Type.String({ format: "date" })),
  country: orNull(Type.String({ pattern: "^[A-Z]{2}$" })),
  units: orNull(Type.Enum(["metric", "us"])),
  time_zone: orNull(Type.String({ maxLength: 64 })),
})
export type ExportedProfile = Static<typeof ExportedProfile>

/** An entry of the memory. */
export const ExportedMemory = Type.Object({
  ...Memory.properties,
  id,
  ts: stamp,
  text,
  turn_id: orNull(id),
  topic: text,
})
export type ExportedMemory = Static<typeof ExportedMemory>

/** A thread without its turns. */
export const ExportedConversation = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 128 }),
  title: orNull(text),
  question: text,
  preview: text,
  created_at: stamp,
  updated_at: instant,
})
export type ExportedConversation = Static<typeof ExportedConversation>

/** A turn that has ended; `restored` where an import had brought it before. */
export const ExportedTurn = Type.Object({
  id,
  conversation_id: orNull(Type.String({ minLength: 1, maxLength: 128 })),
  title: orNull(text),
  status: Type.Enum(["completed", "failed"]),
  created_at: stamp,
  started_at: orNull(stamp),
  completed_at: orNull(stamp),
  messages: Type.Array(
    Type.Object({
      ...Message.properties,
      content: Type.String({ maxLength: 2 * MAX_MESSAGE_CHARS }),
    }),
    { minItems: 1, maxItems: MAX_MESSAGES },
  ),
  include_memory: Type.Boolean(),
  include_biomarkers: Type.Boolean(),
  deep_research: orNull(
    Type.Object({ days: Type.Integer(), data_types: Type.Array(Type.Enum([...DATA_TYPES])) }),
  ),
  result: orNull(TurnResult),
  error: orNull(TurnFailure),
  cost_usd: orNull(Type.Number({ minimum: 0 })),
  duration_ms: orNull(amount),
  accepted_stamp: instant,
  ended_stamp: orNull(instant),
  restored: Type.Optional(orNull(Type.Boolean())),
})
export type ExportedTurn = Static<typeof ExportedTurn>

/** A step of a turn: what it called and cost, and whether the server that was exported had it from another. */
export const ExportedReceipt = Type.Object({
  turn_id: id,
  step: Type.Enum([...STEPS]),
  part: Type.String({ maxLength: 200 }),
  attempts: amount,
  started_at: stamp,
  ended_at: stamp,
  cost_usd: Type.Number({ minimum: 0 }),
  receipts: Type.Array(
    Type.Object({
      agent: text,
      tool: text,
      input: Type.Unknown(),
      rows: Type.Optional(Type.Record(Type.String(), amount)),
    }),
  ),
  elsewhere: orNull(Type.Boolean()),
})
export type ExportedReceipt = Static<typeof ExportedReceipt>

/** A call of a model provider that a turn made. */
const ExportedCall = Type.Object({
  turn_id: id,
  ...ModelCall.properties,
  at: stamp,
  host: name,
  model: name,
  prompt_version: name,
  step: name,
  cost_usd: orNull(Type.Number({ minimum: 0 })),
})

const ExportedStruck = Type.Object({
  turn_id: id,
  seq: amount,
  class: Type.Enum([...STRIKE_CLASSES]),
  sentence: text,
})

/** A report. A file of its id stands beside it, unless its results were entered by hand. */
const ExportedLab = Type.Object({
  id,
  aggregator_status: Type.String({
    pattern: "^(pending|submitted|parsed|failed:[a-z0-9_]{1,64})$",
  }),
  uploaded_at: stamp,
  parsed_at: orNull(stamp),
  note: Type.Optional(orNull(Type.String({ maxLength: 1000 }))),
  ...Type.Partial(Type.Pick(Lab, ["file_name", "laboratory"])).properties,
})

const NUMBER = "-?\\d+(\\.\\d+)?"

/** A result of a report. */
const ExportedResult = Type.Object({
  id,
  lab_id: orNull(id),
  name: Type.String({ minLength: 1, maxLength: 400 }),
  value: orNull(Type.Number()),
  operator: Biomarker.properties.operator,
  value_text: orNull(text),
  unit: Type.String({ maxLength: 200 }),
  reference_range: Type.String({ maxLength: 1000 }),
  out_of_range: Type.Boolean(),
  test_date: orNull(Type.String({ format: "date" })),
  confirmation: orNull(Type.Enum(["awaited", "given"])),
  page: orNull(Type.Integer({ minimum: 1 })),
  box: orNull(Type.String({ maxLength: 200, pattern: `^\\[${NUMBER}(,${NUMBER}){3}\\]$` })),
  printed: orNull(text),
  read_by: Type.Optional(Printed.properties.read_by),
})

/** An experiment of a person with themselves. */
export const ExportedExperiment = Type.Object({
  id,
  turn_id: orNull(id),
  title: text,
  habit: orNull(text),
  step: text,
  target: text,
  seed: Type.Integer(),
  days: Type.Array(
    Type.Object({
      date: Type.String({ format: "date" }),
      arm: Type.Enum(["with", "without"]),
      done: orNull(Type.Boolean()),
    }),
    { minItems: 1, maxItems: 400 },
  ),
  stopped_on: orNull(Type.String({ format: "date" })),
  created_at: stamp,
})
export type ExportedExperiment = Static<typeof ExportedExperiment>

/** An entry of the diary. */
export const ExportedNote = Type.Object({ ...Note.properties, id })
export type ExportedNote = Static<typeof ExportedNote>

/** A row, or a value of it, that is marked as wrong: the row by its source and what it is named by there. */
export const ExportedMark = Type.Object({
  row: id,
  /** Null for a row that notes make, and for a result, which goes by its id alone. */
  source: orNull(Type.Pick(ExportedSource, ["id", "origin"])),
  key: Type.String({ minLength: 1, maxLength: 1_000 }),
  field: orNull(Type.String({ pattern: "^[a-z][a-z0-9_]{0,59}$" })),
  marked_at: stamp,
})
export type ExportedMark = Static<typeof ExportedMark>

/** The records that are restored for the importing person, by the name that the first line of their file has. */
export const exportedRecords = {
  profile: ExportedProfile,
  memory: ExportedMemory,
  labs: ExportedLab,
  results: ExportedResult,
  conversations: ExportedConversation,
  turns: ExportedTurn,
  receipts: ExportedReceipt,
  calls: ExportedCall,
  struck: ExportedStruck,
  experiments: ExportedExperiment,
  notes: ExportedNote,
  marks: ExportedMark,
} as const
export type ExportedRecords = {
  readonly [Name in keyof typeof exportedRecords]: Static<(typeof exportedRecords)[Name]>
}
export type ExportedName = keyof ExportedRecords

/** Where each of them stands in the archive. */
export const exportedPaths = {
  profile: "profile.ndjson",
  memory: "memory.ndjson",
  labs: "labs/labs.ndjson",
  results: "labs/results.ndjson",
  conversations: "conversations/conversations.ndjson",
  turns: "conversations/turns.ndjson",
  receipts: "conversations/receipts.ndjson",
  calls: "conversations/calls.ndjson",
  struck: "conversations/struck.ndjson",
  experiments: "experiments.ndjson",
  notes: "diary.ndjson",
  marks: "marks.ndjson",
} as const satisfies Record<ExportedName, string>

/** The folder of the originals of reports, each named by the id of its report. */
export const LAB_FILES = "labs/files/"

const ENDINGS: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
}

/** Where the original of a report stands; null for a report without one. */
export const originalPath = (lab: {
  readonly id: string
  readonly content_type: string
  readonly storage_key: string
}): string | null => {
  const ending = ENDINGS[lab.content_type]
  return lab.storage_key === "" || !ending ? null : `${LAB_FILES}${lab.id}.${ending}`
}

/** The first line of a file of an export. */
export const headingOf = (name: string, more: object = {}): string =>
  JSON.stringify({ hygeia: name, version: EXPORT_VERSION, ...more })
