import { expect, test } from "bun:test"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

const asked = {
  jet_lag_east: "I'm flying to Tokyo next week, how do I beat jet lag",
  fasting_before_cholesterol: "should i fast before a cholesterol test",
}

for (const [subject, question] of Object.entries(asked))
  test(`answers "${question}" from what is known`, () => {
    expect(understand(aBriefing(question))).toMatchObject({ kind: "knowledge", subject })
  })

test("a plan for a metric of the person starts from their own data", () => {
  expect(understand(aBriefing("make me a plan to sleep better")).kind).toBe("coaching")
})
