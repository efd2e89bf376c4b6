import { expect, test } from "bun:test"
import type { EarlierTurn } from "#domain/briefing"
import type { Intent } from "#embedded/model/questions/kinds"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing, TODAY } from "#test/briefings"

const shown = (intent: Intent): string => {
  switch (intent.kind) {
    case "association":
      return intent.pairs.map(({ feature, target }) => `${feature.key}>${target.key}`).join(" ")
    case "level":
    case "norm":
    case "change":
      return [intent.kind, ...intent.metrics.map(({ key }) => key)].join(" ")
    case "extremes":
      return `${intent.kind} ${intent.end} ${intent.metric.key}`
    case "coaching":
      return `coaching ${intent.target.key}`
    case "link":
      return `link ${intent.asks}`
    case "today":
      return `today ${intent.asks}`
    default:
      return intent.kind
  }
}

/** What is heard behind questions with their answers, and the manner in which it is answered. */
const heard = (
  before: ReadonlyArray<readonly [question: string, answer: string]>,
  question: string,
) => {
  const thread = before.map(
    ([said, answer]): EarlierTurn => ({ question: said, today: TODAY, answer }),
  )
  const { intents, telling = "answer" } = understoodFrom(aBriefing(question, { thread }))
  return [...intents.map(shown), ...(telling === "answer" ? [] : [telling])].join(", ")
}

const HRV = ["how is my hrv", "Your HRV is averaging 54 ms over the past month."] as const
const STEPS = ["how many steps on monday", "On Monday 16 November you took 9,705 steps."] as const
const STRESS = ["how stressed am i", "Your stress score is averaging 31 points."] as const
const RIDE = [
  "what was my longest ride",
  "Your longest ride was on 13 November 2026: 23.5 km in 58 minutes.",
] as const
const COFFEE = [
  "does coffee hurt my sleep",
  "After days with the most caffeine (about 260 mg) you sleep 6 h 56 min, with the least 7 h 30 min.",
] as const

test.each([
  [HRV, "what kind of exercise would i need", "coaching hrv_rmssd"],
  [HRV, "which one thing would you change", "coaching hrv_rmssd"],
  [HRV, "could you push it up a bit", "coaching hrv_rmssd"],
  [STEPS, "which day did i get the most", "extremes highest steps"],
  [STEPS, "whats the fewest i did", "extremes lowest steps"],
  [HRV, "what month was the highest", "extremes highest hrv_rmssd"],
] as const)("%p: hears in %p what it wants of the measure before", (before, question, intent) => {
  expect(heard([before], question)).toBe(intent)
})

test.each([
  [STEPS, "do i sleep longer after days like those", "steps>sleep_minutes"],
  [HRV, "and when im stressed?", "stress_score>hrv_rmssd"],
  [STEPS, "is my hrv up because of that", "steps>hrv_rmssd"],
] as const)("%p: hears in %p whether the one goes with the other", (before, question, intent) => {
  expect(heard([before], question)).toBe(intent)
})

test("takes another thing named behind a link as one more reason for the same", () => {
  const link = ["could it be my weight", "No clear link between your weight and your HRV."] as const
  expect(heard([HRV, ["does my weight affect my hrv", link[1]]], "what about steps")).toBe(
    "steps>hrv_rmssd",
  )
})

test("goes on from a streak", () => {
  const streak = [
    "whats my longest streak with 8000 steps",
    "4 days in a row is your longest streak with at least 8,000 steps.",
  ] as const
  const asks = (question: string) => {
    const thread = [{ question: streak[0], today: TODAY, answer: streak[1] }]
    return understoodFrom(aBriefing(question, { thread })).intents[0]
  }
  expect(asks("which days were those")).toMatchObject({ kind: "streak", asks: "longest" })
  expect(asks("so how did it end")).toMatchObject({ kind: "streak", asks: "ended" })
  expect(asks("is it still going")).toMatchObject({ kind: "streak", asks: "current" })
})

test("takes a feeling for what shows it", () => {
  const stressed = ["im so stressed today", "That sounds like a lot on your shoulders."] as const
  expect(heard([stressed], "do you notice that")).toStartWith("level stress_score")
  expect(heard([stressed], "is it the weekdays")).toBe("split")
})

test("hears the best and the worst of everything", () => {
  const overview = ["how healthy am i", "You are heading the right way."] as const
  expect(heard([overview], "whats the weakest part")).toBe("overview")
  expect(heard([overview], "and my best value?")).toBe("shift")
})

test("keeps to the drink that was talked about, and to when sleep began", () => {
  const water = ["how much water do i drink", "Your water intake averages 1,900 ml."] as const
  expect(heard([water], "should i drink less then")).toBe("norm water_ml")
  const asleep = ["when do i fall asleep", "You fall asleep at 23:26 on average."] as const
  expect(heard([asleep], "is that early")).toBe("norm bedtime_hour")
})

test("keeps a sport that a question for how often names", () => {
  expect(heard([["how was my last run", "Your last run was 8 km."]], "how often do i cycle")).toBe(
    "workouts",
  )
})

test("foresees nothing, and hears a question behind a word of thanks", () => {
  expect(heard([HRV], "will it continue like that")).toBe("talk")
  expect(heard([HRV], "ok what do i do now")).toBe("coaching hrv_rmssd")
})

test("asks of a workout how it was got over, and of the next one whether it fits", () => {
  expect(heard([RIDE], "how well did i recover from that")).toStartWith("level hrv_rmssd")
  expect(heard([RIDE], "was the night ok after")).toBe("level sleep_minutes")
  expect(heard([RIDE], "should i do one like that again tomorrow")).toBe("today train")
})

test("tells what an answer was held against, its time and how it was made", () => {
  expect(heard([STRESS], "relative to what")).toEndWith("reference")
  expect(heard([STRESS], "over which period")).toEndWith("time")
  expect(heard([STRESS], "how did you work that out")).toEndWith("method")
  expect(heard([HRV], "so how do you know")).toEndWith("method")
})

test("says what a few words that nothing hears are taken to be about", () => {
  expect(heard([STRESS], "ballpark?")).toEndWith("subject")
  expect(heard([STRESS], "tell me a joke")).toBe("talk")
})

test("keeps a bare how long, and a wish to cut down, with the link before", () => {
  expect(heard([COFFEE], "ok how long")).toBe("link wait")
  expect(heard([COFFEE], "should i cut back then")).toBe("link try")
  expect(heard([COFFEE], "on how many nights")).toEndWith("extent")
})
