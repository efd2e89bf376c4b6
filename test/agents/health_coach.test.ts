import { expect } from "bun:test"
import { Effect } from "effect"
import { aDay, store } from "#test/rows"
import { scene } from "#test/scene"
import { ada, itOverRows as it } from "#test/tools"

it("advises from a source, and names it", () =>
  Effect.gen(function* () {
    yield* store({ days: [aDay(ada, "2026-11-19", { steps: 8_000 })] })
    const { instruction, offered, made, reported, noted } = yield* scene("health_coach", {
      question: "What could I do for less stress?",
      calls: ["look_up", { subject: "less stress" }],
      notes: ["A step to take: {{f4}}", "The source is {{f3}}."],
    })
    expect(instruction).toContain("Advice rests on what goes along with their own better days, or")
    expect(offered).toContain("look_up")
    expect(made).toEqual([["health_coach", "look_up", { subject: "less stress" }]])
    expect(reported).toMatchObject({
      "lowering stress: step": "Compare your restful time with the two weeks before.",
      "lowering stress: citation": expect.stringContaining("WHO 2020"),
    })
    expect(noted).toEqual([
      expect.stringMatching(/^A step to take: \{\{less_stress_step\w*\}\}$/),
      "The source is {{less_stress_citation}}.",
    ])
  }))
