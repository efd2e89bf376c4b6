import { expect, test } from "bun:test"
import { metrics } from "#catalogue/metrics"
import { NO_PROFILE } from "#domain/profile"
import type { Escalation } from "#domain/safety"
import { screen } from "#safety/screen"

/** A date or a time of day is no reading, and a reading beside one is. */

const escalation = (content: string) =>
  screen([{ role: "user", content }], NO_PROFILE)[0]?.escalation ?? "none"

const times = [
  "on 20 November",
  "on 20 November 2026",
  "on the 20th of November",
  "on the 20 of November",
  "on November 20",
  "on Nov 20, 2026",
  "on 2026-11-20",
  "on 20/11/2026",
  "on 7 March",
  "on 31 May",
  "from 20 to 25 November",
  "between 20 and 30 November",
  "between November 20 and November 25",
  "at 7:30",
  "at 20:35 yesterday",
  "in the last 30 days",
  "over the past 28 nights",
  "in week 38",
  "in 2026",
]

const labs = ["potassium", "sodium", "calcium", "hemoglobin", "platelets", "creatinine", "INR"]
const names = [...metrics.map(({ name }) => name), "heart rate", "pulse", "blood sugar", ...labs]

for (const time of times)
  test(`hears no alarm in a question for a day or time, "${time}"`, () => {
    const asked = names.flatMap((name) => [
      `What was my ${name} ${time}?`,
      `${name} ${time}`,
      `${time} my ${name}`,
      `Show me my ${name} ${time}, please`,
    ])
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
  ["My potassium on 7 March 2026 was 6.9 mmol/L", "urgent_same_day"],
  ["At rest my pulse was 35 at 20:35", "prompt_clinician"],
  ["What is happening, my glucose is on 38", "immediate"],
  ["My glucose is 31 may I drive?", "immediate"],
]

for (const [message, wanted] of stated)
  test(`hears the reading in "${message}"`, () => {
    expect(escalation(message)).toBe(wanted)
  })
