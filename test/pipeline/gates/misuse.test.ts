import { describe, expect, test } from "bun:test"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aFact, aLedger } from "#test/ledger"

const TODAY = "2026-06-03"

/** In May. */
const pulse = aFact("pulse", 58.34, { n: 30 })
const steps = aFact("steps", 7412, { unit: "steps", decimals: 0, label: "steps" })
const sleep = aFact("sleep", 408.2, { unit: "minutes", decimals: 0, label: "sleep duration" })
const gate = makeNumberGate(aLedger({ facts: [pulse, steps, sleep] }), "", [], { today: TODAY })

/** By what is said of a number that is found: sentences that say it rightly, and sentences that do not. */
const SENTENCES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  measure: [
    `Your resting heart rate averaged {{pulse}}. | Your sleep and your resting heart rate were {{sleep}} and {{pulse}}.
    Your sleep and your resting heart rate were 6 h 48 min and 58.3 bpm. | With {{pulse}}, your heart rate is steady.
    You slept {{sleep}} and took {{steps}}. | - Resting heart rate: {{pulse}}
    Your sleep averaged {{sleep}}, your resting heart rate {{pulse}}, and you walked {{steps}}.`,
    `At {{pulse}}, your weight is fine. | A stress score of {{pulse}} stands out. | {{pulse}} was your VO2max.
    Your ferritin sat at {{pulse}} for most of it. | Looking at body temperature, the figure is {{pulse}}.
    Your weight averaged {{steps}}. | - **Weight**: {{sleep}} | Your LDL reading came in at {{sleep}} overall.`,
  ],
  count: [
    "That rests on 30 nights. | Based on 30 days of data, it is steady.",
    "Your resting heart rate was 30. | Your steps were 30 in that time. | Together that makes 30 for your sleep.",
  ],
}

const sentences = (text: string) =>
  text
    .split(/ \| |\n/)
    .map((each) => each.trim())
    .filter((each) => each !== "")
const rows = (side: 0 | 1) =>
  Object.entries(SENTENCES).flatMap(([what, sides]) =>
    sentences(sides[side]).map((sentence) => [what, sentence] as const),
  )

describe("a number that is found, said as it is", () => {
  test.each(rows(0))("%s: %s", (_, sentence) => {
    expect(gate.admit(sentence)).not.toBeNull()
  })
})

describe("a number that is found, said of what it is not", () => {
  test.each(rows(1))("%s: %s", (_, sentence) => {
    expect(gate.admit(sentence)).toBeNull()
  })
})
