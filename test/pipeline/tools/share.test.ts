import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aNight, store } from "#test/rows"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const window = { from: "2026-11-01", to: "2026-11-04" }
const input = { part: "rem_minutes", whole: "sleep_minutes", window }
const night = (at: number, rem: number | null, asleep: number) =>
  aNight(ada, addDays(window.from, at), {
    asleep_s: asleep * 60,
    rem_s: rem === null ? null : rem * 60,
  })

it("is all of the part over all of the whole, on the nights that have both", () =>
  Effect.gen(function* () {
    // 80 + 100 + 90 = 270 of 400 + 440 + 360 = 1200; the last night has no stages.
    yield* store({
      nights: [night(0, 80, 400), night(1, 100, 440), night(2, 90, 360), night(3, null, 480)],
    })
    const found = yield* ask("share", input)
    expect([valueOf(found, "percent"), valueOf(found, "n")]).toEqual([22.5, 3])
    expect([valueOf(found, "part_mean"), valueOf(found, "whole_mean")]).toEqual([90, 400])
  }))

it("is of a single night as well, and of nothing where there is no stage", () =>
  Effect.gen(function* () {
    yield* store({ nights: [night(0, 60, 400), night(1, null, 400)] })
    const on = (date: string) => ask("share", { ...input, window: { from: date, to: date } })
    expect(valueOf(yield* on("2026-11-01"), "percent")).toBe(15)
    expect(insufficientDataOf(yield* on("2026-11-02"))).toMatchObject({ reason: "no_data" })
  }))
