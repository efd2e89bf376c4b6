import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { MAX_ROWS } from "#db/account-rows"
import { AccountStore } from "#db/accounts"
import { Database } from "#db/database"
import { packBody } from "#db/packed-body"
import { RawEventStore } from "#db/raw-events"
import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import { testDatabase } from "#test/database"
import { rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"
import { aDay, aNight, aResult, aWorkout, store } from "#test/rows"
import { direct } from "#test/sqlite"

const it = itWith(
  Layer.merge(AccountStore.layer, RawEventStore.layer).pipe(Layer.provideMerge(testDatabase())),
)

const ada: UserId = "user_ada"
const bob: UserId = "user_bob"

const remove = (user: UserId) =>
  Effect.gen(function* () {
    const accounts = yield* AccountStore
    return yield* (yield* Database).write(user, (tx) => accounts.remove(tx, user))
  })

const receive = (type: string, aggregator_user_id: string, reference_id: string | null = null) =>
  RawEventStore.use((events) =>
    events.insert({
      sha256: Bun.SHA256.hash(`${type} ${aggregator_user_id} ${reference_id}`) as Uint8Array,
      type,
      aggregator_user_id,
      reference_id,
      body: packBody(Buffer.from(`${type} ${aggregator_user_id} ${reference_id}`)),
      trace_id: null,
      reference: null,
      ordering_ms: null,
      received_at: 0,
    }),
  )

/** Tables whose rows are nobody's, or are removed by what they say rather than by whose they are. */
const NOBODYS = [
  "backups",
  "clock",
  "forgotten",
  "model_servers",
  "notification_targets",
  "outbox",
  "passkey_challenges",
  "raw_events",
  "sign_in_attempts",
  "sign_ins",
  "users",
]

it("knows of every table whose its rows are", () =>
  Effect.gen(function* () {
    const tables = yield* direct((_, sqlite) => {
      const names = sqlite
        .query<{ name: string }, []>(
          "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
        )
        .all()
      const isOwned = sqlite.query<{ one: number }, { name: string }>(
        `SELECT 1 AS one FROM pragma_table_info($name) WHERE name = 'user_id'
         UNION SELECT 1 FROM pragma_foreign_key_list($name) f, pragma_table_info(f."table") c
           WHERE c.name = 'user_id'`,
      )
      return names.map(({ name }) => name).filter((name) => !isOwned.get({ name }))
    })
    expect(tables.toSorted()).toEqual(NOBODYS)
  }))

it("removes a person's rows, counts them, and leaves everybody else's", () =>
  Effect.gen(function* () {
    yield* store({
      days: [aDay(ada, "2026-01-01"), aDay(ada, "2026-01-02"), aDay(bob, "2026-01-01")],
      nights: [aNight(ada, "2026-01-01"), aNight(bob, "2026-01-01")],
      workouts: [aWorkout(ada, "2026-01-01"), aWorkout(bob, "2026-01-01")],
      results: [aResult(ada, "LDL"), aResult(bob, "LDL")],
    })
    const { rows_deleted } = yield* remove(ada)
    // Two days, a night and a workout with their rows of the sync, and a result; two sources, and the person.
    expect(rows_deleted).toBe(2 * 4 + 1 + 2 + 1)
    for (const table of ["daily_summary", "sleep_sessions", "activities", "biomarkers"])
      expect((yield* rowsOf(table)).map(({ user_id }) => user_id)).toEqual([bob])
    expect((yield* rowsOf("users")).map(({ id }) => id)).toEqual([bob])
  }))

it("removes the deliveries that were for them: by link, by reference, and by what they brought", () =>
  Effect.gen(function* () {
    yield* store({
      days: [aDay(ada, "2026-01-01"), aDay(bob, "2026-01-01")],
      results: [aResult(ada, "LDL", { raw_event_id: 1 })],
    })
    const stray = yield* receive("lab_report", "", "upl_unknown")
    expect(stray).toBe(1)
    yield* receive("daily", `src_${ada}_garmin`)
    yield* receive("auth_cancelled", "", ada)
    yield* receive("auth", "before_the_last_sign_in", ada)
    yield* receive("daily", "before_the_last_sign_in")
    yield* receive("sleep", "nobody_yet", ada)
    const kept = [
      yield* receive("daily", `src_${bob}_garmin`),
      yield* receive("auth", `src_${bob}_garmin`, bob),
      yield* receive("healthcheck", ""),
    ]
    const { rows_deleted, aggregator_user_ids } = yield* remove(ada)
    expect((yield* rowsOf("raw_events")).map(({ id }) => id)).toEqual(kept)
    expect(aggregator_user_ids.toSorted()).toEqual(["before_the_last_sign_in", `src_${ada}_garmin`])
    expect(rows_deleted).toBe(6 + 1 + 2 + 1 + 1)
  }))

it("never takes another person's link for theirs, whatever a delivery referred to", () =>
  Effect.gen(function* () {
    yield* store({ days: [aDay(ada, "2026-01-01"), aDay(bob, "2026-01-01")] })
    yield* receive("auth", `src_${bob}_garmin`, ada)
    const kept = yield* receive("daily", `src_${bob}_garmin`)
    expect((yield* remove(ada)).aggregator_user_ids).toEqual([`src_${ada}_garmin`])
    expect((yield* rowsOf("raw_events")).map(({ id }) => id)).toEqual([kept])
  }))

it("finds the deliveries by their indices, however many others there are", () =>
  Effect.gen(function* () {
    const plan = (condition: string) =>
      direct((_, sqlite) =>
        sqlite
          .query<{ detail: string }, []>(
            `EXPLAIN QUERY PLAN DELETE FROM raw_events WHERE ${condition}`,
          )
          .all()
          .map(({ detail }) => detail)
          .join("\n"),
      )
    const references = "reference_id IN (SELECT value FROM json_each('[]'))"
    expect(yield* plan("aggregator_user_id IN (SELECT value FROM json_each('[]'))")).toContain(
      "INDEX raw_events_by_aggregator_user",
    )
    const rows = "'activity', 'sleep', 'daily', 'body', 'nutrition', 'menstruation'"
    expect(yield* plan(`${references} AND type NOT IN (${rows})`)).toContain(
      "INDEX raw_events_by_reference",
    )
    expect(yield* plan(`${references} AND state IN ('received', 'parked')`)).not.toContain("SCAN r")
  }))

it("removes the rows of a closed account a hundred at a time, and nobody else's", () =>
  Effect.gen(function* () {
    const dates = Array.from({ length: 250 }, (_, n) => addDays("2026-01-01", n))
    yield* store({
      days: [...dates.map((date) => aDay(ada, date)), aDay(bob, "2026-01-01")],
      nights: dates.map((date) => aNight(ada, date)),
    })
    const accounts = yield* AccountStore
    const { write } = yield* Database
    const closed = yield* write(ada, (tx) => accounts.close(tx, ada))
    expect(yield* accounts.leaving).toEqual([ada])
    const removed: Array<number> = []
    for (let some = 1; some > 0; removed.push(some))
      some = (yield* write(ada, (tx) => accounts.removeSome(tx, ada, closed.aggregator_user_ids)))
        .rows_deleted
    expect(Math.max(...removed)).toBeLessThanOrEqual(MAX_ROWS)
    // Each row and its copy for the delta sync.
    expect(removed.reduce((sum, some) => sum + some)).toBe(1_000)
    // Two sources, and the person.
    expect((yield* remove(ada)).rows_deleted).toBe(3)
    expect(yield* accounts.leaving).toEqual([])
    expect((yield* rowsOf("daily_summary")).map(({ user_id }) => user_id)).toEqual([bob])
  }))
