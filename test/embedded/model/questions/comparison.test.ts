import { expect, test } from "bun:test"
import type { Finding } from "#domain/ledger"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import {
  differs,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
  SEPTEMBER,
  september,
} from "#test/rendered-answer"

const intent: Comparison = {
  kind: "comparison",
  metrics: [metric("resting_hr")],
  contrast: { a: september, b: october },
  asks: "difference",
}
const compared = (evidence: ReadonlyArray<Finding>, key = "resting_hr", change = -3.7) =>
  received(
    "compare",
    { metric: key, a: SEPTEMBER, b: OCTOBER },
    [
      ["a_mean", 62.1, metric(key).unit, 1],
      ["b_mean", 62.1 + change, metric(key).unit, 1],
      ["a_n", 30, "days"],
      ["b_n", 31, "days"],
      ["difference", change, metric(key).unit, 1],
      ["percent", (100 * change) / 62.1, "%"],
    ],
    evidence,
  )

const MOVED =
  "Your resting heart rate was down by 3.7 bpm (6%): 58.4 bpm in October, 62.1 in September."

test.each([
  [
    "validated",
    `${MOVED} That is more than its usual ups and downs. For your resting heart rate lower is better.`,
  ],
  ["conditional", `${MOVED} That is probably real, but not certain yet: few values.`],
  [
    "rejected",
    `${MOVED} Your resting heart rate swings that much anyway, so don't call it a trend yet.`,
  ],
] as const)("says what a %s difference allows", (verdict, said) => {
  const found = compared([differs("rhr", -3.7, "bpm", verdict)])
  expect(lead(renderAnswer(intent, [found]).text)).toBe(said)
})

test("leads with the percentage when that is asked", () => {
  const found = compared([differs("rhr", -3.7, "bpm", "validated")])
  expect(renderAnswer({ ...intent, asks: "percent" }, [found]).text).toStartWith(
    "Your resting heart rate was down by 6% (3.7 bpm)",
  )
})

test("never calls better or worse what has no better direction", () => {
  const weight: Comparison = { ...intent, metrics: [metric("weight_kg")] }
  const found = compared([differs("weight", 1.2, "kg", "validated")], "weight_kg", 1.2)
  const { text } = renderAnswer(weight, [found])
  expect(text).toStartWith("Your weight was up by 1.2 kg (2%)")
  expect(text).not.toMatch(/better|worse|improvement|welcome/)
})

test("tells a change of device as that, with no interval and no claim", () => {
  const found = compared([differs("rhr", -3.7, "bpm", "rejected", "device")])
  const { text } = renderAnswer(intent, [found])
  expect(lead(text)).toBe(
    `${MOVED} But another device measured it by then, so it may be the device and not you.`,
  )
  expect(text).not.toMatch(/plausible range|What holds it back/)
})

test("says that a clear difference may be too small to matter", () => {
  const tiny = { ...differs("rhr", -3.7, "bpm", "validated"), smallest_effect: 10 }
  expect(renderAnswer(intent, [compared([tiny])]).text).toContain("too small to matter much")
})

test.each([
  "Is my resting heart rate lower in October than in September, my worst month?",
  "Did my resting heart rate recover in October after that terrible September?",
  "How did my resting heart rate go on after the peak in September?",
])(
  "says of a time that was picked because it stood out what follows such times: %s",
  (question) => {
    const found = compared([differs("rhr", -3.7, "bpm", "validated")])
    const remark = "tends to be followed by one closer to the usual"
    expect(renderAnswer(intent, [found], { question }).text).toContain(remark)
    expect(
      renderAnswer(intent, [found], { question: "Did it fall in October?" }).text,
    ).not.toContain(remark)
  },
)

test("says of minutes of activity how typical days differ as well", () => {
  const active: Comparison = { ...intent, metrics: [metric("active_minutes")] }
  const evidence = [
    differs("active", -12.4, "minutes", "validated"),
    differs("active_typical", -9.6, "minutes", "validated"),
  ]
  expect(renderAnswer(active, [compared(evidence, "active_minutes", -12.4)]).text).toContain(
    "Between typical days, which a few extreme ones do not move, the difference is -9.6 " +
      "minutes (plausible range -10.6 minutes to -8.6 minutes).",
  )
})

test("tells of no rise or fall where none would be printed", () => {
  const found = compared([differs("rhr", -0.02, "bpm", "rejected")], "resting_hr", -0.02)
  expect(lead(renderAnswer(intent, [found]).text)).toBe(
    "Your resting heart rate was the same (0.0 bpm apart): 62.1 bpm in October, 62.1 in September.",
  )
})

test("says once what a test would take, beside averages of too few days", () => {
  const found = compared([])
  const need = { ...found.findings.facts[0]!, role: "need" as const }
  const { text } = renderAnswer(intent, [
    {
      ...found,
      findings: {
        ...found.findings,
        facts: [
          ...found.findings.facts,
          { ...need, item: { key: "need", value: 7, unit: "days" }, decimals: 0 },
        ],
        insufficient_data: { metric: "resting_hr", reason: "too_few", have: "have", need: "need" },
      },
    },
  ])
  expect(text).toContain(
    "It takes at least 7 days on either side to tell whether that is more than day-to-day variation.",
  )
  expect(text).not.toContain("too few values")
})

test.each([
  ["Is my resting heart rate lower in October than in September?", "Yes, your"],
  ["Is my resting heart rate better in October than in September?", "Yes, your"],
  ["Is my resting heart rate higher in October than in September?", "No, your"],
  ["Is my resting heart rate lower in September or October?", "Your"],
  ["How did my resting heart rate change from September to October?", "Your"],
])("answers %s with %s …", (question, start) => {
  const found = compared([differs("rhr", -3.7, "bpm", "validated")])
  expect(renderAnswer(intent, [found], { question }).text).toStartWith(
    `${start} resting heart rate was down by`,
  )
})

test("says its statistics to those who ask for them", () => {
  const found = compared([differs("rhr", -3.7, "bpm", "validated")])
  expect(renderAnswer(intent, [found]).text).toContain("plausible range of the difference")
  expect(renderAnswer(intent, [found], {}, false).text).not.toContain("plausible range")
})

test("calls no difference chance that only lacks independent days", () => {
  const found = compared([differs("rhr", -3.7, "bpm", "rejected", "few_independent")])
  expect(lead(renderAnswer(intent, [found]).text)).toBe(
    `${MOVED} That is probably real, but your resting heart rate moves too slowly to be certain yet.`,
  )
})
