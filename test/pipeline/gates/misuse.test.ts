import { describe, expect, test } from "bun:test"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aFact, aLedger } from "#test/ledger"

const TODAY = "2026-06-03"

/** In May. */
const pulse = aFact("pulse", 58.34, { n: 30 })
const steps = aFact("steps", 7412, { unit: "steps", decimals: 0, label: "steps" })
const sleep = aFact("sleep", 408.2, { unit: "minutes", decimals: 0, label: "sleep duration" })
const highest = aFact("highest", 71, { role: "max", decimals: 0 })
const latest = aFact("latest", 60, { role: "latest", decimals: 0 })
const spread = aFact("spread", 4.2, { role: "sd" })
const nights = aFact("nights", 29, { role: "n", unit: "nights", decimals: 0 })
const difference = aFact("difference", -2.6, { role: "difference" })
const gate = makeNumberGate(
  aLedger({ facts: [pulse, steps, sleep, highest, latest, spread, nights, difference] }),
  "",
  undefined,
  { today: TODAY },
)

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
  role: [
    `On average your resting heart rate was {{pulse}}. | Your highest resting heart rate was {{highest}}.
    Your resting heart rate peaked at 71 bpm. | Your latest resting heart rate was {{latest}}.
    The standard deviation was {{spread}}. | Your resting heart rate fell by {{difference.size}}.
    Your resting heart rate was {{difference.size}} lower. | It rests on {{nights}}.
    Your heart rate averaged {{pulse}}, at most {{highest}}. | In the latest week it averaged {{pulse}}.
    Your resting heart rate is {{latest}}, above your average of {{pulse}}.
    The change in your resting heart rate was {{difference}}. | Tu pulso en reposo bajó {{difference.size}}.`,
    `On average your resting heart rate was {{highest}}. | Your highest resting heart rate was {{pulse}}.
    Your resting heart rate peaked at 58.3 bpm. | Your latest resting heart rate was {{pulse}}.
    The standard deviation was {{pulse}}. | Your resting heart rate fell by {{pulse}}.
    Your resting heart rate averaged {{spread}}. | Your resting heart rate was {{nights}}.
    Your resting heart rate averaged 29 nights. | The lowest resting heart rate was {{highest}}.
    Your resting heart rate was {{difference.size}}. | The median heart rate was {{latest}}.
    Your resting heart rate averaged 2.6 bpm. | Your resting heart rate was {{pulse}} lower.`,
  ],
  time: [
    `In May your resting heart rate averaged {{pulse}}. | Over the last 31 days it averaged {{pulse}}.
    Your resting heart rate averaged {{pulse}} over the past month. | During May 2026 it averaged {{pulse}}.
    Last month, your resting heart rate averaged {{pulse}}.
    Compared with last summer, it is steady at {{pulse}}.`,
    `In January your resting heart rate averaged {{pulse}}. | Back in March, it averaged 58.3 bpm.
    Last summer, your resting heart rate was {{pulse}}. | Last December it averaged {{pulse}}.
    Your resting heart rate averaged {{pulse}} over the past five years. | A decade ago it averaged {{pulse}}.
    As a teenager your resting heart rate averaged {{pulse}}. | In 2025 it averaged {{pulse}}.
    Over the last 3 days your resting heart rate averaged {{pulse}}. | Over the past three months it was {{pulse}}.
    Three weeks ago, your resting heart rate was {{steps}}. | In the winter of 2025, it averaged {{pulse}}.`,
  ],
  unit: [
    "It averaged {{pulse}} a night. | You took {{steps}} each day. | {{pulse}} on most nights.",
    `It averaged {{pulse}} litres. | It averaged {{pulse}} knots. | It averaged {{pulse}} inches.
    It averaged {{pulse.bare}} Hz. | It averaged {{pulse}} nights. | It averaged {{steps.bare}} weeks.
    You slept {{sleep}} cigarettes. | It averaged {{pulse}}-litres. | You took {{steps}} euros.`,
  ],
  emphasis: [
    `Your average resting heart rate was **{{pulse}}**. | Your resting heart rate averaged _{{pulse}}_.
    Your resting heart rate averaged *58.3 bpm*. | Your resting heart rate averaged __{{pulse}}__ in May.
    Your **resting heart rate averaged {{pulse}}**, your steps ***{{steps}}***.
    平均心拍数は**{{pulse}}**です。 | Dein Ruhepuls lag im Mittel bei **{{pulse}}**. | **_{{pulse}}_** on average.`,
    `It averaged {{pulse}} * {{steps}}. | It averaged {{pulse}}*{{steps}}. | It averaged {{pulse}}**2.
    It averaged **{{pulse}} * 2**. | Your resting heart rate averaged **{{pulse}}** litres.
    It averaged **5**{{pulse}}. | It averaged **{{pulse}}**5.
    It averaged **-{{pulse}}**. | It averaged -**{{pulse}}**.`,
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
