import { expect, test } from "bun:test"
import { topics } from "#embedded/model/questions/service/topics"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

for (const { id, asked } of topics)
  for (const question of asked)
    test(`takes "${question}" for a question about ${id} of the service`, () => {
      expect(understand(aBriefing(question))).toEqual({ kind: "service", topic: id })
    })

test("a person's own numbers are no topic of the service", () => {
  for (const question of [
    "is my sleep data improving",
    "is my resting heart rate safe",
    "log of my weight last week",
  ])
    expect(understand(aBriefing(question)).kind).not.toBe("service")
})
