import { expect, test } from "bun:test"
import type { Intent } from "#embedded/model/questions/kinds"
import { kindOf } from "#embedded/model/questions/kinds"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

const shown = (intent: Intent): string =>
  [
    intent.kind,
    ...kindOf(intent)
      .metrics(intent)
      .map(({ key }) => key),
    ...(intent.kind === "knowledge" ? [intent.subject] : []),
  ].join(" ")

const asked = (message: string) => understoodFrom(aBriefing(message)).intents.map(shown)

const several: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "worst week of sleep this year and why",
    ["extremes sleep_minutes", "explanation sleep_minutes"],
  ],
  [
    "does the time I go to bed matter for my hrv, and what bedtime is best?",
    ["association hrv_rmssd bedtime_hour", "threshold hrv_rmssd bedtime_hour"],
  ],
  ["is my LDL ok and how do i lower it", ["labs", "knowledge lower_ldl"]],
  ["how much did I sleep. did I walk enough?", ["level sleep_minutes", "norm steps"]],
  [
    "how many steps did I do last week and does walking help my sleep",
    ["level steps", "association sleep_minutes steps"],
  ],
  [
    "What's my resting heart rate? And how can I lower it?",
    ["level resting_hr", "coaching resting_hr"],
  ],
]

for (const [message, intents] of several)
  test(`answers both questions of "${message}"`, () => {
    expect(asked(message)).toEqual([...intents])
  })

const one = [
  "how much did i sleep and how many steps did i do yesterday",
  "lowest resting heart rate ever recorded and when",
  "does my hrv differ on weekends compared with weekdays and how much",
  "Were there days without HRV in the last 30 days? How many?",
  "Are my sleep and HRV correlated over the past 90 days? What's the coefficient?",
  "Take the days in the last 90 days with caffeine above 170. What was my average HRV on those days?",
  "My limit is 200 mg of caffeine. How many days in the last 30 did I exceed 200 mg?",
  "Is my HRV improving and why?",
]

for (const message of one)
  test(`takes "${message}" for one question`, () => {
    expect(asked(message)).toHaveLength(1)
  })

test("takes the time of the first question for the second", () => {
  const { intents } = understoodFrom(aBriefing("worst week of sleep this year and why"))
  expect(intents[1]).toMatchObject({
    kind: "explanation",
    of: "general",
    window: { from: "2026-01-01", to: "2026-11-20" },
  })
})
