import type { Effect, Stream } from "effect"
import { Data } from "effect"
import type { FileImportError } from "#domain/file-import"
import type { ExportRecord } from "#embedded/aggregator/exports/record"

/**
 * The reason why a file could not be read to its end, which quotes nothing of the file. It is damaged unless `error`
 * says otherwise; a bound that was reached ends the whole import.
 */
export class ExportUnreadable extends Data.TaggedError("ExportUnreadable")<{
  readonly reason: string
  readonly error?:
    | Extract<FileImportError, "damaged" | "unreadable" | "unknown_format">
    | ReachedBound
}> {}

/** The bounds of what is packed in a file. */
export type ReachedBound = Extract<FileImportError, "unpacks_too_large" | "too_many_files">

const BOUNDS: ReadonlyArray<FileImportError> = ["unpacks_too_large", "too_many_files"]

/** True where nothing more of an import is read. */
export const isBound = (error: ExportUnreadable["error"]): error is ReachedBound =>
  error !== undefined && BOUNDS.includes(error)

/** A file of an export, or an entry of its archive. Its bytes can be read once. */
export interface ExportFile {
  /** The path within the archive, or the name of the file. */
  readonly path: string
  /** The first bytes, at most 64 KiB. */
  readonly head: Uint8Array
  readonly bytes: Stream.Stream<Uint8Array, ExportUnreadable>
  /** Where on disk a copy may lie while it is read, beside the import. */
  readonly aside: string
}

/**
 * Takes what a reader finds. Everything that is read is either used or skipped, by the vendor's own type; `count` is
 * how many records of the file one sums up.
 */
export interface Sink {
  readonly used: (type: string, record: ExportRecord, count?: number) => void
  readonly skipped: (type: string, reason: string) => void
  /** Takes in what the file says of its person, as a profile words it; an invalid birthday or gender is dropped. */
  readonly offered: (words: { readonly birthday?: string; readonly gender?: string }) => void
  /** The instant at which the export was made (epoch ms), by which its deliveries are ordered. */
  readonly made: (at: number) => void
  /** The zone in which the person lives, by which what is known in UTC alone gets its day. One this machine knows. */
  readonly zone: (name: string) => void
}

/** Reads the exports of one vendor. */
export interface Reader {
  /** As a report names it: "apple". */
  readonly vendor: string
  /** As a delivery names it, upper case. */
  readonly provider: string
  /** Whether a file may hold a part of a day of which an earlier one had more: less never replaces more then. */
  readonly hasParts?: boolean
  /** Whether a file is one of this vendor's, by its content; a path may help. */
  readonly detect: (file: Pick<ExportFile, "path" | "head">) => boolean
  /** `zone` is where the person lives, for files that know UTC alone; null where the profile does not say. */
  readonly read: (
    file: ExportFile,
    sink: Sink,
    zone: string | null,
  ) => Effect.Effect<void, ExportUnreadable>
}
