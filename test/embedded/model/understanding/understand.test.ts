import { expect, test } from "bun:test"
import type { Intent } from "#embedded/model/understanding/intent"
import { understand } from "#embedded/model/understanding/understand"
import { aBriefing } from "#test/briefings"
import { questions } from "#test/questions"

const keys = (metrics: ReadonlyArray<{ readonly key: string }>) =>
  metrics.map(({ key }) => key).join(" ")

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
      return `link ${intent.pairs.map(({ feature, target, lag }) => `${feature.key}>${target.key}+${lag}`).join(" ")}`
    case "extremes":
      return `${intent.end} ${intent.count} ${intent.metric.key}`
    case "labs":
      return ["labs", intent.names.join(", "), intent.asks === "level" ? "" : intent.asks]
        .filter((word) => word !== "")
        .join(" ")
    case "overview":
      return "overview"
    case "scan":
      return "scan"
    case "talk":
      return intent.about
    default:
      return intent.kind
  }
}

for (const [question, intent] of questions)
  test(`reads "${question}" as ${intent}`, () => {
    expect(shown(understand(aBriefing(question)))).toBe(intent)
  })

test("answers the question that comes with a statement", () => {
  const intent = understand(aBriefing("I want to walk more. How did I sleep last week?"))
  expect(shown(intent)).toStartWith("level mean sleep_minutes")
})

test("completes a follow-up from the question before it", () => {
  const followUp = (content: string) =>
    understand(
      aBriefing(content, {
        messages: [
          { role: "user", content: "Is my HRV improving over the last 90 days?" },
          { role: "assistant", content: "It is." },
          { role: "user", content },
        ],
      }),
    )
  expect(shown(followUp("And resting heart rate?"))).toBe("change resting_hr")
  expect(shown(followUp("What about last month?"))).toBe("change hrv_rmssd")
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
  expect(shown(intent)).toStartWith("open steps>sleep_latency")
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

test("scans a century when a deep research run asks for more days than the calendar has", () => {
  for (const days of [36_500, 1e15, 1e300]) {
    const deep_research = { days, data_types: ["sleep" as const] }
    expect(understand(aBriefing("How am I doing?", { deep_research }))).toMatchObject({
      window: { from: "1926-12-16", to: "2026-11-20" },
    })
  }
})

test("scans what a deep research run asks for, whatever the words", () => {
  const deep_research = { days: 90, data_types: ["sleep" as const, "bloodwork" as const] }
  expect(understand(aBriefing("How am I doing?", { deep_research }))).toEqual({
    kind: "scan",
    data_types: ["sleep", "bloodwork"],
    window: { from: "2026-08-23", to: "2026-11-20" },
    labs: true,
  })
})
