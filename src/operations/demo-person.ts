import { Clock, Effect } from "effect"
import { Deliveries } from "#actors/importer"
import { Calendar } from "#db/calendar"
import { Database } from "#db/database"
import { addLab, LabStore, labOfDelivery } from "#db/labs"
import { UserStore } from "#db/users"
import { deliveries, lifeUntil, todayAt } from "#demo/deliveries"
import type { LivedDay } from "#demo/life"
import { panels } from "#demo/panels"
import { type DemoPerson, demoPerson, labIdOf, PANELS } from "#demo/person"
import type { Demo } from "#domain/demo"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"
import { DEMO, type DeletedUser, LOCAL_ISSUER } from "#domain/user"
import { deleteAccount } from "#operations/delete-account"
import { requireOwner } from "#operations/require-owner"

/** Days made up before others may use the event loop, and deliveries that share a commit. */
const DAYS_AT_ONCE = 30
const DELIVERIES_AT_ONCE = 4

/** What the deliveries of the demo come of. */
const REFERENCE = "demo"

/** The account, with two lab reports that wait for their results, uploaded on the day of the first run. */
const prepare = Effect.fnUntraced(function* (today: LocalDate) {
  const { write } = yield* Database
  const { id: user_id } = yield* UserStore.use((users) =>
    users.findOrCreate(LOCAL_ISSUER, DEMO, null),
  )
  const known = yield* LabStore.use((labs) => labs.find(user_id, labIdOf(user_id, "earlier")))
  const uploaded_at = known?.uploaded_at ?? `${today}T12:00:00.000Z`
  const person = demoPerson(user_id, uploaded_at.slice(0, 10))
  yield* write(user_id, function* (tx) {
    for (const panel of PANELS) {
      const upload_id = person.upload_ids[panel]
      if (!(yield* labOfDelivery(tx, upload_id, null)))
        yield* addLab(tx, {
          id: labIdOf(user_id, panel),
          user_id,
          upload_id,
          aggregator_status: "submitted",
          uploaded_at,
          parsed_at: null,
          content_type: "application/pdf",
          size_bytes: 0,
          storage_key: "",
          note: null,
          file_name: null,
          laboratory: null,
        })
    }
  })
  return person
})

const lived = Effect.fnUntraced(function* (today: LocalDate, person: DemoPerson) {
  const life: Array<LivedDay> = []
  for (const day of lifeUntil(today, person))
    if (life.push(day) % DAYS_AT_ONCE === 0) yield* Effect.yieldNow
  return life
})

/** Hands over everything the demo person's wearables and laboratory have to say, as an aggregator does. */
const deliver = Effect.fnUntraced(function* (person: DemoPerson, life: ReadonlyArray<LivedDay>) {
  const { take, written } = yield* Deliveries
  let bodies: Array<string> = []
  for (const body of deliveries(person, life)) {
    bodies.push(body)
    yield* Effect.yieldNow
    if (bodies.length < DELIVERIES_AT_ONCE) continue
    yield* take(REFERENCE, { bodies, ordering_ms: null })
    bodies = []
  }
  yield* take(REFERENCE, { bodies, ordering_ms: null })
  yield* written
})

/** How many results are numbers: the delta sync carries only those. */
const numbers = PANELS.flatMap((panel) => panels[panel]).filter(({ value }) =>
  /\d/.test(String(value)),
).length

/**
 * Makes the demo person, an account of its own with two years of data, and waits until every row is written. Done
 * again, it adds the days since then, and nothing twice. For the owner alone.
 */
export const makeDemo = Effect.fnUntraced(function* (caller: UserId) {
  yield* requireOwner(caller)
  const fixed = yield* Calendar.use(({ ongoing, today }) =>
    ongoing ? Effect.succeed(null) : today(caller),
  )
  const today = fixed ?? todayAt(yield* Clock.currentTimeMillis)
  const person = yield* prepare(today)
  const life = yield* lived(today, person)
  yield* deliver(person, life)
  const having = (part: "day" | "night" | "workout") => life.filter((one) => one[part]).length
  return {
    user_id: person.user_id,
    from: life[0]!.date,
    to: life.at(-1)!.date,
    days: having("day"),
    nights: having("night"),
    workouts: having("workout"),
    results: numbers,
  } satisfies Demo
})

/** Deletes the demo person for good, as any account is deleted. For the owner alone. */
export const removeDemo = Effect.fnUntraced(function* (caller: UserId) {
  yield* requireOwner(caller)
  const user = yield* UserStore.use((users) => users.findBySubject(LOCAL_ISSUER, DEMO))
  return user
    ? yield* deleteAccount(user.id)
    : ({ ok: true, rows_deleted: 0 } satisfies DeletedUser)
})
