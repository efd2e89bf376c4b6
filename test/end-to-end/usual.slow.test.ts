import { expect } from "bun:test"
import { Effect } from "effect"
import type { Today } from "#domain/today"
import { BroughtDemo, demoClient } from "#test/demo-server"
import { itLive } from "#test/effect"
import { asked } from "#test/question"

itLive(BroughtDemo)("Today and Ask say the same of the same value", () =>
  Effect.gen(function* () {
    const client = yield* demoClient
    const today: Today = (yield* client.get("/v1/today")).body
    const parts = [today.night, today.day].flatMap((part) => (part ? [part] : []))
    let compared = 0
    for (const { date, values } of parts)
      for (const { metric, title, usual, position, so_far } of values) {
        if (usual === null || position === null || so_far) continue
        const { turn } = yield* asked(client, `Was my ${title} unusual on ${date}?`)
        const { answer, fact_sheet } = turn.result
        const fact = (role: string) =>
          fact_sheet.find(({ key }: { key: string }) =>
            key.startsWith(`${metric}_baseline_${role}`),
          )
        if (!fact("median")) continue
        compared++
        expect([answer, answer.startsWith("No")]).toEqual([answer, position === "within"])
        if (fact("median").unit === "h") continue
        expect(Math.abs(usual.low - fact("low").value)).toBeLessThanOrEqual(0.5)
        expect(Math.abs(usual.median - fact("median").value)).toBeLessThanOrEqual(0.5)
        expect(Math.abs(usual.high - fact("high").value)).toBeLessThanOrEqual(0.5)
        const level = (yield* asked(client, `What was my ${title} on ${date}?`)).turn.result.answer
        expect([level, level.includes("That is unusual")]).toEqual([
          level,
          position !== "within" && level.includes("That is unusual"),
        ])
      }
    expect(compared).toBeGreaterThan(3)
  }),
)
