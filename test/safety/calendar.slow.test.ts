import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { Escalation } from "#domain/safety"
import { screen } from "#safety/screen"
import { datedQuestions, times } from "#test/dated-questions"

/** A date or a time of day is no reading, and a reading beside one is. */

const escalation = (content: string) =>
  screen([{ role: "user", content }], NO_PROFILE)[0]?.escalation ?? "none"

for (const [at, time] of times.entries())
  test(`hears no alarm in a question for a day or time, "${time}"`, () => {
    // Every measure and every wording, but not each in each: that is the long test's.
    const asked = datedQuestions(time).filter((_, place) => (place + at) % 5 === 0)
    expect(asked.filter((question) => escalation(question) !== "none")).toEqual([])
  })

test("hears no alarm in a question for a day of the month", () => {
  expect(escalation("What was my lowest glucose on 20?")).toBe("none")
  expect(escalation("Show me my blood sugar on the 30")).toBe("none")
})

const stated: ReadonlyArray<readonly [string, Escalation]> = [
  ["My glucose on 20 November was 52 mg/dL", "urgent_same_day"],
  ["On 20 November my glucose was 35", "immediate"],
  ["At 7:30 my blood sugar was 38 mg/dL", "immediate"],
  ["My potassium on 7 March 2026 was 6.9 mmol/L", "immediate"],
  ["At rest my pulse was 35 at 20:35", "prompt_clinician"],
  ["What is happening, my glucose is on 38", "immediate"],
  ["My glucose is 31 may I drive?", "immediate"],
]

for (const [message, wanted] of stated)
  test(`hears the reading in "${message}"`, () => {
    expect(escalation(message)).toBe(wanted)
  })
