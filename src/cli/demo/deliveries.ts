import { OFFSET_MIN } from "#cli/demo/clock"
import { type LivedDay, lifeOf } from "#cli/demo/life"
import { panels } from "#cli/demo/panels"
import { activityItem, dailyItem, sleepItem } from "#cli/demo/payload"
import { truths } from "#cli/demo/truths"
import { addDays, daysBetween, type LocalDate, localDateAt } from "#domain/time"
import type { PreparedDemo } from "#operations/prepare-demo"

/** As many days as one delivery covers. */
const CHUNK_DAYS = 30

const AGGREGATOR_USER_ID = "d0e00000-0000-4000-8000-000000000001"

/** The day it is for the demo person. */
export const todayAt = (epochMs: number): LocalDate => localDateAt(epochMs, OFFSET_MIN)

/** The person's life up to yesterday: two years on the first run of the demo, more on later ones. */
export const lifeUntil = (today: LocalDate, { started_on }: PreparedDemo) => {
  const first = addDays(started_on, -truths.days)
  return lifeOf(first, Math.max(truths.days, daysBetween(first, today)))
}

const items = {
  daily: ({ date, day }: LivedDay) => day && dailyItem(date, day),
  sleep: ({ date, night }: LivedDay) => night && sleepItem(date, night),
  activity: ({ date, workout }: LivedDay) => workout && activityItem(date, workout),
} as const

const chunks = (life: ReadonlyArray<LivedDay>) =>
  Array.from({ length: Math.ceil(life.length / CHUNK_DAYS) }, (_, at) =>
    life.slice(at * CHUNK_DAYS, (at + 1) * CHUNK_DAYS),
  )

const VERSION = "2022-03-16"

/**
 * The bodies of everything the aggregator has to say about the demo person, in order: the
 * connection, thirty days of each kind at a time, and the two lab reports. The same days make the
 * same bytes.
 */
export const deliveries = (
  prepared: PreparedDemo,
  life: ReadonlyArray<LivedDay>,
): ReadonlyArray<string> => {
  const user = {
    user_id: AGGREGATOR_USER_ID,
    provider: "GARMIN",
    reference_id: prepared.user_id,
    scopes: "ACTIVITY_EXPORT,HEALTH_EXPORT",
    active: true,
    last_webhook_update: null,
  }
  const auth = { type: "auth", status: "success", user, version: VERSION }
  const wearable = Object.entries(items).flatMap(([type, itemOf]) =>
    chunks(life).flatMap((days) => {
      const data = days.flatMap((day) => itemOf(day) ?? [])
      return data.length === 0 ? [] : [{ type, user, data, version: VERSION }]
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
  return [auth, ...wearable, ...labs].map((delivery) => JSON.stringify(delivery))
}
