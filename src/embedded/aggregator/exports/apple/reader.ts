import { Effect } from "effect"
import { Document } from "#embedded/aggregator/exports/apple/document"
import { NO_PLACE, SKIPPED } from "#embedded/aggregator/exports/apple/records"
import { hasEntity } from "#embedded/aggregator/exports/entities"
import type { ExportFile, Reader } from "#embedded/aggregator/exports/reader"
import { readChildren } from "#embedded/aggregator/exports/xml-children"
import { headOf } from "#embedded/aggregator/exports/xml-text"

const ROOT = "HealthData"
const CHILDREN = [
  "Record",
  "Workout",
  "ActivitySummary",
  "Correlation",
  "ClinicalRecord",
  "Audiogram",
  "VisionPrescription",
] as const

const TYPE = /type="(HK[A-Za-z0-9]{1,80})"/i
const ELEMENT = /<(\w{1,40})/

/** What else lies in the archive of an export, by its path and its first words. */
const BESIDE: ReadonlyArray<{
  readonly type: string
  readonly path: RegExp
  readonly head: RegExp
  readonly reason: string
}> = [
  {
    type: "workout-routes",
    path: /\.gpx$/i,
    head: /<gpx[^>]{0,500}creator="Apple Health Export"/,
    reason: SKIPPED.route,
  },
  {
    type: "electrocardiograms",
    path: /(?:^|\/)electrocardiograms\/[^/]+\.csv$/i,
    head: /^/,
    reason: NO_PLACE,
  },
  {
    type: "export_cda.xml",
    path: /(?:^|\/)export_cda\.xml$/i,
    head: /<ClinicalDocument/,
    reason: SKIPPED.beside,
  },
]

const besideOf = (file: Pick<ExportFile, "path" | "head">) => {
  const found = BESIDE.filter(({ path }) => path.test(file.path))
  return found.find(({ head }) => head.test(headOf(file))) ?? null
}

const DOCTYPE = /<!DOCTYPE\s+HealthData[\s[>]/
const START = /<HealthData[\s>]/

const isExport = (file: Pick<ExportFile, "head">) => {
  const head = headOf(file)
  return head.trimStart().startsWith("<") && (START.test(head) || DOCTYPE.test(head))
}

/** Reads the archive that the Health app of an iPhone exports. */
export const appleHealth: Reader = {
  vendor: "apple",
  provider: "APPLE",
  detect: (file) => isExport(file) || besideOf(file) !== null,
  read: (file, sink) => {
    if (!isExport(file))
      return Effect.sync(() => {
        const beside = besideOf(file)
        sink.skipped(beside?.type ?? "files", beside?.reason ?? NO_PLACE)
      })
    const document = new Document(sink)
    return readChildren(file, {
      root: ROOT,
      children: CHILDREN,
      take: (events) => document.take(events),
      broken: (text) =>
        sink.skipped(
          TYPE.exec(text)?.[1] ?? ELEMENT.exec(text)?.[1] ?? "records",
          hasEntity(text) ? SKIPPED.entity : SKIPPED.broken,
        ),
    })
  },
}
