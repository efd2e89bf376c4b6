import { Database as Sqlite } from "bun:sqlite"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { Ingest } from "#actors/ingest"
import { alternate } from "#bench/alternate"
import { median, table } from "#bench/figures"
import { Database } from "#db/database"
import { packBody } from "#db/packed-body"
import { RawEventStore } from "#db/raw-events"

const PEOPLE = 2_000
const ROUNDS = 5

/** A daily delivery of one person: every column of a typical watch. */
const delivery = (person: number, pass: number) => {
  const n = person * 7 + pass
  return Buffer.from(
    JSON.stringify({
      type: "daily",
      user: { user_id: `agg-${person}`, provider: "GARMIN" },
      data: [
        {
          metadata: {
            start_time: "2026-01-01T00:00:00.000000+01:00",
            end_time: "2026-01-01T23:59:00.000000+01:00",
          },
          distance_data: { steps: 8_000 + (n % 997), distance_meters: 9_412.7, floors_climbed: 11 },
          calories_data: { total_burned_calories: 2_450.8, net_activity_calories: 690.2 },
          active_durations_data: { activity_seconds: 5_340, inactivity_seconds: 41_000 },
          heart_rate_data: {
            summary: { avg_hr_bpm: 71, resting_hr_bpm: 55, min_hr_bpm: 48, max_hr_bpm: 149 },
          },
          oxygen_data: { avg_saturation_percentage: 96.5 },
          stress_data: { avg_stress_level: 31, max_stress_level: 90 },
          data_enrichment: { readiness_contributors: { sleep: 71, load: 12 + (n % 7) } },
        },
      ],
    }),
  )
}

const seed = (file: string) => {
  const sqlite = new Sqlite(file)
  sqlite.transaction(() => {
    for (let person = 0; person < PEOPLE; person++) {
      sqlite.run("INSERT INTO users (id, issuer, subject, created_at) VALUES (?, 'b', ?, '2026')", [
        `user_${person}`,
        `${person}`,
      ])
      sqlite.run(
        `INSERT INTO connections
           (id, user_id, provider, provider_raw, aggregator_user_id, status, connected_at)
         VALUES (?, ?, 'garmin', 'GARMIN', ?, 'active', '2026')`,
        [`src_${person}`, `user_${person}`, `agg-${person}`],
      )
    }
  })()
  sqlite.close()
}

const stores = (file: string) => RawEventStore.layer.pipe(Layer.provideMerge(Database.layer(file)))

const cpuMicros = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const store = (pass: number) =>
  Effect.gen(function* () {
    const events = yield* RawEventStore
    yield* Effect.forEach(
      Array.from({ length: PEOPLE }, (_, person) => person),
      (person) => {
        const body = delivery(person, pass)
        return events.insert({
          sha256: Bun.SHA256.hash(body) as Uint8Array,
          type: "daily",
          aggregator_user_id: `agg-${person}`,
          reference_id: null,
          body: packBody(body),
          trace_id: null,
          reference: null,
          ordering_ms: pass,
          received_at: Date.UTC(2026, 0, 2) + pass,
        })
      },
      { concurrency: "unbounded", discard: true },
    )
  })

/** CPU microseconds a delivery, of storing it and of applying it. */
const measured = (file: string, pass: number) =>
  Effect.gen(function* () {
    Bun.gc(true)
    const before = cpuMicros()
    yield* store(pass)
    const stored = cpuMicros()
    yield* Effect.provide(
      Effect.flatMap(Ingest, ({ idle }) => idle),
      Ingest.layer,
    )
    const applied = cpuMicros()
    return { stored: (stored - before) / PEOPLE, applied: (applied - stored) / PEOPLE }
  }).pipe(Effect.provide(stores(file)), Effect.runPromise)

const folder = mkdtempSync(join(tmpdir(), "hygeia-bench-"))
let round = 0
const once = async () => {
  const file = join(folder, `${round++}.db`)
  await Effect.runPromise(Effect.provide(Effect.void, stores(file)))
  seed(file)
  const insert = await measured(file, 1)
  const update = await measured(file, 2)
  return {
    stored: median([insert.stored, update.stored]),
    inserted: insert.applied,
    updated: update.applied,
  }
}
await once()
const { product } = await alternate(ROUNDS, { product: once })
rmSync(folder, { recursive: true })

table(
  ["a daily delivery, CPU microseconds", "stored", "applied, new", "applied, changed"],
  [["product", product.stored, product.inserted, product.updated]],
)
