import { describe, expect, test } from "bun:test"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aFact, aFinding, aLedger } from "#test/ledger"

const ledger = aLedger({
  facts: [
    aFact("rhr_mean", 58.34),
    aFact("steps_mean", 7412, { unit: "steps", decimals: 0, label: "steps" }),
    aFact("sleep_mean", 432.4, { unit: "min", decimals: 0, label: "sleep" }),
    aFact("worst_day", "2026-05-12", { unit: "date", decimals: 0 }),
    aFact("bedtime", 24.5, { unit: "h", decimals: 2, label: "bedtime" }),
    aFact("bedtime_sd", 45, { unit: "min", decimals: 0, label: "bedtime", role: "sd" }),
    aFact("a1c", 5.4, { unit: "%", decimals: 1, label: "HbA1c", role: "value" }),
    aFact("change", -3.2, { role: "difference" }),
  ],
  evidence: [aFinding("steps_sleep")],
})
const gate = makeNumberGate(ledger, "Did I sleep 8 hours in the last 30 days?")

describe("fills in", () => {
  test.each([
    ["{{rhr_mean}}", "58.3 bpm"],
    ["{{steps_mean}}", "7,412 steps"],
    ["{{sleep_mean}}", "7 h 12 min"],
    ["{{worst_day}}", "12 May 2026"],
    ["{{bedtime}}", "00:30"],
    ["{{bedtime_sd}}", "45 min"],
    ["{{a1c}}", "5.4%"],
    ["{{steps_sleep.effect}}", "0.42"],
    ["{{steps_sleep.p_value}}", "0.001"],
    ["{{steps_sleep.n}}", "90"],
  ])("%s as %s", (template, words) => {
    expect(gate.admit(template)).toBe(words)
  })
})

describe("lets through", () => {
  test.each([
    "Your resting heart rate was fine.",
    "It was 58.3 bpm on average.",
    "You walked 7,412 steps.",
    "You walked 7412 steps.",
    "It fell by 3.2 bpm.",
    "You asked about 8 hours and the last 30 days.",
    "The worst day was 12 May 2026.",
    "The worst day was May 12th.",
    "On 2026-05-30 nothing happened.",
    "In May 2026 all was well.",
    "Your SpO2 and HbA1c and VO2max are names.",
    "1. Walk in the evening.",
  ])("%s", (sentence) => {
    expect(gate.admit(sentence)).toBe(sentence)
  })
})

describe("withholds", () => {
  test.each([
    ["a number of nowhere", "It was 61 bpm."],
    ["a number of nowhere with a unit glued on", "It was 61bpm."],
    ["a rounding that is not the printed one", "It was 58 bpm."],
    ["a date outside the days looked at", "It rose on 12 July 2026."],
    ["a year outside the days looked at", "It rose in May 2019."],
    ["a number in words", "You slept seven hours."],
    ["a ratio in words", "You walked twice as much."],
    ["a number in other digits", "It was ٦١ bpm."],
    ["a fraction sign", "You slept ½ of the night."],
    ["a reference to nothing", "It was {{rhr_median}}."],
    ["a reference to a field that is none", "It was {{steps_sleep.verdict}}."],
    ["an unclosed reference", "It was {{rhr_mean."],
    ["a percentage of nowhere", "You improved by 12%."],
    ["a range whose end is of nowhere", "Between 58.3-66.1 bpm."],
  ])("%s", (_, sentence) => {
    expect(gate.admit(sentence)).toBeNull()
  })
})
