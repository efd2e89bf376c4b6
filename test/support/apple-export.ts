import { appleHealth } from "#embedded/aggregator/exports/apple/reader"
import type { TypedItem } from "#embedded/aggregator/exports/collection"
import type { ExportFile } from "#embedded/aggregator/exports/reader"
import { fileOf as exportFile, type Outcome, type ReadItem, readBy } from "#test/export-file"

export { type ReadItem, skippedOf } from "#test/export-file"

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

/** A file of an export of Apple Health. */
export const fileOf = (
  content: string | Uint8Array,
  path = "apple_health_export/export.xml",
  piece?: number,
): ExportFile => exportFile(content, path, piece)

/** Reads an export of Apple Health. */
export const read = (file: ExportFile): Promise<Outcome> => readBy(appleHealth, file)

/** The items of one type in an export of some elements. */
export const itemsOf = async (type: TypedItem["type"], elements: string) =>
  (await read(fileOf(exportOf(elements)))).items
    .filter((each) => each.type === type)
    .map(({ item }) => item as ReadItem)
