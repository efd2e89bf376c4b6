import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { screen } from "#safety/screen"

/** A limit that divides days is no reading; days of such a kind that somebody tells of are. */

const escalation = (content: string) =>
  screen([{ role: "user", content }], NO_PROFILE)[0]?.escalation ?? "none"

const limits: ReadonlyArray<readonly [string, string]> = [
  ["resting heart rate", "below 38"],
  ["resting heart rate", "above 130"],
  ["glucose", "under 54"],
  ["blood sugar", "over 260"],
  ["blood oxygen", "below 90"],
  ["systolic blood pressure", "over 185"],
]

const asked = (name: string, limit: string): ReadonlyArray<string> => [
  `days with ${name} ${limit}`,
  `What was my longest streak of ${name} ${limit}?`,
  `longest streak of ${name} ${limit}`,
  `What happens to my sleep when my ${name} is ${limit}?`,
  `Is my HRV lower on days when my ${name} is ${limit}?`,
  `Compare days with ${name} ${limit} against the rest`,
  `Give me the number of days my ${name} stayed ${limit}`,
  `${name} ${limit} how many days?`,
  `Count days with ${name} ${limit.replace(/below|under/, "<").replace(/above|over/, ">")}`,
  `How does my sleep look after nights with ${name} of ${limit.split(" ")[1]} or less?`,
]

for (const [name, limit] of limits)
  test(`hears no alarm in a question for days with ${name} ${limit}`, () => {
    expect(asked(name, limit).filter((question) => escalation(question) !== "none")).toEqual([])
  })

const stated = [
  "I had several nights with blood oxygen below 88",
  "My resting heart rate is below 38 on most days",
  "My glucose was under 54 on three days this week",
  "For days my blood oxygen has been under 88%",
  "My glucose is below 50, how many glucose tablets should I take?",
  "My blood oxygen is below 88, how often should I check it?",
  "Is it dangerous that my glucose is under 54 on days when I run?",
  "What should I do when my glucose is under 54?",
  "Is it dangerous that my resting heart rate is below 38?",
]

for (const message of stated)
  test(`still hears "${message}"`, () => {
    expect(escalation(message)).not.toBe("none")
  })
