import { Data } from "effect"
import { type Static, Type } from "typebox"
import { orNothing, ProfileOffer } from "#domain/profile-offer"

/**
 * The state of an import of a file. `queued` and `running` end as one of the others; a completed one that is
 * taken back is `cancelled`.
 */
export const FILE_IMPORT_STATUSES = [
  "queued",
  "running",
  "completed",
  "failed",
  "cancelled",
] as const
export type FileImportStatus = (typeof FILE_IMPORT_STATUSES)[number]

/** By which way a file came: uploaded, pushed by a phone or script, or put into the watch folder. */
export const FILE_IMPORT_KINDS = ["file", "push", "inbox"] as const
export type FileImportKind = (typeof FILE_IMPORT_KINDS)[number]

/** A file is read for so many seconds without a record before it is given up. */
export const STALL_S = 30

/** A file may unpack to so many times what was sent, and to no more than so many GiB. */
export const UNPACKED = { times: 200, gib: 32 } as const

/** An archive may hold as many files. */
export const MAX_PACKED_FILES = 100_000

/**
 * The reasons for a failed import, in words. `damaged` may also stand at one that is complete, which kept what was
 * whole.
 */
export const FAILURES = {
  unknown_format: "no reader knows this format",
  c_cda: "C-CDA documents are not read; ask whoever gave it out for FHIR, which is",
  unreadable: "the file cannot be read",
  damaged: "the file is damaged, and nothing of it could be used",
  unpacks_too_large: `it unpacks to over ${UNPACKED.times} times what was sent, or to over ${UNPACKED.gib} GiB`,
  too_many_files: `more than ${MAX_PACKED_FILES.toLocaleString("en")} files are packed in it`,
  too_much_memory: "reading it takes more memory than one import may have",
  stalled: `nothing was found in it for ${STALL_S} seconds`,
  too_large: "the file is larger than IMPORT_MAX_MB",
  interrupted: "the service ended twice while it read this file and did nothing else",
  internal: "an unexpected fault; the log of the service has it",
} as const

export type FileImportError = keyof typeof FAILURES
const FILE_IMPORT_ERRORS = Object.keys(FAILURES) as ReadonlyArray<FileImportError>

/** The file of an import is not kept, or not any more. */
export class ImportFileGone extends Data.TaggedError("ImportFileGone") {
  override get message() {
    return "The file of this import is not kept: send it again."
  }
}

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()])

/** What an import read of one type of record, by the vendor's own name. */
export const TypeCount = Type.Object(
  {
    type: Type.String(),
    read: Type.Integer(),
    used: Type.Integer(),
    skipped: Type.Array(
      Type.Object({ reason: Type.String(), count: Type.Integer() }, { title: "SkippedRecords" }),
    ),
  },
  { title: "TypeCount" },
)
export type TypeCount = Static<typeof TypeCount>

/** An import of a file of a device, an app or a spreadsheet. */
export const FileImport = Type.Object(
  {
    id: Type.String(),
    status: Type.Enum([...FILE_IMPORT_STATUSES]),
    kind: Type.Enum([...FILE_IMPORT_KINDS]),
    name: orNull(Type.String({ description: "What its sender called the file." })),
    vendor: orNull(Type.String({ description: "Recognised from the content." })),
    bytes: Type.Object({ read: Type.Integer(), total: Type.Integer() }, { title: "ImportBytes" }),
    records: Type.Object(
      { read: Type.Integer(), used: Type.Integer() },
      { title: "ImportRecords" },
    ),
    by_type: Type.Array(TypeCount),
    from: orNull(Type.String({ format: "date", description: "The first day that it has." })),
    to: orNull(Type.String({ format: "date", description: "The last one." })),
    created_at: Type.String({ format: "date-time" }),
    completed_at: orNull(Type.String({ format: "date-time" })),
    error: orNull(
      Type.Enum([...FILE_IMPORT_ERRORS], {
        description:
          "Why it failed. `damaged` at one that is complete: what was whole is kept, and the rest is missing.",
      }),
    ),
    missing_from: orNull(
      Type.String({
        format: "date",
        description:
          "Of a file that breaks off: the day of the last record that was read whole. What stood behind it in the " +
          "file is missing.",
      }),
    ),
    kept_until: orNull(
      Type.String({
        format: "date-time",
        description:
          "Its file left records out for want of the person's time zone, and is kept until then: with that set, it " +
          "can be read again without being sent again.",
      }),
    ),
    offers: orNull(
      Type.Object(ProfileOffer.properties, {
        title: "ProfileOffer",
        description:
          "What a complete one says of its person and their profile does not have yet. PUT /v1/me/profile takes it " +
          "over, DELETE /v1/imports/{id}/offers declines it; until then nothing is written.",
      }),
    ),
    changes: orNull(
      Type.Integer({
        description:
          "How many of its days, nights and workouts were not here just so already: 0 for a file that brought " +
          "nothing new. Null while it is not known.",
      }),
    ),
  },
  { title: "FileImport" },
)
export type FileImport = Static<typeof FileImport>

/** How far an import is, and at its end what it read. */
export type ImportProgress = Pick<
  FileImport,
  "vendor" | "records" | "by_type" | "from" | "to" | "missing_from"
> & {
  readonly bytes_read: number
  readonly offers: ProfileOffer
}

/** Whether nothing more will happen to it by itself. */
export const hasEnded = (status: FileImportStatus): boolean =>
  status !== "queued" && status !== "running"

/** An import as its table has it. */
interface Row
  extends Pick<
      FileImport,
      | "status"
      | "kind"
      | "vendor"
      | "created_at"
      | "completed_at"
      | "error"
      | "changes"
      | "missing_from"
      | "kept_until"
    >,
    ProfileOffer {
  readonly id: string
  readonly name: string
  readonly bytes_read: number
  readonly bytes_total: number
  readonly records_read: number
  readonly records_used: number
  readonly by_type: ReadonlyArray<TypeCount>
  readonly first_date: string | null
  readonly last_date: string | null
}

/** An import as it is answered. */
export const shownImport = (row: Row): FileImport => ({
  id: row.id,
  status: row.status,
  kind: row.kind,
  name: row.name || null,
  vendor: row.vendor,
  bytes: { read: row.bytes_read, total: row.bytes_total },
  records: { read: row.records_read, used: row.records_used },
  by_type: [...row.by_type],
  from: row.first_date,
  to: row.last_date,
  created_at: row.created_at,
  completed_at: row.completed_at,
  error: row.error,
  missing_from: row.missing_from,
  kept_until: row.kept_until,
  offers: row.status === "completed" ? orNothing(row) : null,
  changes: row.changes,
})
