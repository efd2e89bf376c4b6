import { Effect, Stream } from "effect"
import { fileLink } from "#domain/file-link"
import type { ImportTask, RestoreBatch } from "#domain/import-task"
import { knownMembers } from "#domain/known-members"
import { MAX_LAB_BYTES } from "#domain/lab-file"
import {
  EXPORT_SOURCE,
  EXPORT_VERSION,
  ExportedDelivery,
  type ExportedName,
  ExportedSource,
  exportedRecords,
  LAB_FILES,
} from "#domain/own-export"
import { type LocalDate, parseStamp } from "#domain/time"
import { validatorOf } from "#domain/validator"
import { MAX_MARKS } from "#domain/wrong-mark"
import { objectOf } from "#embedded/aggregator/exports/fields"
import { eachLine } from "#embedded/aggregator/exports/lines"
import type { ImportPeer } from "#embedded/aggregator/exports/peer"
import type { ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"
import type { Tally } from "#embedded/aggregator/exports/tally"

/** A file of an export says so with its first member. */
const HEADING = /^\s*\{\s*"hygeia"\s*:\s*"([a-z_]{1,40})"/

const openingOf = ({ head }: Pick<ExportFile, "head">) =>
  Buffer.from(head.subarray(0, 300)).toString()

const headingOf = (file: Pick<ExportFile, "head">): string | null =>
  HEADING.exec(openingOf(file))?.[1] ?? null

const ORIGINAL = new RegExp(`(?:^|/)${LAB_FILES}(lab_[A-Za-z0-9_]{1,64})\\.[a-z]{3}$`)

/** Whether a file is one of an export of ours. */
export const isOfExport = (file: Pick<ExportFile, "path" | "head">): boolean =>
  headingOf(file) !== null ||
  openingOf(file).includes(`"source":"${EXPORT_SOURCE}"`) ||
  (ORIGINAL.test(file.path) && file.head.length > 0)

/** Why a record of an export is left out. */
const LEFT_OUT = {
  unreadable: "it is no record of this kind",
  here: "its source is here already",
  version: "its version is another",
  copy: "it says again what other files of the export say",
  many: "there are too many",
  large: "it is larger than a report may be",
} as const

/** Records handed over at once, and how much text they may be together, unless one alone is more. */
const BATCH = 50
const BATCH_CHARS = 250_000

const deliveryCheck = validatorOf(ExportedDelivery)
const sourceCheck = validatorOf(ExportedSource)
const recordChecks = Object.fromEntries(
  Object.entries(exportedRecords).map(([name, schema]) => [name, validatorOf(schema)]),
) as unknown as Record<ExportedName, ReturnType<typeof validatorOf>>

/** A longer record would hold up those who wait while it is written. */
const MAX_RECORD_CHARS = 4_000_000

/** Half a surrogate pair can only be written as an escape, and no column can hold it. */
const HALF_PAIR = /\\u[dD][89a-fA-F]/

const recordIn = (line: string) => {
  const record = objectOf(line)
  if (!HALF_PAIR.test(line)) return record
  const wellFormed = (_: string, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value
  return JSON.parse(JSON.stringify(record), wellFormed) as typeof record
}

const mayBeNull = (schema: object): boolean =>
  (schema as { anyOf?: ReadonlyArray<{ type?: string }> }).anyOf?.some(
    ({ type }) => type === "null",
  ) ?? false

/** Members that may be null: an export that was made before there were such has none of them. */
const blanks = Object.fromEntries(
  Object.entries(exportedRecords).map(([name, { properties }]) => [
    name,
    Object.fromEntries(
      Object.entries(properties)
        .filter(([, schema]) => mayBeNull(schema))
        .map(([member]) => [member, null]),
    ),
  ]),
) as Readonly<Record<ExportedName, object>>

const isRecordName = (name: string): name is ExportedName => Object.hasOwn(exportedRecords, name)

type Heading = Readonly<Record<string, unknown>>

/** The day that an item of a payload is of. */
const dayOf = (type: string, item: unknown): LocalDate | null => {
  const { metadata } = item as { readonly metadata?: Readonly<Record<string, unknown>> }
  return parseStamp(metadata?.[type === "sleep" ? "end_time" : "start_time"])?.date ?? null
}

/** Whom what is found is handed to. */
interface Receiver {
  readonly task: ImportTask
  readonly peer: ImportPeer
  readonly tally: Tally
  readonly seen: (date: LocalDate) => void
  /** Has something restored behind all else that the file holds. */
  readonly atEnd: (batch: RestoreBatch) => void
  /** The body of a delivery. */
  readonly body: (type: string, user: object, more: object) => string
}

/** Takes lines of one file behind its heading, and what is left of them at its end. */
interface Lines {
  readonly take: (line: string) => Effect.Effect<void>
  readonly end: Effect.Effect<void>
}

/**
 * Deliveries are taken for the importing person alone, under a link of their own, whomever the file names. A source
 * that the person has here already is left as it is.
 */
const deliveries = (to: Receiver, heading: Heading): Lines | null => {
  const { source } = heading
  if (!sourceCheck().Check(source)) return null
  const { id, origin, provider } = source
  const { task, peer, tally } = to
  const isHere = task.sources.includes(id)
  const user = {
    user_id: fileLink(origin, task.user_id),
    provider,
    reference_id: task.user_id,
    scopes: null,
    active: true,
  }
  let bodies: Array<string> = []
  let ordering: number | null = null
  let chars = 0
  let isFirst = true
  const flush = Effect.suspend(() => {
    if (bodies.length === 0) return Effect.void
    const batch = { bodies, ordering_ms: ordering }
    bodies = []
    chars = 0
    return peer.deliver(batch)
  })
  const take = Effect.fnUntraced(function* (line: string) {
    const delivery = objectOf(line)
    if (!deliveryCheck().Check(delivery)) return tally.skipped("deliveries", LEFT_OUT.unreadable)
    const { type, data, origin, ordering_ms } = delivery
    if (isHere) return tally.skipped(type, LEFT_OUT.here)
    if (isFirst) {
      isFirst = false
      const auth = to.body("auth", user, { status: "success" })
      yield* peer.deliver({ bodies: [auth], ordering_ms })
    }
    if (ordering_ms !== ordering || bodies.length >= BATCH || chars > BATCH_CHARS) yield* flush
    ordering = ordering_ms
    const body = to.body(type, user, { origin, data })
    chars += body.length
    bodies.push(body)
    tally.used(type)
    const day = dayOf(type, data[0])
    if (day !== null) to.seen(day)
  })
  return { take, end: flush }
}

/** Records of which no more are read; marks wait for the rows that they are of. */
const MAX_OF: Partial<Record<ExportedName, number>> = { marks: MAX_MARKS }

const records = ({ peer, tally, atEnd }: Receiver, name: ExportedName): Lines => {
  const most = MAX_OF[name] ?? Number.POSITIVE_INFINITY
  let taken = 0
  let found: Array<unknown> = []
  let chars = 0
  const flush = Effect.suspend(() => {
    if (found.length === 0) return Effect.void
    const batch = { name, records: found } as RestoreBatch
    found = []
    chars = 0
    return name === "marks" ? Effect.sync(() => atEnd(batch)) : peer.restore(batch)
  })
  const take = Effect.fnUntraced(function* (line: string) {
    const stated = line.length > MAX_RECORD_CHARS ? null : recordIn(line)
    const record = { ...blanks[name], ...stated }
    if (stated === null || !recordChecks[name]().Check(record))
      return tally.skipped(name, LEFT_OUT.unreadable)
    if (++taken > most) return tally.skipped(name, LEFT_OUT.many)
    found.push(knownMembers(exportedRecords[name], record))
    chars += line.length
    tally.used(name)
    if (found.length >= BATCH || chars > BATCH_CHARS) yield* flush
  })
  return { take, end: flush }
}

const original = Effect.fnUntraced(function* (to: Receiver, file: ExportFile, lab: string) {
  const pieces: Array<Uint8Array> = []
  let size = 0
  yield* Stream.runForEach(file.bytes, (piece) =>
    Effect.sync(() => {
      size += piece.byteLength
      if (size <= MAX_LAB_BYTES) pieces.push(piece)
      else pieces.length = 0
    }),
  )
  if (size > MAX_LAB_BYTES) return to.tally.skipped("originals", LEFT_OUT.large)
  const bytes = new Uint8Array(Buffer.concat(pieces))
  const sha256 = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
  yield* to.peer.restore({ name: "lab_file", lab, bytes, sha256 })
  to.tally.used("originals")
})

const linesOf = (to: Receiver, name: string, heading: Heading): Lines | null => {
  if (name === "deliveries") return deliveries(to, heading)
  return isRecordName(name) ? records(to, name) : null
}

/** Reads a file of an export of ours: its deliveries are delivered, its records restored. */
export const readExported = (
  file: ExportFile,
  to: Receiver,
): Effect.Effect<void, ExportUnreadable> =>
  Effect.gen(function* () {
    const lab = ORIGINAL.exec(file.path)?.[1]
    const name = headingOf(file)
    if (name === null)
      return lab ? yield* original(to, file, lab) : to.tally.skipped("files", LEFT_OUT.copy)
    if (name !== "deliveries" && !isRecordName(name))
      return name === "manifest"
        ? to.tally.used("manifest")
        : to.tally.skipped("files", LEFT_OUT.copy)
    let lines: Lines | null = null
    let isRefused = false
    const readAll = eachLine(file, (line) =>
      Effect.suspend(() => {
        if (isRefused) return Effect.void
        if (lines !== null && line !== null) return lines.take(line)
        if (lines !== null) return Effect.sync(() => to.tally.skipped(name, LEFT_OUT.unreadable))
        const heading = line === null ? null : objectOf(line)
        const isKnown = heading?.version === EXPORT_VERSION
        lines = isKnown ? linesOf(to, name, heading) : null
        isRefused = lines === null
        if (isRefused) to.tally.skipped("files", isKnown ? LEFT_OUT.unreadable : LEFT_OUT.version)
        return Effect.void
      }),
    )
    // What is whole of a file that breaks off is handed over too.
    yield* Effect.ensuring(
      readAll,
      Effect.suspend(() => lines?.end ?? Effect.void),
    )
  })
