import { type Static, Type } from "typebox"

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

/** Why an import failed, in words. */
export const FAILURES = {
  unknown_format: "no reader knows this format",
  c_cda: "C-CDA documents are not read; ask whoever gave it out for FHIR, which is",
  unreadable: "the file cannot be read",
  too_large: "the file is larger than IMPORT_MAX_MB",
  interrupted: "the service ended three times while it read the file",
  internal: "an unexpected fault; the log of the service has it",
} as const

export type FileImportError = keyof typeof FAILURES
const FILE_IMPORT_ERRORS = Object.keys(FAILURES) as ReadonlyArray<FileImportError>

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
    error: orNull(Type.Enum([...FILE_IMPORT_ERRORS])),
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
export type ImportProgress = Pick<FileImport, "vendor" | "records" | "by_type" | "from" | "to"> & {
  readonly bytes_read: number
}

/** Whether nothing more will happen to it by itself. */
export const hasEnded = (status: FileImportStatus): boolean =>
  status !== "queued" && status !== "running"

/** An import as its table has it. */
interface Row
  extends Pick<
    FileImport,
    "status" | "kind" | "vendor" | "created_at" | "completed_at" | "error" | "changes"
  > {
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
  changes: row.changes,
})
