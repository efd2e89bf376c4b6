import { expect, test } from "bun:test"
import type { Intent } from "#embedded/model/questions/kinds"
import { understand } from "#embedded/model/thread/understand"
import type { Pair } from "#embedded/model/understanding/pair"
import { analysisQuestions } from "#test/analysis-questions"
import { aBriefing } from "#test/briefings"
import { questions } from "#test/questions"

const WEEKS = "2026-11-07..2026-11-13 2026-11-14..2026-11-20"

const keys = (metrics: ReadonlyArray<{ readonly key: string }>) =>
  metrics.map(({ key }) => key).join(" ")

const linked = ({ feature, target, lag }: Pair) => `${feature.key}>${target.key}+${lag}`

/** An intent on one line. */
const shown = (intent: Intent): string => {
  switch (intent.kind) {
    case "level":
      return `level ${intent.statistic} ${keys(intent.metrics)}`
    case "change":
      return `change ${keys(intent.metrics)}${intent.before ? " and before" : ""}`
    case "comparison": {
      const { a, b } = intent.contrast
      return `compare ${keys(intent.metrics)} ${a.window.from}..${a.window.to} ${b.window.from}..${b.window.to}`
    }
    case "association":
      return `link ${intent.pairs.map(linked).join(" ")}`
    case "correlation":
    case "threshold":
      return `${intent.kind} ${linked(intent.pair)}`
    case "routine":
      return `${intent.asks} of ${intent.of.kind}`
    case "link":
      return `${intent.asks} of ${linked(intent.pair)}`
    case "extremes":
      return `${intent.end} ${intent.count} ${intent.metric.key}${intent.by === "day" ? "" : ` by ${intent.by}`}`
    case "count": {
      const asked = intent.asks === "recorded" ? "recorded" : "missing"
      const { limit } = intent
      return `count ${intent.metric.key} ${limit ? `${limit.is} ${limit.value}` : asked}`
    }
    case "last":
      return `last ${intent.metric.key} ${intent.limit.is} ${intent.limit.value}`
    case "streak":
      return `${intent.asks} streak ${intent.metric.key} ${intent.limit.is} ${intent.limit.value}`
    case "split":
      return `${intent.by} ${intent.asks} ${keys(intent.metrics)}`
    case "conditional":
      return (
        `${intent.asks} ${intent.target.key} where ${intent.feature.key} ${intent.limit.is} ` +
        `${intent.limit.value} +${intent.lag}`
      )
    case "usual":
      return `usual ${keys(intent.metrics)} ${intent.date}`
    case "drivers":
      return `drivers ${intent.target.key}${intent.contrast ? " and whether" : ""}`
    case "explanation":
      return `explanation ${intent.premise} ${intent.metric.key} ${intent.of === "day" ? intent.date : "shift"}`
    case "since":
      return `since ${intent.date} ${keys(intent.metrics)}`
    case "shift":
      return `shift ${intent.open ? "of anything" : keys(intent.metrics)}`
    case "share":
      return `share ${keys(intent.parts)} of ${intent.whole.key}`
    case "table":
      return `table ${intent.statistic} ${keys(intent.metrics)} by ${intent.by}`
    case "onset":
      return "onset"
    case "timing":
      return `timing ${keys(intent.targets)} after ${intent.hours} ${intent.sport}`
    case "coaching":
      return `${intent.asks} ${intent.target.key}${intent.habit ? ` by ${intent.habit.key}` : ""}`
    case "worry":
      return `worry ${intent.metric.key} ${intent.said}`
    case "norm":
      return `norm ${keys(intent.metrics)}`
    case "serving":
      return `${intent.serving} of ${intent.metric.key}`
    case "workouts":
      return `${intent.asks} of ${intent.sport ?? "workouts"}`
    case "tagged":
      return `tagged ${intent.tag} ${intent.target.key}`
    case "noted":
      return `noted ${Object.keys(intent.stated).join(" ")}`
    case "remembered":
      return `remembered ${intent.about}`
    case "advice":
      return `advice ${intent.id}`
    case "labs":
      return [
        "labs",
        intent.names.join(", "),
        intent.asks === "level" ? "" : intent.asks,
        intent.beside?.key ?? "",
      ]
        .filter((word) => word !== "")
        .join(" ")
    case "overview":
      return "overview"
    case "scan":
      return "scan"
    case "experiment":
      return `experiment ${intent.asks}`
    case "goal":
      return `goal ${intent.metric?.key ?? "of nothing"} ${intent.aim?.limit.value ?? "without an amount"}`
    case "service":
      return `service ${intent.topic}`
    case "knowledge":
      return `knowledge ${intent.subject}`
    case "review":
      return intent.of === "day"
        ? `review ${intent.day.window.to}`
        : `review ${intent.contrast.b.window.from}..${intent.contrast.b.window.to}`
    case "record":
      return `record ${intent.by} ${intent.asks} of ${intent.sport ?? "workouts"}`
    case "today":
      return `today ${intent.asks} ${intent.date}`
    case "unplaced":
      return `unplaced ${intent.time.unplaced}`
    case "talk":
      return intent.about
  }
}

for (const [question, intent] of [...questions, ...analysisQuestions])
  test(`reads "${question}" as ${intent}`, () => {
    expect(shown(understand(aBriefing(question)))).toBe(intent)
  })

test("answers the question that comes with a statement", () => {
  const intent = understand(aBriefing("I want to walk more. How did I sleep last week?"))
  expect(shown(intent)).toStartWith("level mean sleep_minutes")
})

const followUps: ReadonlyArray<readonly [string, string, string]> = [
  ["Is my HRV improving over the last 90 days?", "And resting heart rate?", "change resting_hr"],
  [
    "Is my HRV improving over the last 90 days?",
    "What about last month?",
    "compare hrv_rmssd 2026-09-01..2026-09-30 2026-10-01..2026-10-31",
  ],
  ["How is my HRV trending?", "show me the last 90 days", "change hrv_rmssd"],
  ["Is my HRV improving?", "why?", "explanation good hrv_rmssd shift"],
  ["How many steps last week?", "and in May?", "level total steps"],
  ["What was my highest HRV this month?", "and the average?", "level mean hrv_rmssd"],
  ["What was my average HRV this month?", "and the highest?", "highest 1 hrv_rmssd"],
  ["How much do I sleep?", "and on weekends?", "weekend weekend sleep_minutes"],
  ["How many days did I walk over 8000 steps?", "and more than 10k?", "count steps above 10000"],
  [
    "What was my longest streak of 8000 steps?",
    "and the current one?",
    "current streak steps at_least 8000",
  ],
  ["Does caffeine affect my sleep?", "and my HRV?", "link caffeine_mg>hrv_rmssd+1"],
  ["What drives my sleep?", "what about HRV?", "drivers hrv_rmssd"],
  [
    "My average HRV when caffeine is above 170?",
    "and above 100?",
    "mean hrv_rmssd where caffeine_mg above 100 +0",
  ],
  [
    "My average HRV when caffeine is above 170?",
    "what about sleep?",
    "mean sleep_minutes where caffeine_mg above 170 +0",
  ],
  [
    "How did my HRV change this week versus last week?",
    "in percent?",
    `compare hrv_rmssd ${WEEKS}`,
  ],
  ["What is my resting heart rate?", "is that normal for my age?", "norm resting_hr"],
  ["Does caffeine affect my sleep?", "what about alcohol?", "link alcohol_g>sleep_minutes+1"],
  ["What was my highest HRV this month?", "when was that?", "highest 1 hrv_rmssd"],
  [
    "What was my average sleep in September?",
    "how does that compare to October?",
    "compare sleep_minutes 2026-09-01..2026-09-30 2026-10-01..2026-10-31",
  ],
  ["What is my resting heart rate?", "is that good?", "norm resting_hr"],
  [
    "What was my longest streak of 8000 steps?",
    "and right now?",
    "current streak steps at_least 8000",
  ],
  [
    "How much caffeine did I have yesterday?",
    "is that a lot for me?",
    "usual caffeine_mg 2026-11-19",
  ],
  ["How did I sleep last night?", "thanks!", "thanks"],
  ["How did I sleep last night?", "What is my LDL?", "labs LDL"],
]

for (const [before, question, intent] of followUps)
  test(`reads "${question}" after "${before}" as ${intent}`, () => {
    const messages = [
      { role: "user", content: before },
      { role: "assistant", content: "As follows." },
      { role: "user", content: question },
    ] as const
    expect(shown(understand(aBriefing(question, { messages })))).toBe(intent)
  })

test("looks at the time before when a follow-up asks for it", () => {
  const question = "and the week before?"
  const intent = understand(
    aBriefing(question, {
      messages: [
        { role: "user", content: "How many steps last week?" },
        { role: "assistant", content: "Some." },
        { role: "user", content: question },
      ],
    }),
  )
  expect(shown(intent)).toBe("level total steps")
  expect(intent.kind === "level" && intent.period.window).toEqual({
    from: "2026-11-02",
    to: "2026-11-08",
  })
})

test("asks about what the person has just said of themselves", () => {
  const intent = understand(aBriefing("I struggle with falling asleep. What helps?"))
  expect(shown(intent)).toBe("plan sleep_latency")
})

test("looks over what there is, where the usual measures are not", () => {
  const metrics = ["glucose_avg", "glucose_tir"].map((metric) => ({
    metric,
    first: "2026-09-01",
    last: "2026-11-19",
    days: 80,
  }))
  const intent = understand(aBriefing("How am I doing?", { metrics }))
  expect(intent.kind === "overview" && keys(intent.metrics)).toBe("glucose_avg glucose_tir")
})

test("knows when the last values of an old device were", () => {
  const metrics = [{ metric: "steps", first: "2026-01-01", last: "2026-08-21", days: 200 }]
  const intent = understand(aBriefing("How many steps last week?", { metrics }))
  expect(intent.kind === "level" && intent.known).toEqual({ from: "2026-07-23", to: "2026-08-21" })
})

const hostile = {
  spaces: " ".repeat(1_000_000),
  "half a barrier, again and again": "I can't ".repeat(120_000),
  "half a time, again and again": "since i started the ".repeat(50_000),
  "one word": "a".repeat(1_000_000),
  digits: "1".repeat(1_000_000),
  "ligatures that unfold": "\ufdfa".repeat(100_000),
}

for (const [what, question] of Object.entries(hostile))
  test(`reads a very long message of ${what}, and the question at its end`, () => {
    expect(understand(aBriefing(question)).kind).toBe("talk")
    const asked = understand(aBriefing(`${question}. What is my HRV?`))
    expect(shown(asked)).toBe("level mean hrv_rmssd")
  })

test("speaks of what there is data of: SDNN where there is no RMSSD", () => {
  const metrics = [{ metric: "hrv_sdnn", first: "2026-01-01", last: "2026-11-20", days: 300 }]
  expect(shown(understand(aBriefing("What is my HRV?", { metrics })))).toBe("level mean hrv_sdnn")
})

test("ends the recent days where the data ends", () => {
  const metrics = [{ metric: "steps", first: "2026-01-01", last: "2026-09-30", days: 200 }]
  const intent = understand(aBriefing("What are my average steps?", { metrics }))
  expect(intent.kind === "level" && intent.period.window).toEqual({
    from: "2026-09-01",
    to: "2026-09-30",
  })
})

test("compares whole weeks while today's values are not in", () => {
  const metrics = [{ metric: "steps", first: "2026-01-01", last: "2026-11-19", days: 300 }]
  const question = "How do my steps this week compare with last week?"
  expect(shown(understand(aBriefing(question, { metrics })))).toBe(
    "compare steps 2026-11-06..2026-11-12 2026-11-13..2026-11-19",
  )
})

test("scans as far back as a window may reach when a deep research run asks for more", () => {
  for (const days of [3_653, 36_500, 1e15, 1e300]) {
    const deep_research = { days, data_types: ["sleep" as const] }
    expect(understand(aBriefing("How am I doing?", { deep_research }))).toMatchObject({
      window: { from: "2016-11-20", to: "2026-11-20" },
    })
  }
})

test("scans what a deep research run asks for, whatever the words", () => {
  const deep_research = { days: 90, data_types: ["sleep" as const, "bloodwork" as const] }
  expect(understand(aBriefing("How am I doing?", { deep_research }))).toMatchObject({
    kind: "scan",
    data_types: ["sleep", "bloodwork"],
    window: { from: "2026-08-23", to: "2026-11-20" },
    labs: true,
    asks: "anything",
    subject: null,
    feature: null,
  })
})

test("reads from a deep research run what its question is about", () => {
  const deep_research = { days: 365, data_types: ["sleep" as const, "recovery" as const] }
  const read = (question: string) => {
    const intent = understand(aBriefing(question, { deep_research }))
    return intent.kind === "scan" && [intent.asks, intent.subject?.key ?? null, intent.feature?.key]
  }
  expect(read("What affects my sleep the most?")).toEqual(["links", "sleep_minutes", undefined])
  expect(read("What should I change to sleep better?")).toEqual([
    "links",
    "sleep_minutes",
    undefined,
  ])
  expect(read("Does caffeine hurt my sleep?")).toEqual(["links", "sleep_minutes", "caffeine_mg"])
  for (const question of [
    "Why is my resting heart rate lower than last year?",
    "Has my resting heart rate changed?",
    "Why did my resting heart rate drop?",
    "Is my resting heart rate getting better?",
  ])
    expect(read(question)).toEqual(["change", "resting_hr", undefined])
  expect(read("Investigate my health data")).toEqual(["anything", null, undefined])
})

test("keeps a day by its name when a follow-up leans on it", () => {
  const question = "is that a lot for me?"
  const intent = understand(
    aBriefing(question, {
      messages: [
        { role: "user", content: "How much caffeine did I have yesterday?" },
        { role: "assistant", content: "As follows." },
        { role: "user", content: question },
      ],
    }),
  )
  expect(intent).toMatchObject({
    kind: "usual",
    date: "2026-11-19",
    name: { anchor: "calendar", unit: "day", count: 1 },
  })
})
