import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { screen } from "#safety/screen"

const escalation = (content: string) =>
  screen([{ role: "user", content }], NO_PROFILE)[0]?.escalation ?? "none"

for (const message of [
  "SpO2 88, 87 and 86%",
  "My SpO2 was 88%, then 85%",
  "My oxygen was 88 on Monday and 87 on Tuesday",
  "My SpO2 was 88% or 87",
])
  test(`a low oxygen that repeats is for the same day: "${message}"`, () => {
    expect(escalation(message)).toBe("urgent_same_day")
  })

for (const message of [
  "My SpO2 was 88% last night and I weigh 72 kg.",
  "My SpO2 dipped to 88% last night. My resting heart rate was 58.",
  "My oxygen was 88% and I am 56 years old",
  "My SpO2 was 88%, heart rate 62 bpm",
])
  test(`another number does not repeat a low oxygen: "${message}"`, () => {
    expect(escalation(message)).toBe("prompt_clinician")
  })
