import { expect, test } from "bun:test"
import type { Usual } from "#embedded/model/questions/usual/intent"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import { lacking, lead, metric, OCTOBER, received, renderAnswer } from "#test/rendered-answer"

const intent: Usual = {
  kind: "usual",
  metrics: [metric("resting_hr")],
  date: OCTOBER.to,
  days: 90,
  name: { anchor: "calendar", unit: "day", count: 0 },
  asks: "label",
}
const input = { metric: "resting_hr", date: OCTOBER.to, days: 90 }
const placed = (label: string, z: number, outside: number) =>
  received("baseline", input, [
    ["value", 70, "bpm"],
    ["z", z, "z", 2],
    ["median", 61, "bpm"],
    ["mad", 2.7, "bpm", 1],
    ["low", 57, "bpm"],
    ["high", 66, "bpm"],
    ["label", label],
    ["n", 56, "nights"],
    ["outside", outside, "nights"],
  ])

test.each([
  ["usual", 0.4, "within your usual 57 to 66"],
  ["slightly", -1.4, "slightly lower than your usual 61"],
  ["unusual", 2.4, "clearly higher than your usual 61"],
  ["very_unusual", 3.4, "far higher than your usual 61"],
] as const)("places a day that is %s", (label, z, said) => {
  expect(lead(renderAnswer(intent, [placed(label, z, 0)]).text)).toStartWith(
    `Your resting heart rate was 70 bpm today, ${said}.`,
  )
})

test("leads with the score when that is asked", () => {
  expect(
    renderAnswer({ ...intent, asks: "score" }, [placed("slightly", -1.4, 0)]).text,
  ).toStartWith(
    "Slightly unusual, with a robust z-score of -1.40: your resting heart rate was 70 bpm today, slightly lower",
  )
})

test("alarms nobody with a single day", () => {
  const { text } = renderAnswer(intent, [placed("very_unusual", 3.4, 1)])
  expect(text).toContain("One night like that means little unless the next ones look the same.")
})

test("says that it lasts", () => {
  const { text } = renderAnswer(intent, [placed("very_unusual", 3.4, 2)])
  expect(text).toContain("that far out on 2 nights, so it is more than a one-off")
  expect(text).not.toContain("means little")
})

test("says how much history it would take", () => {
  expect(renderAnswer(intent, [lacking("baseline", input, 12, 21)]).text).toStartWith(
    "I have too few values of your resting heart rate in the time before to tell. " +
      "I have 12 days and need at least 21 days.",
  )
})

test("says in one sentence that a day has no value of several measures", () => {
  const metrics = [metric("resting_hr"), metric("sleep_minutes")]
  const receipts = metrics.map(({ key }) => lacking("baseline", { ...input, metric: key }, 0, 1))
  const { text } = renderAnswer(
    { ...intent, metrics, name: { anchor: "calendar", unit: "night", count: 0 } },
    receipts,
  )
  expect(text.match(/I have no/g)).toHaveLength(1)
  expect(text).toContain("resting heart rate")
  expect(text).toContain("sleep duration")
})

const several: Usual = { ...intent, metrics: [metric("resting_hr"), metric("steps")] }
const steps = (label: string) =>
  received("baseline", { ...input, metric: "steps" }, [
    ["value", 9_000, "steps"],
    ["z", 0.3, "z", 2],
    ["median", 8_500, "steps"],
    ["label", label],
    ["outside", 0, "days"],
  ])

test("says of several measures first whether any stands out", () => {
  expect(renderAnswer(several, [placed("usual", 0.4, 0), steps("slightly")]).text).toStartWith(
    "Only a little today: 9,000 steps (usually 8,500). As usual: resting heart rate 70 bpm (usually 61).",
  )
  const { text } = renderAnswer(several, [placed("very_unusual", 3.4, 1), steps("usual")])
  expect(text).toStartWith(
    "Your resting heart rate was 70 bpm today, far higher than your usual 61. Nothing unusual about the rest: 9,000",
  )
  expect(text).toContain("One night like that means little unless the next ones look the same.")
})

test.each([
  ["worse", 2.4, "Yes: "],
  ["worse", -2.4, "No: "],
  ["better", -1.4, "Only a little: "],
  ["better", 2.4, "No: "],
] as const)(
  "a resting heart rate that is supposed to be %s, at z %d, begins with %s",
  (supposes, z, opening) => {
    const label = Math.abs(z) > 2 ? "unusual" : "slightly"
    const { text } = renderAnswer({ ...intent, supposes }, [placed(label, z, 0)])
    expect(lead(text)).toStartWith(`${opening}your resting heart rate was 70 bpm`)
  },
)

test("a day of several measures is worse or better by those that stand out", () => {
  const hrv = received("baseline", { ...input, metric: "hrv_rmssd" }, [
    ["value", 58, "ms"],
    ["z", 1.3, "z", 2],
    ["median", 50, "ms"],
    ["label", "slightly"],
    ["outside", 0, "nights"],
  ])
  const both = { ...intent, metrics: [metric("resting_hr"), metric("hrv_rmssd")] }
  const said = (supposes: "better" | "worse", z: number) =>
    lead(
      renderAnswer({ ...both, supposes }, [placed(z > 1 ? "slightly" : "usual", z, 0), hrv]).text,
    )
  expect(said("worse", 0.2)).toStartWith(
    "No, not worse than usual today, if anything better: HRV 58 ms (usually 50). As usual: resting heart rate",
  )
  expect(said("better", 0.2)).toStartWith("Yes, better than usual today: HRV 58 ms (usually 50).")
  expect(said("worse", 1.6)).toStartWith(
    "In part worse than usual today: resting heart rate 70 bpm",
  )
})

test.each([
  ["is my resting heart rate unusual?", "2026-11-19"],
  ["is my resting heart rate unusual today?", "2026-11-20"],
])("asked %s before today's value is there, looks at %s", (question, date) => {
  const metrics = [{ metric: "resting_hr", first: "2025-11-20", last: "2026-11-19", days: 365 }]
  expect(understand(aBriefing(question, { metrics }))).toMatchObject({ kind: "usual", date })
})
