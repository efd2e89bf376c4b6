import { Effect, Result, Stream } from "effect"
import type { TypeCount } from "#domain/file-import"
import { appleHealth } from "#embedded/aggregator/exports/apple/reader"
import { Collection, type TypedItem } from "#embedded/aggregator/exports/collection"
import type { ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"
import { Tally } from "#embedded/aggregator/exports/tally"

const WATCH =
  "<<HKDevice: 0x1>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, software:10.5>"
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const element = (name: string, attributes: Record<string, string>, inside = "") => {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return ` <${name}${all.join("")}${inside === "" ? "/>" : `>${inside}</${name}>`}\n`
}

/** A record as an export has it; without a type's prefix it is a quantity. */
export const record = (
  type: string,
  from: string,
  to: string,
  value: string,
  { inside = "", ...more }: Record<string, string> = {},
) =>
  element(
    "Record",
    {
      type: type.startsWith("HK") ? type : `HKQuantityTypeIdentifier${type}`,
      sourceName: "iPhone",
      startDate: from,
      endDate: to,
      value,
      ...more,
    },
    inside,
  )

/** A stage of sleep. */
export const stage = (name: string, from: string, to: string, more: Record<string, string> = {}) =>
  record("HKCategoryTypeIdentifierSleepAnalysis", from, to, `HKCategoryValueSleepAnalysis${name}`, {
    sourceName: "Watch",
    ...more,
  })

export const workout = (attributes: Record<string, string>, inside = "") =>
  element("Workout", { sourceName: "Watch", ...attributes }, inside)

export const entry = (key: string, value: string) => element("MetadataEntry", { key, value })

/** The attributes of what a watch under another name wrote itself. */
export const byWatch = { sourceName: "Uhr", sourceVersion: "10.5", device: WATCH }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const DATE = ' <ExportDate value="2026-06-01 10:00:00 +0200"/>\n'

/** A whole export.xml of some elements. */
export const exportOf = (elements: string, doctype = "") =>
  `${HEAD}${doctype}<HealthData locale="en_GB">\n${DATE}${elements}</HealthData>\n`

/** A file of some bytes, that come in pieces. */
export const fileOf = (
  content: string | Uint8Array,
  path = "apple_health_export/export.xml",
  piece = 7_001,
): ExportFile => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  )
  return { path, head: bytes.subarray(0, 65_536), bytes: Stream.fromIterable(pieces) }
}

/** What an export comes to. */
export interface Outcome {
  readonly items: ReadonlyArray<TypedItem>
  readonly tally: ReadonlyArray<TypeCount>
  readonly made: number | null
  readonly unreadable: ExportUnreadable | null
}

/** Reads a file to the items of its deliveries. */
export const read = async (file: ExportFile): Promise<Outcome> => {
  const tally = new Tally()
  const collection = new Collection()
  let made: number | null = null
  const outcome = await Effect.runPromise(
    Effect.result(
      appleHealth.read(file, {
        used: (type, each) => {
          tally.used(type)
          collection.add(each, type)
        },
        skipped: (type, reason) => tally.skipped(type, reason),
        made: (at) => {
          made = at
        },
      }),
    ),
  )
  const items = [...collection.items((...each) => tally.dropped(...each))]
  const unreadable = Result.isFailure(outcome) ? outcome.failure : null
  return { items, tally: tally.all(), made, unreadable }
}

/** An item of a delivery, whose fields a test names as it expects them. */
// biome-ignore lint/suspicious/noExplicitAny: a wrong name fails where it is read.
export type ReadItem = Record<string, any>

/** The items of one type in an export of some elements. */
export const itemsOf = async (type: TypedItem["type"], elements: string) =>
  (await read(fileOf(exportOf(elements)))).items
    .filter((each) => each.type === type)
    .map(({ item }) => item as ReadItem)

/** Why records of a type were left out, with how many. */
export const skippedOf = ({ tally }: Outcome, type: string) =>
  Object.fromEntries(
    (tally.find((each) => each.type.endsWith(type))?.skipped ?? []).map(({ reason, count }) => [
      reason,
      count,
    ]),
  )
