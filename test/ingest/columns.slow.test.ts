import { expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { DataSyncStore } from "#db/data-sync"
import { ada, Deliveries, deliver, rowsOf } from "#test/deliveries"
import { itemOf, KINDS, type Kind, SOURCES, TABLES } from "#test/payloads"

/** Columns that hold whole numbers; what comes for them is one. */
const WHOLE = new Set([
  "steps",
  "type",
  "laps",
  "wakeups",
  "recovery_level",
  "cycle_day",
  "cycle_phase",
  "period_days",
  "cycle_days",
])

const whole = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const anything = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: 0, max: 100_000 }),
)

/** What a column can hold without being brought to another scale or taken for no measurement. */
const valueOf = (kind: Kind, column: string) => {
  if (WHOLE.has(column)) return whole
  if (column === "efficiency_pct") return fc.double({ min: 1.6, max: 100, noNaN: true })
  if (kind === "sleep" && column.endsWith("_hr_bpm"))
    return fc.double({ min: 1, max: 249, noNaN: true })
  return anything
}

const METADATA = {
  "metadata.summary_id": "one",
  "metadata.start_time": "2025-06-01T23:00:00+02:00",
  "metadata.end_time": "2025-06-02T07:00:00+02:00",
}

for (const kind of KINDS) {
  const paths: Readonly<Record<string, string>> = SOURCES[kind]
  const values = fc.record(
    Object.fromEntries(Object.keys(paths).map((column) => [column, valueOf(kind, column)])),
  )
  const table = TABLES[kind]
  const isSynced = table !== "diary_days"
  const places = isSynced ? "in the table and in the sync" : "in the table, and nothing in the sync"
  test(`finds every number of a ${kind} payload again, ${places}`, () =>
    fc.assert(
      fc.asyncProperty(values, (numbers) =>
        Effect.gen(function* () {
          const planted = Object.entries(paths).map(
            ([column, path]) => [path, numbers[column]] as const,
          )
          yield* deliver({
            type: kind,
            user: { user_id: "g1", provider: "GARMIN", reference_id: ada },
            data: [itemOf([...Object.entries(METADATA), ...planted])],
          })
          const { rows } = yield* (yield* DataSyncStore).since(ada, 0)
          const [stored] = yield* rowsOf(table)
          if (!isSynced) expect(Object.values(rows).flat()).toEqual([])
          const sent = isSynced ? JSON.parse(rows[table][0]!) : stored
          for (const [column, number] of Object.entries(numbers)) {
            // JSON and SQLite know one zero.
            expect([column, stored![column]]).toEqual([column, Number(number) + 0])
            expect([column, sent[column]]).toEqual([column, Number(number) + 0])
          }
        }).pipe(Effect.provide(Deliveries), Effect.runPromise),
      ),
      { numRuns: 25, seed: 1 },
    ))
}
