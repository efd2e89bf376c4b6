import type { Withdrawn } from "#db/activities"
import type { StoredSleep } from "#db/sleep-sessions"
import type { DiaryContent } from "#domain/diary"
import type { ActivityContent, Origin } from "#domain/wearable"
import type { Payload } from "#domain/webhook"
import { readActivity } from "#ingest/activity"
import { type BodyContent, readBody } from "#ingest/body"
import {
  type AggregatorUser,
  LIFECYCLE_TYPES,
  type Lifecycle,
  readAggregatorUser,
  readLifecycle,
} from "#ingest/connection"
import { readTaggedDay, type TaggedDay } from "#ingest/daily"
import { objectIn } from "#ingest/field"
import { type LabReport, readLabReport } from "#ingest/lab-report"
import { readMenstruation } from "#ingest/menstruation"
import { readNutrition } from "#ingest/nutrition"
import { type Parsed, Unreadable } from "#ingest/parsed"
import { readSleep } from "#ingest/sleep"

/** The rows one delivery holds, by kind. */
export type Rows =
  | { readonly of: "daily"; readonly items: ReadonlyArray<TaggedDay> }
  | { readonly of: "body"; readonly items: ReadonlyArray<BodyContent> }
  | { readonly of: "nutrition" | "menstruation"; readonly items: ReadonlyArray<DiaryContent> }
  | { readonly of: "sleep"; readonly items: ReadonlyArray<StoredSleep> }
  | { readonly of: "activity"; readonly items: ReadonlyArray<ActivityContent | Withdrawn> }

/** A parsed delivery, before any look-up or write. */
export type Normalised =
  | { readonly kind: "skipped" }
  | { readonly kind: "unreadable"; readonly reason: string }
  | { readonly kind: "lifecycle"; readonly change: Lifecycle }
  | { readonly kind: "lab_report"; readonly report: LabReport }
  | {
      readonly kind: "rows"
      readonly user: AggregatorUser
      readonly rows: Rows
      /** By which way the rows first came in, where the delivery of an import says so. */
      readonly origin: Origin | null
      /** Whether its days may be parts of them, as the delivery of an import says. */
      readonly may_be_part: boolean
      /** Why some items could not be read; null when all could. */
      readonly unreadable: string | null
    }

const ORIGINS: ReadonlyArray<Origin> = ["webhook", "import", "export_file"]

const SKIPPED: Normalised = { kind: "skipped" }

const unreadable = (reason: string): Normalised => ({ kind: "unreadable", reason })

/** Reads every item; says how many could not be read, and why the first could not. */
const readAll = <Content>(
  data: ReadonlyArray<unknown>,
  read: (item: Payload) => Parsed<Content>,
) => {
  const items: Array<Content> = []
  let first: string | null = null
  for (const item of data) {
    const parsed = read(objectIn(item))
    if (!(parsed instanceof Unreadable)) items.push(parsed)
    else first ??= parsed.reason
  }
  const failed = data.length - items.length
  return { items, reason: first && `${failed} of ${data.length} items: ${first}` }
}

const normaliseRows = (type: Rows["of"], payload: Payload, receivedAt: number): Normalised => {
  const user = readAggregatorUser(payload.user, payload.reference_id)
  if (user === null) return unreadable("It names no user.")
  const { data } = payload
  if (!Array.isArray(data)) return unreadable("It has no list of data.")
  const rows = <Of extends Rows["of"], Content>(
    of: Of,
    read: (item: Payload) => Parsed<Content>,
  ) => {
    const { items, reason } = readAll(data, read)
    const origin = ORIGINS.find((each) => each === payload.origin) ?? null
    const may_be_part = payload.may_be_part === true
    const all = { of, items }
    return { kind: "rows" as const, user, rows: all, origin, may_be_part, unreadable: reason }
  }
  switch (type) {
    case "daily":
      return rows("daily", (item) => readTaggedDay(item, receivedAt))
    case "body":
      return rows("body", (item) => readBody(item, receivedAt))
    case "nutrition":
      return rows("nutrition", (item) => readNutrition(item, receivedAt))
    case "menstruation":
      return rows("menstruation", (item) => readMenstruation(item, receivedAt))
    case "sleep":
      return rows("sleep", readSleep)
    case "activity":
      return rows("activity", readActivity)
  }
}

const LAB_TYPES: ReadonlySet<string> = new Set([
  "lab_report",
  "lab_report.completed",
  "lab_report.failed",
])

const ROW_TYPES: ReadonlySet<string> = new Set([
  "daily",
  "body",
  "nutrition",
  "menstruation",
  "sleep",
  "activity",
] satisfies ReadonlyArray<Rows["of"]>)

const isRows = (type: string): type is Rows["of"] => ROW_TYPES.has(type)

/**
 * Turns a delivery into what it means. A type the service has no use for is skipped; a shape it
 * cannot read says why. `receivedAt` is in epoch milliseconds.
 */
export const normalise = (type: string, payload: Payload, receivedAt: number): Normalised => {
  if (isRows(type)) return normaliseRows(type, payload, receivedAt)
  if (LIFECYCLE_TYPES.has(type)) {
    const change = readLifecycle(type, payload)
    return change ? { kind: "lifecycle", change } : SKIPPED
  }
  if (LAB_TYPES.has(type)) {
    const report = readLabReport(type, payload)
    return report instanceof Unreadable ? unreadable(report.reason) : { kind: "lab_report", report }
  }
  return type === "unknown" ? unreadable("It has no type that can be read.") : SKIPPED
}
