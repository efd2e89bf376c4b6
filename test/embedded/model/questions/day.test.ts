import { expect, test } from "bun:test"
import { addDays } from "#domain/time"
import type { Level } from "#embedded/model/questions/level/intent"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { metric, OCTOBER, received, renderAnswer, SEPTEMBER } from "#test/rendered-answer"

const today = { from: "2026-10-31", to: "2026-10-31" }
const level = (key: string): Level => ({
  kind: "level",
  metrics: [metric(key)],
  period: { window: today, name: { anchor: "calendar", unit: "day", count: 0 }, form: "named" },
  statistic: "mean",
  usual: SEPTEMBER,
  known: null,
  judged: false,
})

const brought = (key: string, value: number) => [
  received("compare", { metric: key, a: SEPTEMBER, b: today }, [["difference", value - 12]]),
  received("describe", { metric: key, window: today }, [["mean", value]]),
  received("describe", { metric: key, window: SEPTEMBER }, [
    ["n", 30, "days"],
    ["mean", 12],
  ]),
]

test("holds a day against what is usual", () => {
  expect(renderAnswer(level("strain"), brought("strain", 15)).text).toContain(
    "Today your strain was 15 points, 3 higher than your usual 12.",
  )
})

test("says nothing of an average that too few days have none of", () => {
  const { text } = renderAnswer(level("strain"), [
    received("describe", { metric: "strain", window: today }, [["mean", 15]]),
    received("describe", { metric: "strain", window: SEPTEMBER }, [["n", 1, "days"]]),
  ])
  expect(text).toContain("Today your strain was 15 points.")
  expect(text).not.toContain("average")
})

test("says of a day without a value that there is none, and the nearest before it", () => {
  const before = (window: typeof today) =>
    received("describe", { metric: "strain", window }, [
      ["latest", 9],
      ["latest_date", "2026-09-20"],
    ])
  const past = level("strain")
  const gone = renderAnswer(past, [before(SEPTEMBER)]).text
  expect(gone).toContain("The nearest before it is 9 points, from 20 September 2026.")
  const since = renderAnswer({ ...past, known: OCTOBER }, [before(SEPTEMBER)]).text
  expect(since).toContain("The latest is 9 points, from 20 September 2026.")
})

test("holds the day of a cycle against no average", () => {
  const { text } = renderAnswer(level("cycle_day"), brought("cycle_day", 22))
  expect(text).toContain("Today your day of the cycle was 22.")
  expect(text).not.toContain("average")
  expect(text).not.toContain("trend")
})

test("says where in a cycle somebody is, and no mean of it", () => {
  const intent = { ...level("cycle_day"), statistic: "latest" } as const
  const month = { ...intent, period: { ...intent.period, window: OCTOBER } }
  const { text, widgets } = renderAnswer(month, [
    received("describe", { metric: "cycle_day", window: OCTOBER }, [
      ["latest", 22],
      ["latest_date", "2026-10-31"],
      ["mean", 12],
      ["median", 12],
      ["n", 30, "days"],
    ]),
  ])
  expect(text).toContain("22")
  expect(text).not.toContain("12")
  expect(JSON.stringify(widgets)).not.toContain("Average")
})

test.each([
  ["usual", "It was about as restful as usual: 5 wake-ups"],
  ["slightly", "It was more restless than usual, short on deep sleep: 5 wake-ups"],
])("a night whose parts are %s by the range of the screen of today is said so", (label, said) => {
  const night: Level = {
    ...level("sleep_minutes"),
    metrics: ["sleep_minutes", "wakeups", "deep_minutes"].map(metric),
    usual: { from: addDays(today.from, -DEFAULT_DAYS.usual), to: addDays(today.from, -1) },
  }
  const part = (key: string, value: number, z: number) => [
    received("describe", { metric: key, window: today }, [["mean", value]]),
    received("baseline", { metric: key, date: today.from, days: DEFAULT_DAYS.usual }, [
      ["value", value],
      ["median", value - z],
      ["difference", z],
      ["z", z, "z", 2],
      ["label", label],
    ]),
  ]
  const { text } = renderAnswer(night, [
    ...part("sleep_minutes", 430, 0.1),
    ...part("wakeups", 5, 1.3),
    ...part("deep_minutes", 60, -1.3),
  ])
  expect(text).toContain(said)
})
