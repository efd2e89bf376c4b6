import { OFFSET_MIN } from "#demo/clock"
import { type LivedDay, lifeOf } from "#demo/life"
import { panels } from "#demo/panels"
import { activityItem, bodyItem, dailyItem, nutritionItem, sleepItem } from "#demo/payload"
import { aggregatorUserIdOf, type DemoPerson, PANELS, VENDORS, type Vendor } from "#demo/person"
import type { Weighing } from "#demo/scale"
import { truths } from "#demo/truths"
import { addDays, daysBetween, type LocalDate, localDateAt } from "#domain/time"

/** The days covered by one delivery. */
const CHUNK_DAYS = 30

/** The day it is for the demo person. */
export const todayAt = (epochMs: number): LocalDate => localDateAt(epochMs, OFFSET_MIN)

/** The person's life up to yesterday: two years on the first run of the demo, more on later ones. */
export const lifeUntil = (today: LocalDate, { started_on }: DemoPerson): Generator<LivedDay> => {
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

function* chunks(life: ReadonlyArray<LivedDay>) {
  for (let at = 0; at < life.length; at += CHUNK_DAYS) yield life.slice(at, at + CHUNK_DAYS)
}

const VERSION = "2022-03-16"

/**
 * The bodies of everything the aggregator has to say about the demo person, in order: the two
 * connections, thirty days of each kind at a time, and the two lab reports. The same days make the
 * same bytes.
 */
export function* deliveries(person: DemoPerson, life: ReadonlyArray<LivedDay>): Generator<string> {
  const userOf = (provider: Vendor) => ({
    user_id: aggregatorUserIdOf(person, provider),
    provider,
    reference_id: person.user_id,
    scopes: "ACTIVITY_EXPORT,HEALTH_EXPORT",
    active: true,
    last_webhook_update: null,
  })
  for (const vendor of VENDORS)
    yield JSON.stringify({
      type: "auth",
      status: "success",
      user: userOf(vendor),
      version: VERSION,
    })
  for (const [vendor, type, itemOf] of deliverables)
    for (const days of chunks(life)) {
      const data = days.flatMap((day) => itemOf(day) ?? [])
      if (data.length > 0)
        yield JSON.stringify({ type, user: userOf(vendor), data, version: VERSION })
    }
  for (const panel of PANELS)
    yield JSON.stringify({
      upload_id: person.upload_ids[panel],
      data: [
        {
          metadata: { test_date: addDays(person.started_on, -truths.labs[panel]) },
          biomarkers: panels[panel],
        },
      ],
    })
}
