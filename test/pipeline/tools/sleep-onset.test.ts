import { expect } from "bun:test"
import { Effect } from "effect"
import { aNight, store } from "#test/rows"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const night = (date: string, start_at: string, latency: number | null) =>
  aNight(ada, date, { start_at, latency_s: latency === null ? null : latency * 60 })

it("is going to bed and the time to fall asleep together, past midnight too", () =>
  Effect.gen(function* () {
    yield* store({
      nights: [
        night("2026-11-17", "2026-11-16T23:50:00+01:00", 20),
        night("2026-11-18", "2026-11-17T23:00:00+01:00", null),
      ],
    })
    const on = (date: string) => ask("sleep_onset", { window: { from: date, to: date } })
    const found = yield* on("2026-11-17")
    expect(valueOf(found, "onset")).toBeCloseTo(24 + 10 / 60, 6)
    expect(valueOf(found, "latency")).toBe(20)
    expect(insufficientDataOf(yield* on("2026-11-18"))).toMatchObject({ reason: "no_data" })
  }))
