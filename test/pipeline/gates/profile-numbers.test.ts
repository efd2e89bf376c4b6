import { expect, test } from "bun:test"
import type { Profile } from "#domain/profile"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { aFact, aLedger } from "#test/ledger"

const profile = { age: 38, height_cm: 171, weight_kg: 64, conditions: [] } as unknown as Profile
const gate = makeNumberGate(aLedger({ facts: [aFact("rhr_mean", 58)] }), "How?", () => [], {
  profile,
  today: "2026-11-20" as never,
})

for (const sentence of [
  "You weigh 64 kg.",
  "You weigh 64.",
  "At 38, a resting heart rate of 58 bpm is nothing unusual.",
  "You are 38.",
  "You are 38 years old and 171 cm tall.",
])
  test(`a number of the profile may be said of what it is: ${sentence}`, () =>
    expect(gate.admit(sentence)).toBe(sentence))

for (const sentence of [
  "Your resting heart rate was 64.",
  "Your resting heart rate was 38.",
  "It averaged 64.",
  "Your sleep score is 38.",
  "Dein Ruhepuls lag bei 64.",
])
  test(`a number of the profile is no other measure: ${sentence}`, () =>
    expect(gate.admit(sentence)).toBeNull())
