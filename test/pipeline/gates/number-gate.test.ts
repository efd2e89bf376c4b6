import { describe, expect, test } from "bun:test"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aFact, aFinding, aLedger } from "#test/ledger"

const ledger = aLedger({
  facts: [
    aFact("rhr_mean", 58.34),
    aFact("steps_mean", 7412, { unit: "steps", decimals: 0, label: "steps" }),
    aFact("sleep_mean", 432.4, { unit: "minutes", decimals: 0, label: "sleep" }),
    aFact("worst_day", "2026-05-12", { unit: "date", decimals: 0 }),
    aFact("bedtime", 24.5, { unit: "h", decimals: 2, label: "bedtime" }),
    aFact("bedtime_sd", 45, { unit: "minutes", decimals: 0, label: "bedtime", role: "sd" }),
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
    ["{{bedtime_sd}}", "45 minutes"],
    ["{{a1c}}", "5.4%"],
    ["It fell by {{change.size}}", "It fell by 3.2 bpm"],
    ["{{steps_sleep.effect}}", "0.42"],
    ["{{steps_sleep.p_value}}", "0.001"],
    ["{{steps_sleep.n}}", "90"],
    ["{{rhr_mean}}, {{steps_mean}} and so on", "58.3 bpm, 7,412 steps and so on"],
    ["{{rhr_mean}}/{{steps_mean}}", "58.3 bpm/7,412 steps"],
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
    "That is clear (p = 0.001).",
    "You asked about 8 hours and the last 30 days.",
    "The worst day was 12 May 2026.",
    "The worst day was May 12th.",
    "Since 2026-05-01 all was well.",
    "In May 2026 all was well.",
    "Your SpO2 and HbA1c and VO2max are names.",
    "You slept 7 h 12 min.",
    "Decreased to 58.3 bpm, it may be fine.",
    "The worst day was **12 May 2026**, a *Tuesday*.",
    "Naïve as it is.",
    "58.3 bpm.",
    "You asked about 30 nights.",
    "It was 58 bpm.",
    "You slept 7 hours and 12 minutes.",
    "You slept 432 minutes.",
    "Two measures stand out.",
    "Zone 2 and omega-3 are names, like T3 in a 24-hour clock.",
  ])("%s", (sentence) => {
    expect(gate.admit(sentence)).toBe(sentence)
  })
})

describe("withholds", () => {
  test.each([
    ["a number of nowhere", "It was 61 bpm."],
    ["a number of nowhere with a unit glued on", "It was 61bpm."],
    ["a rounding that is not the printed one", "It was 58.4 bpm."],
    ["a number of the question with another unit", "You asked about 30 km."],
    ["a value with another unit", "You slept 432 litres."],
    ["a value of another measure", "Your steps were 58.3 bpm."],
    ["a date that nothing was found on", "On 2026-05-30 nothing happened."],
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
    ["hours and minutes that nobody measured", "You slept 8 h 30 min."],
    ["the minutes behind hours of another fact", "You slept {{steps_sleep.n}}, then 7 h 30 min."],
    ["a number after a verb that starts like a month", "It decreased 12 bpm."],
    ["a number before a word that is a month elsewhere", "Anything under 12 may be low."],
    ["a count of nights in a month", "In May 12 nights were short."],
    ["a decimal that starts like a day", "On May 12.5 it rose."],
    ["a sentence that is a number", "12. That was it."],
    ["digits on the edge of a reference", "It was {{rhr_mean}}8."],
    ["digits before a reference", "It was 30{{rhr_mean}}."],
    ["decimals behind a reference", "It was {{rhr_mean}}.8."],
    ["references that make one number", "It was {{steps_sleep.n}}{{steps_sleep.n}}."],
    ["a reference a thousandfold", "It was {{steps_sleep.n}}k."],
    ["a power of ten", "It was 8e30."],
    ["a number a thousandfold", "You walked 30k steps."],
    ["digits joined by what does not show", "It was 8\u200b30 bpm."],
    ["digits joined by a control character", "It was 8\u000030 bpm."],
    ["digits joined by a hard space", "It was 8\u00a030 bpm."],
    ["a number in thousands, with a gap", "You walked 30 K steps."],
    ["a number in millions", "You walked 8M steps."],
    ["a reference in millions", "It was {{steps_sleep.n}} M."],
    ["digits joined by another point", "It was 8·30 bpm."],
    ["digits joined by a fraction slash", "It was 8⁄30 of them."],
    ["a power by a caret", "It was 8^30."],
    ["a sign for a number", "It took 🔟 nights."],
    ["thousands in groups", "You walked 30 900 steps."],
    ["digits joined by emphasis", "It was 8**30** bpm."],
    ["digits joined by an escape", "It was 8\\.30 bpm."],
    ["digits joined by a tag", "It was 8<b>30</b> bpm."],
    ["digits joined by an entity", "It was 8&shy;30 bpm."],
    ["digits as entities", "It was &#54;&#49; bpm."],
    ["a fraction as an entity", "It was &frac12; of the night."],
    ["a number in Roman letters", "It was LVIII bpm."],
    ["a number in signs for Roman numbers", "It was Ⅷ hours."],
    ["a round number in words", "It was in the low sixties."],
    ["two words grown together", "It was fiftyeight."],
    ["a broken number in words", "It rose by point five."],
    ["a small p that became nothing", "You had 0 bad nights."],
    ["a dozen", "It took a dozen nights."],
    ["none in words", "You had zero bad nights."],
    ["a share in words", "A quarter of your nights were short."],
    ["a date in words", "It began on the fifth of May."],
    ["words with a soft hyphen", "You slept sev\u00aden hours."],
  ])("%s", (_, sentence) => {
    expect(gate.admit(sentence)).toBeNull()
  })
})

describe("a name with a number", () => {
  const lab = makeNumberGate(
    aLedger({
      facts: [
        aFact("b12", 410, { unit: "pg/mL", decimals: 0, label: "Vitamin B12" }),
        aFact("f8", 90, { unit: "%", decimals: 0, label: "Factor VIII" }),
        aFact("odd", 7, { unit: "", decimals: 0, label: "61" }),
      ],
    }),
    "",
  )
  test("is let through", () => {
    expect(lab.admit("Vitamin B12 was {{b12}}, Factor VIII {{f8}}.")).not.toBeNull()
  })
  test("does not cover what is glued on to it", () => {
    expect(lab.admit("It was Vitamin B12.5 then.")).toBeNull()
  })
  test("is more than a number", () => {
    expect(lab.admit("It was 61 bpm.")).toBeNull()
  })
})

test("reads a question of any length without taking long over it", () => {
  const digits = "1".repeat(300_000) + "1,".repeat(100_000) + "5'".repeat(100_000)
  const question = `${digits}${"5<a".repeat(100_000)}${"5&a".repeat(100_000)}${"1 ".repeat(100_000)}57`
  expect(makeNumberGate(ledger, question).admit("It was 57.")).toBe("It was 57.")
})

describe("says back what the person has said", () => {
  const quoting = makeNumberGate(ledger, "", () => ["I want to sleep 9 hours", "I turn 41 in May"])

  test("as a whole and in quotation marks", () => {
    const sentence = "Your goal is “I want to sleep 9 hours”."
    expect(quoting.admit(sentence)).toBe(sentence)
  })

  test.each([
    "You want to sleep 9 hours.",
    "Your goal is “I want to sleep 9 hours a night”.",
    "Your goal is “9 hours”.",
    "You are 41.",
    "“I turn 41 in May” is 9.",
  ])("and in no other way: %s", (sentence) => {
    expect(quoting.admit(sentence)).toBeNull()
  })
})
