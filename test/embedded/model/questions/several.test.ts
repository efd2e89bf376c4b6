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
  ["what does VO2max mean and how do I get it up", ["knowledge vo2max vo2max", "coaching vo2max"]],
  ["whats vo2 max n is mine any good", ["knowledge vo2max vo2max", "norm vo2max"]],
  ["what is my vo2max and how do i raise it", ["level vo2max", "coaching vo2max"]],
  ["average heart rate on my last run and was it faster than the one before", ["record", "record"]],
  [
    "Which was my best night this month and which was my worst?",
    ["extremes sleep_score", "extremes sleep_score"],
  ],
  [
    "I've been drinking a lot more coffee lately is that messing with my sleep and how much am I actually having",
    ["association sleep_minutes caffeine_mg", "level caffeine_mg"],
  ],
  ["My ferritin, is it still low and what foods would help?", ["labs", "knowledge iron_foods"]],
  ["Did my HRV change this year? If so, when?", ["change hrv_rmssd", "shift hrv_rmssd"]],
  [
    "what did I weigh at the start of the year and what do I weigh now",
    ["level weight_kg", "level weight_kg"],
  ],
  ["Did I sleep well last night, and should I take it easy today?", ["today", "today"]],
  ["How much did I walk on Sunday and on Saturday?", ["level steps", "level steps"]],
  ["how many km did I run in september and october", ["workouts", "workouts"]],
  ["longest ride and longest run ever", ["record", "record"]],
  ["What was my best month for steps and my worst?", ["extremes steps", "extremes steps"]],
  [
    "how many nights did I get less than six hours this month and which was the worst one",
    ["count sleep_minutes", "extremes sleep_minutes"],
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
  "what was my stress like yesterday and was it higher than normal",
  "What is a normal resting heart rate and what is mine?",
  "what is vo2max and why does it matter",
  "my daughter kept me up how bad was my night",
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
