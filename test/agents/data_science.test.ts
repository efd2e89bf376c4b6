import { expect } from "bun:test"
import { Effect } from "effect"
import { aNight, store } from "#test/rows"
import { daysUntil, scene } from "#test/scene"
import { ada, itOverRows as it } from "#test/tools"

const nights = daysUntil("2026-11-19", 14)
const window = { from: nights[0]!, to: nights.at(-1)! }

it("measures, and notes the level by its reference: a number of its own is lost", () =>
  Effect.gen(function* () {
    yield* store({
      nights: nights.map((date, at) => aNight(ada, date, { asleep_s: 60 * (410 + (at % 2) * 20) })),
    })
    const { instruction, offered, made, reported, noted } = yield* scene("data_science", {
      question: "How long did I sleep in the past two weeks?",
      calls: ["describe", { metric: "sleep_minutes", window }],
      notes: ["Sleep duration averaged {{f1}} in that time.", "That is about 7 hours."],
    })
    expect(instruction).toContain("You are data_science: you measure.")
    expect(offered).toContain("describe")
    expect(made).toEqual([["data_science", "describe", { metric: "sleep_minutes", window }]])
    expect(reported).toMatchObject({ "sleep duration: mean": 420, "sleep duration: n": 14 })
    expect(noted).toEqual([
      "Sleep duration averaged {{sleep_minutes_mean_20261106_20261119}} in that time.",
    ])
  }))
