import { expect } from "bun:test"
import { Effect } from "effect"
import { aDay, aNight, store } from "#test/rows"
import { daysUntil, scene } from "#test/scene"
import { ada, itOverRows as it } from "#test/tools"

const dates = daysUntil("2026-11-19", 90)
const window = { from: dates[0]!, to: dates.at(-1)! }
/** Scattered over 0 to 59. */
const scattered = (at: number) => (at * 37) % 60

it("looks for what goes along with sleep, the night after, and notes the link by its evidence", () =>
  Effect.gen(function* () {
    yield* store({
      days: dates.map((date, at) => aDay(ada, date, { steps: 4_000 + 100 * scattered(at + 1) })),
      nights: dates.map((date, at) => aNight(ada, date, { asleep_s: 60 * (400 + scattered(at)) })),
    })
    const link = { feature: "steps", target: "sleep_minutes", lag: 1, window }
    const { instruction, offered, made, reported, claims, noted } = yield* scene("investigator", {
      question: "Do I sleep longer when I walk more?",
      calls: ["associate", link],
      notes: ["Sleep was longer after days with more steps: {{e1}}."],
    })
    expect(instruction).toContain("You are investigator: you look for what goes along with what")
    expect(offered).toContain("associate")
    expect(made).toEqual([["investigator", "associate", link]])
    expect(reported).toMatchObject({ "steps and sleep duration: rho": 1, "sleep duration: n": 89 })
    expect(claims).toEqual([
      expect.stringContaining("are associated with longer sleep duration the night after"),
    ])
    expect(noted).toEqual([
      "Sleep was longer after days with more steps: " +
        "{{steps_sleep_minutes_lag1_20260822_20261119.effect}}.",
    ])
  }))
