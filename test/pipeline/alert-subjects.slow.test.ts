import { expect } from "bun:test"
import { Clock, Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { alertSubjects } from "#catalogue/alert-subjects"
import type { UserId } from "#domain/ids"
import { isBorneOut } from "#domain/proactive-turn"
import { addDays, localDateAt } from "#domain/time"
import type { Turn } from "#domain/turn"
import { Embedded } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { rowsOf } from "#test/planted/rows"
import { store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"

const it = itLive(Embedded)

const DAYS = 120
const CHANGED = 16

/** A usual value of each metric, its day-to-day spread, and by how much it changed sixteen days ago. */
const LEVELS: Readonly<Record<string, readonly [usual: number, spread: number, change: number]>> = {
  resting_hr: [54, 1.5, 8],
  hrv_rmssd: [50, 4, -18],
  respiratory_rate: [14.5, 0.3, 2],
  spo2: [96.5, 0.4, -3],
  skin_temp_dev: [0, 0.15, 0.9],
  sleep_minutes: [430, 20, -110],
  sleep_efficiency: [92, 1.2, -8],
  bedtime_hour: [23.2, 0.3, 2],
  weight_kg: [80, 0.3, -4],
  steps: [8_000, 700, 5_000],
  stress_score: [40, 4, 25],
}

/** As devices report them: large ones in whole numbers. */
const rounded = (value: number) => (value > 30 ? Math.round(value) : Math.round(value * 100) / 100)

const metrics = Object.fromEntries(
  Object.entries(LEVELS).map(([key, [usual, spread, change]], seed) => [
    key,
    seededNoise(101 * seed + 7, DAYS).map((noise, at) =>
      rounded(usual + spread * noise + (at >= DAYS - CHANGED ? change : 0)),
    ),
  ]),
)

it("what an alert asks about a metric is answered by the day and size of its change", () =>
  Effect.gen(function* () {
    const { user_id, post, get } = yield* Client
    const user = user_id as UserId
    const today = localDateAt(yield* Clock.currentTimeMillis, 0)
    const start = addDays(today, 1 - DAYS)
    yield* store(rowsOf(user, { user, start, n_days: DAYS, metrics }))
    const watched = alertSubjects.filter(({ subject }) => subject in LEVELS)
    expect(watched).toHaveLength(Object.keys(LEVELS).length)
    for (const { subject, question } of watched) {
      const asked = yield* post("/v1/turns", { messages: [{ role: "user", content: question }] })
      yield* TurnSupervisor.use(({ idle }) => idle)
      const { result } = (yield* get(`/v1/turns/${asked.body.id}`)).body as Turn
      expect({ subject, is: isBorneOut(subject, result!) }).toEqual({ subject, is: true })
      expect(result!.answer).toMatch(/ by .* around \d/)
      expect(result!.answer).not.toMatch(/no clear/)
    }
  }))
