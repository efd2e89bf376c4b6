import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { FactRole } from "#domain/tool"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import {
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
  SEPTEMBER,
} from "#test/rendered-answer"

const intent: Norm = { kind: "norm", metrics: [metric("resting_hr")], period: october }
const studied = received("reference", { metric: "resting_hr" }, [
  ["value", 58, "bpm"],
  ["population_mean", 65.5, "bpm", 1],
  ["population_sd", 7.7, "bpm", 1],
])

test("sets cited numbers beside the person's own, without a rank", () => {
  const { text } = renderAnswer(intent, [studied])
  expect(text).toStartWith(
    "Your average of 58 bpm over the past month is lower than the average of adults in studies, 65.5 bpm.",
  )
  expect(text).not.toContain("Tell me your age")
  expect(text).not.toMatch(/percentile|better|worse|healthy/)
})

test("asks for what is not known where studies differ by it, and for nothing more", () => {
  const profile = { ...NO_PROFILE, age: 41 }
  const vo2max = { ...intent, metrics: [metric("vo2max")] }
  const found = received("reference", { metric: "vo2max" }, [["value", 44, "mL/kg/min"]])
  expect(renderAnswer(vo2max, [found], { profile }).text).toContain("Tell me your sex,")
  expect(renderAnswer(intent, [studied], { profile }).text).not.toContain("Tell me")
})

test("holds no child against adults", () => {
  const profile = { ...NO_PROFILE, age: 15, gender: "female" as const }
  const { text, widgets } = renderAnswer(intent, [studied], { profile })
  expect(lead(text)).toBe("Your resting heart rate averages 58 bpm.")
  expect(text).toContain("These numbers are of adults")
  expect(text).not.toContain("65.5")
  expect(JSON.stringify(widgets)).not.toContain("65.5")
})

test.each([
  ["caffeine_mg", /^.* I know of no study to hold your caffeine against/, false],
  ["vo2max", /^.* What studies say of it depends on age and sex\./, true],
] as const)("says why there is no study to tell of %s", (key, said, asks) => {
  const found = received("reference", { metric: key }, [["value", 44]])
  const { text } = renderAnswer({ ...intent, metrics: [metric(key)] }, [found])
  expect(lead(text)).toMatch(said)
  expect(text.includes("Tell me your age and sex")).toBe(asks)
})

const judged = (
  key: string,
  judges: Norm["judges"],
  brought: ReadonlyArray<readonly [FactRole, number, string]>,
) =>
  lead(
    renderAnswer(
      { ...intent, metrics: [metric(key)], ...(judges ? { judges } : {}) },
      [received("reference", { metric: key }, brought)],
      {},
      false,
    ).text,
  )

const HEART = [
  ["band_low", 60, "bpm"],
  ["band_high", 100, "bpm"],
] as const

test("judges the value that was asked about, and tells the person's own beside it", () => {
  expect(
    judged("resting_hr", "good", [["value", 62, "bpm"], ["asked", 57, "bpm"], ...HEART]),
  ).toStartWith(
    "Yes: 57 bpm is on the low, fit side; most adults sit between 60 and 100 bpm. You average 62 bpm",
  )
})

test("judges the person's own value where none was asked about", () => {
  expect(judged("resting_hr", "good", [["value", 62, "bpm"], ...HEART])).toMatch(
    /^Yes: your average of 62 bpm .* is in the usual range; most adults sit between 60 and 100 bpm\.$/,
  )
})

test.each([
  ["good", "Not quite"],
  ["normal", "Yes"],
  ["bad", "No"],
] as const)("tells what is usual from what is good: %s", (judges, opening) => {
  expect(judged("resting_hr", judges, [["asked", 92, "bpm"], ...HEART])).toStartWith(
    `${opening}: 92 bpm is in the usual range, but on its high side;`,
  )
})

test("says what is short of a recommendation", () => {
  const sleep = [
    ["asked", 360, "minutes"],
    ["band_low", 420, "minutes"],
    ["band_high", 540, "minutes"],
  ] as const
  expect(judged("sleep_minutes", "good", sleep)).toStartWith(
    "Not quite: 6 h a night is short of what is advised, though some people do well on it; 7 h to 9 h",
  )
})

test("judges by no age and sex that it does not know", () => {
  expect(judged("vo2max", "good", [["value", 44, "mL/kg/min"]])).toStartWith(
    "It depends on your age and sex, which I do not know. You average 44 mL/kg/min",
  )
})

test.each([
  ["Is 57 a good resting heart rate?", { resting_hr: 57 }, "good"],
  ["is 97% sleep efficiency normal", { sleep_efficiency: 97 }, "normal"],
  ["is 6 hours of sleep enough", { sleep_minutes: 360 }, "good"],
  ["is my resting heart rate good?", undefined, "good"],
  ["is my vo2max good for a 40 year old", undefined, "good"],
  ["rate my sleep 1-10", undefined, "rate"],
  ["is 30 minutes to fall asleep too long", { sleep_latency: 30 }, "bad"],
  ["is 118/76 a good blood pressure", { bp_systolic: 118, bp_diastolic: 76 }, "good"],
] as const)("reads the value and the judgement of %p", (question, asked, judges) => {
  const read = understand(aBriefing(question))
  expect(read).toMatchObject({ kind: "norm", judges })
  expect((read as Norm).asked).toEqual(asked)
})

test.each([
  [118, 76, "Yes: 118 over 76 mmHg is normal; below 120 over 80 mmHg is normal."],
  [118, 92, "No: 118 over 92 mmHg is in the range of high blood pressure"],
] as const)("judges a blood pressure by the worse of its numbers: %d/%d", (upper, lower, said) => {
  const asked = { bp_systolic: upper, bp_diastolic: lower }
  const metrics = [metric("bp_systolic"), metric("bp_diastolic")]
  const { text } = renderAnswer({ ...intent, metrics, asked, judges: "good" }, [
    received("reference", { metric: "bp_systolic" }, [
      ["asked", upper, "mmHg"],
      ["band_high", 120, "mmHg"],
    ]),
    received("reference", { metric: "bp_diastolic" }, [
      ["asked", lower, "mmHg"],
      ["band_high", 80, "mmHg"],
    ]),
  ])
  expect(text).toStartWith(said)
})

test("judges by the median of an age and sex that are known", () => {
  const profile = { ...NO_PROFILE, age: 41, gender: "male" as const }
  const found = received("reference", { metric: "vo2max" }, [
    ["value", 44, "mL/kg/min"],
    ["band_low", 37.8, "mL/kg/min", 1],
  ])
  const vo2max = { ...intent, metrics: [metric("vo2max")], judges: "good" as const }
  expect(renderAnswer(vo2max, [found], { profile }).text).toMatch(
    /^Yes: your average VO2max of 44 mL.kg.min .* is above the middle; the median/,
  )
})

const NIGHT = { ...october, form: "night" } as const

test("judges the night or time that is named, beside the usual", () => {
  const { text } = renderAnswer(
    {
      ...intent,
      metrics: [metric("sleep_minutes")],
      judges: "good",
      period: NIGHT,
      usual: SEPTEMBER,
    },
    [
      received("reference", { metric: "sleep_minutes", window: OCTOBER }, [
        ["value", 453, "minutes"],
        ["band_low", 420, "minutes"],
        ["band_high", 540, "minutes"],
        ["band_source", "National Sleep Foundation"],
      ]),
      received("compare", { metric: "sleep_minutes", a: SEPTEMBER, b: OCTOBER }, [
        ["a_mean", 433, "minutes"],
        ["b_mean", 453, "minutes"],
        ["difference", 20, "minutes"],
      ]),
    ],
    {},
    false,
  )
  expect(text).toBe(
    "Yes: you slept 7 h 33 min a night in October, which is enough for most people; 7 h to 9 h a night is advised " +
      "(National Sleep Foundation). That is 20 minutes above your usual 7 h 13 min.",
  )
})

test("rates sleep by the marks it meets, with what speaks for it and against it", () => {
  const together = [metric("sleep_minutes"), metric("sleep_latency")]
  const { text } = renderAnswer(
    { ...intent, metrics: [metric("sleep_minutes")], judges: "rate", together },
    [
      received("reference", { metric: "sleep_minutes" }, [
        ["value", 400, "minutes"],
        ["band_low", 420, "minutes"],
        ["band_high", 540, "minutes"],
        ["outside", 18, "nights"],
        ["days", 30, "nights"],
        ["met", 1, ""],
        ["judged", 2, ""],
      ]),
      received("reference", { metric: "sleep_latency" }, [
        ["value", 12, "minutes"],
        ["band_high", 30, "minutes"],
      ]),
    ],
    {},
    false,
  )
  expect(text).toStartWith("Fair: in October your sleep meets 1 of the 2 marks of good sleep")
  expect(text).toContain("For it: 12 minutes to fall asleep (up to 30 minutes is good).")
  expect(text).toContain(
    "Against it: 18 of 30 nights outside the advised hours and 6 h 40 min a night",
  )
  expect(text).toEndWith("There is no official score for sleep.")
})

test("judges how regular nights are by their spread, around the usual hour", () => {
  const spread = {
    ...intent,
    metrics: [metric("bedtime_hour")],
    judges: "good" as const,
    aspect: "spread" as const,
  }
  const found = received("reference", { metric: "bedtime_hour", aspect: "spread" }, [
    ["value", 52, "minutes"],
    ["center", 23.25, "h", 2],
    ["band_high", 30, "minutes"],
  ])
  expect(renderAnswer(spread, [found]).text).toMatch(
    /^Fairly: on most nights .* you went to bed within 52 minutes of 23:15, which is fairly regular;/,
  )
})

test("says for which heights a weight is healthy where the height is not known", () => {
  const found = received("reference", { metric: "weight_kg" }, [
    ["value", 75, "kg", 1],
    ["height_low", 173, "cm"],
    ["height_high", 201, "cm"],
  ])
  const heavy = {
    ...intent,
    metrics: [metric("weight_kg")],
    judges: "bad" as const,
    way: "over" as const,
  }
  expect(renderAnswer(heavy, [found]).text).toStartWith(
    "Not if you are at least 173 cm tall: your average of 75",
  )
})
