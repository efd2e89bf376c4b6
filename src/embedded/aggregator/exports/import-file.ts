import { Clock, Data, Effect } from "effect"
import type { FileImportError, ImportProgress } from "#domain/file-import"
import { fileLink } from "#domain/file-link"
import type { ImportRead, ImportTask, RestoreBatch } from "#domain/import-task"
import { readOffer } from "#domain/profile-offer"
import { type LocalDate, localDateAt } from "#domain/time"
import { eachFile } from "#embedded/aggregator/exports/archive"
import { Collection } from "#embedded/aggregator/exports/collection"
import { isOfOtherNames } from "#embedded/aggregator/exports/csv/header"
import { unknownNames } from "#embedded/aggregator/exports/csv/names"
import { DROPPED } from "#embedded/aggregator/exports/dropped"
import { isOfExport, readExported } from "#embedded/aggregator/exports/hygeia/reader"
import type { ImportPeer } from "#embedded/aggregator/exports/peer"
import { Progress } from "#embedded/aggregator/exports/progress"
import {
  type ExportFile,
  type ExportUnreadable,
  isBound,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { dayOf } from "#embedded/aggregator/exports/record"

/** A file that no reader knows, or that had nothing to use. */
export class ImportFailed extends Data.TaggedError("ImportFailed")<{
  readonly error: FileImportError
  readonly progress: ImportProgress
}> {}

const VERSION = "2022-03-16"

/** How a report names an export of ours. */
const OURS = "hygeia"

/** How many deliveries are handed over at once. */
const BATCH = 64

/** Whether a file is a C-CDA document, as hospitals give out beside FHIR. */
const isClinicalDocument = ({ head }: Pick<ExportFile, "head">): boolean =>
  /<(?:\w{1,20}:)?ClinicalDocument[\s>]/.test(new TextDecoder().decode(head.subarray(0, 8_192)))

/** Why no reader knows a file: a table with days gets the names that there are. */
const whyUnknown = ({ head }: Pick<ExportFile, "head">): string =>
  isOfOtherNames(head) ? unknownNames() : "no reader knows it"

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
): Effect.Effect<ImportRead, ImportFailed> =>
  Effect.gen(function* () {
    const parts = new Map<string, Part>()
    /** Whether an export of ours was met: then what no reader knows is a copy of what it holds. */
    let isOurs = false
    let hasCda = false
    const behind: Array<RestoreBatch> = []
    const breaks: Array<FileImportError> = []
    const progress = new Progress(
      () => [...(isOurs ? [OURS] : []), ...[...parts.values()].map(({ reader }) => reader.vendor)],
      peer.progress,
    )
    const { tally } = progress
    const today = localDateAt(yield* Clock.currentTimeMillis, 0)

    /** A report names so many kinds of files that nobody reads; the rest are files. */
    const unknown = new Set<string>()
    const kindOf = (path: string) => {
      const kind = `file ${stemOf(path)}`
      if (unknown.size < MAX_UNKNOWN) unknown.add(kind)
      return unknown.has(kind) ? kind : "files"
    }

    /** The day of what was read last of the file that is being read. */
    let last: () => LocalDate | null = () => null
    const seen = (date: LocalDate) => {
      last = () => date
      progress.seen(date)
    }
    const atEnd = (batch: RestoreBatch) => void behind.push(batch)
    const body = (type: string, user: object, more: object) =>
      JSON.stringify({ type, user, ...more, version: VERSION })
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
    const readOne = (file: ExportFile): Effect.Effect<void, ExportUnreadable> => {
      progress.moved()
      isOurs ||= isOfExport(file)
      if (isOurs) return readExported(file, { task, peer, tally, seen, body, atEnd })
      const reader = readerOf(file)
      if (reader === null) {
        const isCda = isClinicalDocument(file)
        hasCda ||= isCda
        tally.skipped(kindOf(file.path), isCda ? "a C-CDA document is not read" : whyUnknown(file))
        return Effect.void
      }
      const part = partOf(reader)
      const sink: Sink = {
        used: (type, record, count) => {
          part.isUsed = true
          tally.used(type, count)
          part.collection.add(record, type, count)
          last = () => dayOf(record)
          progress.moved()
        },
        skipped: (type, reason) => {
          tally.skipped(type, reason)
          progress.moved()
        },
        offered: (words) => progress.offered(readOffer(words, today)),
        zone: (name) => part.collection.keepZone(name),
        made: (at) => {
          part.made = Math.max(part.made ?? at, at)
        },
      }
      return reader.read(file, sink, task.zone)
    }
    const forgetLast = Effect.sync(() => {
      last = () => null
    })
    // Of a file that was read to its end nothing is missing, whatever breaks behind it.
    const read = (file: ExportFile) =>
      forgetLast.pipe(Effect.andThen(Effect.suspend(() => readOne(file))), Effect.tap(forgetLast))
    const failed = (error: FileImportError) =>
      new ImportFailed({ error, progress: progress.shown() })

    const broken = ({ reason, error = "damaged" }: ExportUnreadable) => {
      tally.skipped("files", reason)
      if (error === "damaged") progress.brokeOff(last())
      breaks.push(error)
    }

    yield* eachFile(task.path, task.name, {
      read,
      broken,
      sent: (bytes) => progress.sent(bytes),
      unpacked: (isPassed) => (isPassed ? progress.moved() : progress.look()),
    }).pipe(
      Effect.catch((unreadable) =>
        isBound(unreadable.error)
          ? Effect.fail(failed(unreadable.error))
          : Effect.sync(() => broken(unreadable)),
      ),
    )
    const isDamaged = breaks.includes("damaged")
    const used = progress.used
    if (used === 0 && breaks.length > 0) return yield* failed(isDamaged ? "damaged" : breaks[0]!)
    if (parts.size === 0 && !isOurs) return yield* failed(hasCda ? "c_cda" : "unknown_format")
    progress.look()

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
      const items = collection.items(
        (...each) => tally.dropped(...each),
        () => progress.moved(),
      )
      for (const { type, date, item } of items) {
        progress.seen(date)
        bodies.push(body(type, user, { ...isPart, data: [item] }))
        if (bodies.length < BATCH) continue
        yield* peer.deliver({ bodies, ordering_ms: made })
        bodies = []
      }
      if (bodies.length > 0) yield* peer.deliver({ bodies, ordering_ms: made })
      for (const report of collection.person.reports(task.user_id))
        yield* peer.deliver({ bodies: [report], ordering_ms: made })
      for (const batch of collection.person.restored()) yield* peer.restore(batch)
      for (const date of collection.person.days) progress.seen(date)
    }
    for (const batch of behind) yield* peer.restore(batch)
    return {
      progress: progress.shown(),
      error: isDamaged ? "damaged" : null,
      wants_zone: tally.has(DROPPED.clockless),
    }
  })
