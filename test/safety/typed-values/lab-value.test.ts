import { expect, test } from "bun:test"
import { analytes } from "#catalogue/biomarkers"
import { decisionLimitsOf } from "#catalogue/biomarkers/decision-limits"
import { NO_PROFILE } from "#domain/profile"
import type { Escalation } from "#domain/safety"
import { screen } from "#safety/screen"

const first = (content: string) => screen([{ role: "user", content }], NO_PROFILE)[0]

/** As people type them, with the level of the guideline. */
const typed: ReadonlyArray<readonly [message: string, level: Escalation, says: RegExp]> = [
  [
    "A1c came back at 9.8, wasnt diabetic before",
    "prompt_clinician",
    /Hemoglobin A1c 9\.8.*6\.5 %/,
  ],
  ["HbA1c is 6.7%", "prompt_clinician", /6\.7 %.*American Diabetes Association/],
  ["hba1c 84 mmol/mol", "prompt_clinician", /84 mmol\/mol/],
  ["creatinine 5.4 on todays blood test", "urgent_same_day", /Creatinine 5\.4.*KDIGO/],
  ["potassium 6.4 mmol/L", "urgent_same_day", /Potassium 6\.4 mmol\/L/],
  ["d-dimer 3000", "urgent_same_day", /3000.*European Society of Cardiology/],
  ["my tsh is 14", "prompt_clinician", /TSH 14|Thyroid.*14/i],
  ["egfr 12", "urgent_same_day", /KDIGO/],
  ["sodium 128 and I feel dizzy", "urgent_same_day", /Sodium 128/],
  ["ferritin 71", "none", /usual range/],
  ["LDL 112, is that ok?", "none", /LDL cholesterol 112.*above/],
  ["potassium 4,4 mmol/l", "none", /within/],
]

for (const [message, level, says] of typed)
  test(`a typed value is judged by its guideline: "${message}" is ${level}`, () => {
    const alert = first(message)
    expect(alert?.escalation).toBe(level)
    expect(alert?.text).toMatch(says)
    expect(alert?.alone).toBe(true)
  })

test("a value that two units make plausible is said in both", () => {
  expect(first("hemoglobin 7.5")?.text).toMatch(/7\.5 g\/dL or 12\.1 g\/dL|no unit/)
})

test("symptoms raise the level of a typed glucose", () => {
  expect(first("CGM says 48 and I'm shaking")?.escalation).toBe("immediate")
  expect(first("glucose reading HI on my meter and i'm so thirsty")?.escalation).not.toBe("none")
})

test("the number of a value is nobody's age", () => {
  expect(first("hba1c, as 11.2 last time")?.rule).not.toBe("minor")
})

for (const message of [
  "my ferritin is 71, LDL 112, what about vitamin D?",
  "How did my LDL change since last year?",
  "I take 2000 IU of vitamin D a day, how is my sleep?",
])
  test(`a question for what is on record goes on to the engine: "${message}"`, () => {
    expect(first(message)).toBeUndefined()
  })

test("every decision limit is of an analyte of the catalogue, and names its source", () => {
  for (const { key } of analytes)
    for (const { says } of decisionLimitsOf(key)) expect(says).toMatch(/\(.+\)\.$/)
  expect(analytes.flatMap(({ key }) => decisionLimitsOf(key)).length).toBeGreaterThan(45)
})
