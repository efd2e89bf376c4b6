import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import type { Fact, Receipt } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import type { Today } from "#embedded/model/questions/today/intent"
import { received, renderAnswer } from "#test/rendered-answer"

const TODAY = "2026-11-20"
const intent = (asks: Today["asks"], rest: Partial<Today> = {}): Today => ({
  kind: "today",
  asks,
  date: TODAY,
  late: false,
  tomorrow: false,
  ...rest,
})

const signFacts = (key: string, value: number, median: number, z: number): ReadonlyArray<Fact> => {
  const { name, unit, decimals } = metricOf(key)!
  const fact = (role: FactRole, number: number, of = unit): Fact => ({
    item: {
      key: `${key}_${role}`,
      value: number,
      unit: of,
      window: { from: TODAY, to: TODAY },
      n: 60,
    },
    role,
    label: name,
    decimals: of === "z" ? 2 : decimals,
  })
  return [
    fact("value", value),
    fact("median", median),
    fact("difference", value - median),
    fact("z", z, "z"),
    fact("recent", value),
  ]
}

const readiness = (
  label: string,
  hrv: number,
  pulse: number,
  minutes: number,
  strain = 0,
): Receipt => {
  const receipt = received("readiness", { date: TODAY, days: 60 }, [
    ["strain", strain, "z", 2],
    ["signs", 3, "signs"],
    ["label", label],
  ])
  return {
    ...receipt,
    findings: {
      ...receipt.findings,
      facts: [
        ...signFacts("hrv_rmssd", hrv, 54, (hrv - 54) / 4),
        ...signFacts("resting_hr", pulse, 57, (pulse - 57) / 2),
        ...signFacts("sleep_minutes", minutes, 430, (minutes - 430) / 30),
        ...receipt.findings.facts,
      ],
    },
  }
}

const training = (percent: number, in_a_row = 1): Receipt =>
  received("training", { date: TODAY }, [
    ["minutes", 180 * (1 + percent / 100), "minutes"],
    ["usual_minutes", 180, "minutes"],
    ["percent", percent, "%"],
    ["sessions", 4, "workouts"],
    ["days_since", 1, "days"],
    ["in_a_row", in_a_row, "days"],
    ["last_sport", "running"],
    ["last_date", "2026-11-19"],
  ])

const said = (asked: Today, ...receipts: ReadonlyArray<Receipt>) =>
  renderAnswer(asked, receipts, {}, false).text

const SIGNS =
  "HRV 55 ms (usually 54 ms), resting heart rate 57 bpm (usually 57 bpm) and 7 h 12 min of sleep (usually 7 h 10 min)"

test("says yes, with what it rests on and how much was trained", () => {
  expect(said(intent("train"), readiness("usual", 55, 57, 432), training(5))).toBe(
    `Yes, go ahead: ${SIGNS}. This past week you trained 3 h 9 min, about your usual week (3 h).`,
  )
})

test("asks for an easy day where the body is strained, or the week was heavy", () => {
  const strained = said(intent("train"), readiness("strained", 44, 62, 380, 1.6), training(5))
  expect(strained).toStartWith("Take it easy today: HRV 44 ms (usually 54 ms)")
  expect(strained).toContain("Rest or a walk would fit")
  for (const week of [training(60), training(0, 5)])
    expect(said(intent("train"), readiness("usual", 55, 57, 432), week)).toStartWith(
      "You can, though an easy day would do you good:",
    )
})

test("says of tomorrow what can be said today", () => {
  const text = said(
    intent("rest", { tomorrow: true }),
    readiness("usual", 55, 57, 432),
    training(5),
  )
  expect(text).toStartWith(`So far nothing asks for one: ${SIGNS}.`)
  expect(text).toEndWith("The coming night counts as well, so ask me again in the morning.")
})

test("never says that somebody is getting sick", () => {
  const text = said(intent("ill"), readiness("illness_like", 44, 64, 425, 1.6))
  expect(text).toStartWith(
    "Your numbers look a little like the days before an illness; they cannot tell you whether you are getting sick: ",
  )
  expect(text).toEndWith("ask a doctor rather than your watch.")
  expect(said(intent("ill"), readiness("usual", 55, 57, 432))).toStartWith(
    "Nothing in your numbers points that way: ",
  )
})

test("tells z-scores to who asks for details, and to nobody else", () => {
  const receipts = [readiness("usual", 58, 57, 432, -0.33), training(5)]
  expect(renderAnswer(intent("recovered"), receipts).text).toContain(
    "HRV 1.00, resting heart rate 0.00 and sleep 0.07. Their mean on the strained side is -0.33",
  )
  expect(said(intent("recovered"), ...receipts)).not.toContain("z-score")
})

test("says what a night had that others have not", () => {
  const night = (metric: string, value: number, median: number, z: number, unit: string) =>
    received("baseline", { metric, date: TODAY, days: 60 }, [
      ["value", value, unit],
      ["median", median, unit],
      ["z", z, "z", 2],
      ["label", Math.abs(z) < 1 ? "usual" : "unusual"],
    ])
  const text = said(
    intent("night"),
    readiness("usual", 55, 57, 432),
    night("sleep_efficiency", 89, 94, -2.5, "%"),
    night("wakeups", 7, 3, 2, "times"),
    night("deep_minutes", 76, 75, 0.1, "minutes"),
  )
  expect(text).toStartWith("A restless night, though your body coped: ")
  expect(text).toContain(
    "Less good: a lower sleep efficiency (89%, usually 94%) and more wake-ups (7 times).",
  )
})

test("a night whose every measure is as usual is not restless, whatever their z-scores", () => {
  const text = said(
    intent("night"),
    readiness("usual", 55, 57, 432),
    received("baseline", { metric: "deep_minutes", date: TODAY, days: 60 }, [
      ["value", 65, "minutes"],
      ["median", 79, "minutes"],
      ["z", -1.4, "z", 2],
      ["label", "usual"],
    ]),
  )
  expect(text).toStartWith("A normal night for you: ")
  expect(text).not.toContain("less deep sleep")
})

test("names what lies outside of the usual where somebody asks whether anything is unusual", () => {
  const out = received("baseline", { metric: "resting_hr", date: TODAY, days: 90 }, [
    ["value", 63, "bpm"],
    ["median", 57, "bpm"],
    ["z", 1.9, "z", 2],
    ["label", "slightly"],
  ])
  expect(said(intent("amiss"), readiness("usual", 55, 63, 432), out)).toStartWith(
    "Not all of it is as usual: resting heart rate is slightly above. ",
  )
})

test("says that last night has not arrived", () => {
  expect(said(intent("recovered", { late: true }), readiness("usual", 55, 57, 432))).toEndWith(
    "Last night has not arrived yet, so this goes by the night before.",
  )
})

test("says why it cannot tell, and still how much was trained", () => {
  expect(said(intent("train"), training(5))).toBe(
    "I cannot tell how recovered you are: last night is not on record. " +
      "This past week you trained 3 h 9 min, about your usual week (3 h).",
  )
})

const debt = (minutes: number, mean: number) =>
  received("sleep_debt", { date: TODAY }, [
    ["recommended", 420, "minutes"],
    ["debt", minutes, "minutes"],
    ["mean", mean, "minutes"],
    ["nights", 7, "nights"],
    ["short", 3, "nights"],
    ["debt", minutes * 2, "minutes"],
    ["mean", mean, "minutes"],
    ["nights", 14, "nights"],
  ])

test.each([
  ["debt", 0, 433, "No: 7 h 13 min a night over the last 7 nights, against the 7 h recommended"],
  ["enough", 0, 433, "Yes, enough, and no sleep debt: 7 h 13 min a night"],
  ["debt", 100, 406, "Yes, a small one: over the last 7 nights you are 1 h 40 min short"],
  ["enough", 200, 391, "Not quite: over the last 7 nights you are 3 h 20 min short"],
] as const)("answers whether there is a %s of %s minutes", (asks, minutes, mean, lead) => {
  expect(said(intent(asks), debt(minutes, mean))).toStartWith(lead)
})

test("tells the time trained where no device records a load", () => {
  expect(said(intent("load"), training(30))).toBe(
    "Your devices record no training load, but they do record the time you train. This past week you " +
      "trained 3 h 54 min, 30% more than in a usual week (3 h). Your last session was running on 19 November 2026.",
  )
})

test("greets in the morning with last night beside the usual and how ready one is", () => {
  const text = said(intent("morning"), readiness("usual", 55, 57, 460), training(5))
  expect(text).toStartWith(
    "Good morning. You slept 7 h 40 min last night, 30 minutes more than your usual 7 h 10 min.",
  )
  expect(text).toEndWith(
    "You look as ready as usual: HRV 55 ms (usually 54 ms) and resting heart rate 57 bpm (usually 57 bpm).",
  )
})

test("answers a feeling with kind words, the numbers of the day and what fits them", () => {
  const strained = said(
    intent("feeling", { feels: "low" }),
    readiness("strained", 44, 62, 380, 1.6),
  )
  expect(strained).toStartWith("I'm sorry you feel that way. Your numbers fit that: HRV 44 ms")
  expect(strained).toContain("An easy day and an early night would fit.")
  expect(said(intent("feeling", { feels: "well" }), readiness("usual", 55, 57, 432))).toBe(
    `Good to hear. Your numbers look as good as usual: ${SIGNS}. Enjoy the day.`,
  )
  expect(said(intent("feeling", { feels: "tired" }))).toContain("Last night is not on record")
})

test("tells who is tired for long about the week and the blood results it is looked for in", () => {
  const debt = received("sleep_debt", { date: TODAY }, [
    ["recommended", 420, "minutes"],
    ["debt", 150, "minutes"],
    ["mean", 398, "minutes"],
    ["nights", 7, "nights"],
    ["short", 5, "nights"],
  ])
  const ferritin = received("biomarkers", { name: "Ferritin" }, [
    ["value", 12, "ng/mL"],
    ["range", "30 - 400"],
    ["flag", "out of range"],
  ])
  const text = said(
    intent("feeling", { feels: "tired", lasting: true, results: ["Ferritin"] }),
    readiness("usual", 55, 57, 432),
    debt,
    ferritin,
  )
  expect(text).toContain("you are 2 h 30 min short of the recommended 7 h a night.")
  expect(text).toContain("out of range, so ask your doctor about that.")
  expect(text).toEndWith("If it lasts, gets worse or worries you, tell a doctor.")
})

test("says yes or no first where a night is asked to be good or bad", () => {
  const good = readiness("rested", 60, 55, 470)
  expect(said(intent("night", { wants: "good" }), good)).toStartWith(
    "Yes, a good night, better than your usual: ",
  )
  expect(said(intent("night", { wants: "bad" }), good)).toStartWith("No, a good night")
})

test("says by when to be in bed, and what that rests on", () => {
  const hour = (role: FactRole, value: number): Fact => ({
    item: { key: `bedtime_hour_${role}`, value, unit: "h" },
    role,
    label: "bedtime",
    decimals: 2,
  })
  const debt = (input: { readonly wake_hour?: number }, wake: number): Receipt => {
    const receipt = received("sleep_debt", { date: TODAY, ...input }, [
      ["recommended", 420, "minutes"],
      ["debt", 60, "minutes"],
    ])
    const hours = [hour("wake", wake), hour("bed_latest", 23), hour("bed_early", 22)]
    return {
      ...receipt,
      findings: { ...receipt.findings, facts: [...receipt.findings.facts, ...hours] },
    }
  }
  expect(renderAnswer(intent("bedtime"), [debt({}, 6.5)], {}, false).text).toBe(
    "Be in bed by 23:00 at the latest, better around 22:00: you get up at 06:30 on average, and the later one leaves " +
      "you the recommended 7 h of sleep, the earlier one an hour more. You are 1 h short over the week, so the " +
      "earlier one fits.",
  )
  const early = intent("bedtime", { wake_hour: 5, amount: true })
  expect(renderAnswer(early, [debt({ wake_hour: 5 }, 5)], {}, false).text).toStartWith(
    "At least 7 h a night is recommended. Be in bed by 23:00 at the latest, better around 22:00: for getting up",
  )
})
