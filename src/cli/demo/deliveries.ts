import { OFFSET_MIN } from "#cli/demo/clock"
import { type LivedDay, lifeOf } from "#cli/demo/life"
import { panels } from "#cli/demo/panels"
import { activityItem, bodyItem, dailyItem, nutritionItem, sleepItem } from "#cli/demo/payload"
import type { Weighing } from "#cli/demo/scale"
import { truths } from "#cli/demo/truths"
import { addDays, daysBetween, type LocalDate, localDateAt } from "#domain/time"
import type { PreparedDemo } from "#operations/prepare-demo"

/** The days covered by one delivery. */
const CHUNK_DAYS = 30

/** The aggregator's id of the demo person at each vendor. */
const AGGREGATOR_USER_IDS = {
  GARMIN: "d0e00000-0000-4000-8000-000000000001",
  WITHINGS: "d0e00000-0000-4000-8000-000000000002",
} as const
type Vendor = keyof typeof AGGREGATOR_USER_IDS

/** The day it is for the demo person. */
export const todayAt = (epochMs: number): LocalDate => localDateAt(epochMs, OFFSET_MIN)

/** The person's life up to yesterday: two years on the first run of the demo, more on later ones. */
export const lifeUntil = (today: LocalDate, { started_on }: PreparedDemo) => {
  const first = addDays(started_on, -truths.days)
  return lifeOf(first, Math.max(truths.days, daysBetween(first, today)))
}

const weighedOn =
  (scale: Weighing["scale"]) =>
  ({ date, weighing }: LivedDay) =>
    weighing?.scale === scale ? bodyItem(date, weighing) : null

type Deliverable = readonly [
  vendor: Vendor,
  type: string,
  itemOf: (lived: LivedDay) => object | null,
]

/** A watch, the scale that came with its account, and the scale before. */
const deliverables: ReadonlyArray<Deliverable> = [
  ["GARMIN", "nutrition", ({ date, page }) => page && nutritionItem(date, page)],
  ["GARMIN", "daily", ({ date, day, page }) => day && dailyItem(date, day, page)],
  ["GARMIN", "sleep", ({ date, night }) => night && sleepItem(date, night)],
  ["GARMIN", "activity", ({ date, workout }) => workout && activityItem(date, workout)],
  ["GARMIN", "body", weighedOn("second")],
  ["WITHINGS", "body", weighedOn("first")],
]

const chunks = (life: ReadonlyArray<LivedDay>) =>
  Array.from({ length: Math.ceil(life.length / CHUNK_DAYS) }, (_, at) =>
    life.slice(at * CHUNK_DAYS, (at + 1) * CHUNK_DAYS),
  )

const VERSION = "2022-03-16"

/**
 * The bodies of everything the aggregator has to say about the demo person, in order: the two
 * connections, thirty days of each kind at a time, and the two lab reports. The same days make the
 * same bytes.
 */
export const deliveries = (
  prepared: PreparedDemo,
  life: ReadonlyArray<LivedDay>,
): ReadonlyArray<string> => {
  const userOf = (provider: Vendor) => ({
    user_id: AGGREGATOR_USER_IDS[provider],
    provider,
    reference_id: prepared.user_id,
    scopes: "ACTIVITY_EXPORT,HEALTH_EXPORT",
    active: true,
    last_webhook_update: null,
  })
  const auths = (["GARMIN", "WITHINGS"] as const).map((vendor) => ({
    type: "auth",
    status: "success",
    user: userOf(vendor),
    version: VERSION,
  }))
  const wearable = deliverables.flatMap(([vendor, type, itemOf]) =>
    chunks(life).flatMap((days) => {
      const data = days.flatMap((day) => itemOf(day) ?? [])
      return data.length === 0 ? [] : [{ type, user: userOf(vendor), data, version: VERSION }]
    }),
  )
  const labs = (["earlier", "later"] as const).map((panel) => ({
    upload_id: prepared.upload_ids[panel],
    data: [
      {
        metadata: { test_date: addDays(prepared.started_on, -truths.labs[panel]) },
        biomarkers: panels[panel],
      },
    ],
  }))
  return [...auths, ...wearable, ...labs].map((delivery) => JSON.stringify(delivery))
}
