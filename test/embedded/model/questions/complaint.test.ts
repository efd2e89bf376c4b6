import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import type { Fact, Receipt } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import type { Complaint } from "#embedded/model/questions/today/complaint"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import { received, renderAnswer } from "#test/rendered-answer"

const TODAY = "2026-11-20"

const readAs = (question: string): ReadonlyArray<string | undefined> => {
  const intent = understand(aBriefing(question))
  return intent.kind === "today" ? [intent.asks, intent.complaint?.ailment] : [intent.kind]
}

test.each([
  ["i feel a bit sick, should i still go for my run", "train", "ill"],
  ["i have a cold, should i run", "train", "ill"],
  ["i've got a cough, is it ok to go to the gym", "train", "ill"],
  ["i have a sore throat, can i work out", "train", "ill"],
  ["should i train today? i feel unwell", "train", "ill"],
  ["i have a fever should i run", "train", "fever"],
  ["should i train with a headache", "train", "headache"],
  ["i hit my head yesterday, can i train today", "train", "head_blow"],
  ["i hurt my knee, should i run", "train", "hurt"],
  ["my ankle is sore, can i run", "train", "hurt"],
  ["my legs are dead after yesterday's run, should i rest", "rest", "sore"],
  ["my quads are sore, can i run tomorrow", "train", "sore"],
  ["i'm exhausted, should i work out", "train", "worn_out"],
  ["I slept 5 hours, is it ok to go to the gym", "train", "short_night"],
  ["i only slept four hours, should i lift today", "train", "short_night"],
  ["i slept terribly, should i train", "train", "short_night"],
])("%p says how the body is", (question, asks, ailment) => {
  expect(readAs(question)).toEqual([asks, ailment])
})

test.each([
  "should I work out today",
  "I slept 8 hours, should I train",
  "am I ready for a hard run",
])("%p says nothing of it", (question) => {
  expect(readAs(question)).toEqual(["train", undefined])
})

const valueOf = (key: string, value: number, median: number): ReadonlyArray<Fact> => {
  const { name, unit, decimals } = metricOf(key)!
  const fact = (role: FactRole, number: number): Fact => ({
    item: {
      key: `${key}_${role}`,
      value: number,
      unit,
      window: { from: TODAY, to: TODAY },
      n: 60,
    },
    role,
    label: name,
    decimals,
  })
  return [fact("value", value), fact("median", median)]
}

const readiness = (label: string, minutes: number): Receipt => {
  const receipt = received("readiness", { date: TODAY, days: 60 }, [["label", label]])
  const signs = [valueOf("hrv_rmssd", 58, 54), valueOf("sleep_minutes", minutes, 430)].flat()
  return {
    ...receipt,
    findings: { ...receipt.findings, facts: [...signs, ...receipt.findings.facts] },
  }
}

const said = (complaint: Complaint, receipt: Receipt): string =>
  renderAnswer(
    { kind: "today", asks: "train", date: TODAY, late: false, tomorrow: false, complaint },
    [receipt],
    {},
    false,
  ).text

test("the safe rule comes before the numbers, however good these are", () => {
  for (const ailment of ["ill", "fever", "hurt", "sore", "headache", "head_blow"] as const)
    expect(said({ ailment }, readiness("rested", 460))).not.toStartWith("Yes")
  expect(said({ ailment: "ill" }, readiness("usual", 433))).toBe(
    "Only if it is mild and above the neck, like a runny nose or a light sore throat, and then gently. " +
      "With a fever, aching muscles or a chesty cough, rest; chest pain or breathlessness mean a doctor. " +
      "Your numbers look as usual, which does not rule an illness out: HRV 58 ms (usually 54 ms) and " +
      "7 h 13 min of sleep (usually 7 h 10 min).",
  )
})

test("numbers that are off are said to agree", () => {
  expect(said({ ailment: "ill" }, readiness("illness_like", 433))).toContain(
    "Your numbers look like the days before an illness too: HRV",
  )
})

test("a night that is longer on record than the person says is held against it", () => {
  expect(said({ ailment: "short_night", minutes: 300 }, readiness("usual", 453))).toStartWith(
    "Your data has 7 h 33 min of sleep last night; if you really had as little as you say, keep it easy.",
  )
  expect(said({ ailment: "short_night", minutes: 300 }, readiness("tired", 310))).toStartWith(
    "Yes, but keep it easy after such a night; 5 h 10 min of sleep is on record for it.",
  )
})
