import { expect, test } from "bun:test"
import * as first from "#safety/texts"
import * as urgent from "#safety/urgent-texts"

const texts = { ...first, ...urgent }

const { criticalTyped, criticalRecorded, lowNights, lowGlucose, highPressure, ...others } = texts
const { potassiumTyped, ...fixed } = others

const all = [
  ...Object.values(fixed),
  criticalTyped("Potassium", "6.4 mmol/L"),
  potassiumTyped("6.9 mmol/L"),
  criticalRecorded("Potassium", "6.9 mmol/L", "20 November 2026"),
  lowNights(3, "86%", "20 November 2026"),
  lowGlucose("48 mg/dL", "20 November 2026"),
  highPressure("an upper", "190 mmHg", "20 November 2026"),
]

test("names somebody to call in every text", () => {
  for (const text of all) expect(text).toMatch(/911.*(?:112|988)|988/)
})

test("says nothing of a disease, tells nobody that all is well, and orders no dose", () => {
  for (const text of all) {
    expect(text).not.toMatch(
      /\byou have\b(?! symptoms)|\bthis means\b|\byou are (?:fine|ok)\b|\bnothing to worry\b|\bdiagnos/i,
    )
    expect(text).not.toMatch(
      /\bsleep apnea\b|\bdiabetes (?:is|means)\b|\byou can stop\b|\bcalorie deficit of\b|\beat only\b/i,
    )
  }
})

test("offers a person to talk to at any hour in a crisis, and no method", () => {
  expect(texts.CRISIS).toMatch(/988.*741741/)
  expect(texts.CRISIS).not.toMatch(/\b(?:pills?|overdose|rope|knife|bridge)\b/i)
})

test("stays short enough to be read", () => {
  for (const text of all) expect(text.split(/\s+/).length).toBeLessThanOrEqual(130)
})
