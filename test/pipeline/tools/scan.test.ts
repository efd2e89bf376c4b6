import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aDay, aNight, store } from "#test/rows"
import { expectSound } from "#test/sound"
import { ada, ask, itOverRows as it, valueOf } from "#test/tools"

const first = "2026-01-05"
const days = (count: number) => Array.from({ length: count }, (_, at) => addDays(first, at))
const spanning = (count: number) => ({ from: first, to: addDays(first, count - 1) })

/** A fixed wobble without a trend: the same in every run. */
const wobble = (at: number) => ((at * 7_919) % 101) / 101 - 0.5

it("scans everything asked, counts every test and tells what is left of them", () =>
  Effect.gen(function* () {
    const dates = days(90)
    yield* store({
      days: dates.map((date, at) =>
        aDay(ada, date, {
          steps: Math.round(8_000 + 4_000 * wobble(at)),
          distance_m: 6_000 + 3_000 * wobble(at),
          stress_avg: 40 + 10 * wobble(at * 13 + 5),
        }),
      ),
      nights: dates.map((date, at) =>
        aNight(ada, date, { asleep_s: 25_000 + 3_000 * wobble(at - 1) + 100 * wobble(at * 3) }),
      ),
    })
    const window = spanning(90)
    const all = yield* ask("scan", { data_types: ["sleep", "strain", "recovery"], window })
    expect(valueOf(all, "tests")).toBe(Object.values(all.tests).flat().length)
    expect(valueOf(all, "n")).toBe(90)
    const links = all.evidence.map(({ item }) => item.id)
    expect(links).toContain("steps_sleep_minutes_lag1_20260105_20260404")
    expect(links.join()).not.toContain("steps_distance")
    expect(all.evidence.length).toBeLessThanOrEqual(12)
    expectSound(all)
    const sleepAlone = yield* ask("scan", { data_types: ["sleep", "bloodwork"], window })
    expect(sleepAlone.evidence.map(({ item }) => item.kind)).not.toContain("association")
  }))

it("tells of a kind of link the strongest alone, and nothing of what hangs together anyway", () =>
  Effect.gen(function* () {
    const steps = days(60).map((_, at) => 8_000 + 6_000 * wobble(at))
    yield* store({
      days: days(60).map((date, at) =>
        aDay(ada, date, {
          steps: Math.round(steps[at]!),
          distance_m: Math.round(steps[at]! * 0.7),
          floors: Math.round(steps[at]! / 700),
          avg_hr_bpm: 60 + steps[at]! / 500,
        }),
      ),
      nights: days(60).map((date, at) =>
        aNight(ada, addDays(date, 1), {
          asleep_s: Math.round(20_000 + steps[at]!),
          in_bed_s: Math.round(22_000 + steps[at]!),
        }),
      ),
    })
    const found = yield* ask("scan", { data_types: ["sleep", "strain"], window: spanning(61) })
    const links = found.evidence.filter(({ item }) => item.kind === "association")
    expect(links.map(({ item }) => item.feature)).toEqual(["steps", "avg_hr"])
    expect(links[0]!.item.claim).toMatch(
      /^Days with (?:more|longer) \w+ are associated with longer /,
    )
    expectSound(found)
  }))
