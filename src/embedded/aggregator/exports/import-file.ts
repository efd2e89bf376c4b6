import { Effect } from "effect"
import type { FileImportError, ImportProgress } from "#domain/file-import"
import { fileLink } from "#domain/file-link"
import type { ImportTask, RestoreBatch } from "#domain/import-task"
import type { LocalDate } from "#domain/time"
import { eachFile } from "#embedded/aggregator/exports/archive"
import { Collection } from "#embedded/aggregator/exports/collection"
import { isOfExport, readExported } from "#embedded/aggregator/exports/hygeia/reader"
import type { ImportPeer } from "#embedded/aggregator/exports/peer"
import type {
  ExportFile,
  ExportUnreadable,
  Reader,
  Sink,
} from "#embedded/aggregator/exports/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { Tally } from "#embedded/aggregator/exports/tally"

/** A file that no reader knows, or that could not be read to its end. */
export class ImportFailed extends Error {
  readonly error: FileImportError
  constructor(error: FileImportError) {
    super(error)
    this.error = error
  }
}

const VERSION = "2022-03-16"

/** How a report names an export of ours. */
const OURS = "hygeia"

/** How many deliveries are handed over at once. */
const BATCH = 64

/** What is announced while a file is read: every so many bytes. */
const ANNOUNCED_BYTES = 4_000_000

/** Whether a file is a C-CDA document, as hospitals give out beside FHIR. */
const isClinicalDocument = ({ head }: Pick<ExportFile, "head">): boolean =>
  /<(?:\w{1,20}:)?ClinicalDocument[\s>]/.test(new TextDecoder().decode(head.subarray(0, 8_192)))

const MAX_UNKNOWN = 40

/** What files of one kind have in common in their names: dates and numbers are a star. */
const stemOf = (path: string): string =>
  path
    .slice(path.lastIndexOf("/") + 1)
    .slice(-100)
    .replaceAll(/\d[\d_-]*\d|\d(?=\.)/g, "*")

interface Part {
  readonly reader: Reader
  readonly collection: Collection
  made: number | null
  isUsed: boolean
}

/**
 * Reads a file and hands the deliveries over that it is made into: for each vendor the sign-in, then one
 * delivery for every day, night and workout. The same file makes the same bytes.
 */
export const importFile = (
  task: ImportTask,
  peer: ImportPeer,
): Effect.Effect<ImportProgress, ImportFailed> =>
  Effect.gen(function* () {
    const tally = new Tally()
    const parts = new Map<string, Part>()
    let bytes_read = 0
    let announced = 0
    let first: LocalDate | null = null
    let last: LocalDate | null = null
    /** Whether an export of ours was met: then what no reader knows is a copy of what it holds. */
    let isOurs = false
    let hasCda = false
    const behind: Array<RestoreBatch> = []

    /** A report names so many kinds of files that nobody reads; the rest are files. */
    const unknown = new Set<string>()
    const kindOf = (path: string) => {
      const kind = `file ${stemOf(path)}`
      if (unknown.size < MAX_UNKNOWN) unknown.add(kind)
      return unknown.has(kind) ? kind : "files"
    }

    const seen = (date: LocalDate) => {
      if (first === null || date < first) first = date
      if (last === null || date > last) last = date
    }
    const atEnd = (batch: RestoreBatch) => void behind.push(batch)
    const body = (type: string, user: object, more: object) =>
      JSON.stringify({ type, user, ...more, version: VERSION })
    const progress = (): ImportProgress => {
      const by_type = tally.all()
      const sum = (of: "read" | "used") => by_type.reduce((total, each) => total + each[of], 0)
      return {
        vendor:
          [
            ...(isOurs ? [OURS] : []),
            ...[...parts.values()].map(({ reader }) => reader.vendor),
          ].join(", ") || null,
        bytes_read,
        records: { read: sum("read"), used: sum("used") },
        by_type,
        from: first,
        to: last,
      }
    }
    const onRead = (bytes: number) => {
      bytes_read += bytes
      if (bytes_read - announced < ANNOUNCED_BYTES) return
      announced = bytes_read
      peer.progress(progress())
    }
    const partOf = (reader: Reader): Part => {
      const known = parts.get(reader.provider)
      if (known) return known
      const made: Part = {
        reader,
        collection: new Collection(task.zone),
        made: null,
        isUsed: false,
      }
      parts.set(reader.provider, made)
      return made
    }
    const read = (file: ExportFile): Effect.Effect<void, ExportUnreadable> => {
      isOurs ||= isOfExport(file)
      if (isOurs) return readExported(file, { task, peer, tally, seen, body, atEnd })
      const reader = readerOf(file)
      if (reader === null) {
        const isCda = isClinicalDocument(file)
        hasCda ||= isCda
        tally.skipped(
          kindOf(file.path),
          isCda ? "a C-CDA document is not read" : "no reader knows it",
        )
        return Effect.void
      }
      const part = partOf(reader)
      const sink: Sink = {
        used: (type, record, count) => {
          part.isUsed = true
          tally.used(type, count)
          part.collection.add(record, type, count)
        },
        skipped: (type, reason) => tally.skipped(type, reason),
        zone: (name) => part.collection.keepZone(name),
        made: (at) => {
          part.made = Math.max(part.made ?? at, at)
        },
      }
      return reader.read(file, sink, task.zone)
    }

    const broken = ({ reason }: ExportUnreadable) => tally.skipped("files", reason)

    yield* eachFile(task.path, task.name, onRead, read, broken).pipe(
      Effect.catchIf(
        () => isOurs || parts.size > 0,
        (error) => Effect.sync(() => broken(error)),
      ),
      Effect.mapError(() => new ImportFailed("unreadable")),
    )
    if (parts.size === 0 && !isOurs)
      return yield* Effect.fail(new ImportFailed(hasCda ? "c_cda" : "unknown_format"))
    peer.progress(progress())

    // A database of another app among the files is no source.
    for (const { reader, collection, made } of [...parts.values()].filter(({ isUsed }) => isUsed)) {
      const user = {
        user_id: fileLink(reader.vendor, task.user_id),
        provider: reader.provider,
        reference_id: task.user_id,
        scopes: null,
        active: true,
      }
      const isPart = reader.hasParts === true ? { may_be_part: true } : {}
      const auth = body("auth", user, { status: "success" })
      yield* peer.deliver({ bodies: [auth], ordering_ms: made, is_notice: true })
      let bodies: Array<string> = []
      for (const { type, date, item } of collection.items((...each) => tally.dropped(...each))) {
        seen(date)
        bodies.push(body(type, user, { ...isPart, data: [item] }))
        if (bodies.length < BATCH) continue
        yield* peer.deliver({ bodies, ordering_ms: made })
        bodies = []
      }
      if (bodies.length > 0) yield* peer.deliver({ bodies, ordering_ms: made })
      for (const report of collection.person.reports(task.user_id))
        yield* peer.deliver({ bodies: [report], ordering_ms: made })
      for (const batch of collection.person.restored()) yield* peer.restore(batch)
      for (const date of collection.person.days) seen(date)
    }
    for (const batch of behind) yield* peer.restore(batch)
    return progress()
  })
