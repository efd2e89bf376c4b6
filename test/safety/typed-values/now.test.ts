import { describe, expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { Escalation } from "#domain/safety"
import { screen } from "#safety/screen"

const escalation = (content: string) =>
  screen([{ role: "user", content }], NO_PROFILE)[0]?.escalation ?? "none"

const cases = (title: string, ...rows: ReadonlyArray<readonly [said: string, level: Escalation]>) =>
  describe(title, () => {
    for (const [said, level] of rows)
      test(`${said}: ${level}`, () => expect(escalation(said)).toBe(level))
  })

cases(
  "an oxygen below 88 %",
  ["my spo2 is 86 right now and i am awake", "immediate"],
  ["SpO2 85% just measured", "immediate"],
  ["my spo2 was 86 last night", "urgent_same_day"],
  ["oxygen 84% right now at 4000 m", "urgent_same_day"],
  ["my spo2 is 88 right now", "prompt_clinician"],
  ["spo2 97 right now", "none"],
)

cases(
  "a pulse that is very slow",
  ["pulse 28 right now", "urgent_same_day"],
  ["pulse 28 right now and I feel faint", "immediate"],
  ["my pulse is currently 52", "none"],
  ["my pulse was 34 last night", "none"],
)

cases(
  "a breathing rate of an adult at rest",
  ["my breathing rate is 34", "urgent_same_day"],
  ["respiratory rate 28 and I am short of breath", "immediate"],
  ["my breathing rate is 16", "none"],
  ["breathing rate 32 on my run", "none"],
  ["my breathing rate was 26 last night", "none"],
  ["breathing rate 5 with box breathing", "none"],
)

cases(
  "a cold body",
  ["temperature 33.8", "urgent_same_day"],
  ["my body temperature is 34", "urgent_same_day"],
  ["temp 92.8", "urgent_same_day"],
  ["my skin temperature is 33.8", "none"],
  ["room temperature 21.5", "none"],
  ["temperature 33 yesterday, too hot to run", "none"],
  ["temperature 36.4", "none"],
)

cases(
  "a low pressure",
  ["blood pressure 70/40", "urgent_same_day"],
  ["my blood pressure is 98/62", "none"],
)

cases(
  "a fasting sugar",
  ["fasting sugar 11.4 mmol/L", "prompt_clinician"],
  ["fasting sugar 92", "none"],
)

cases(
  "a potassium",
  ["potassium 6.6 mmol/L", "immediate"],
  ["potassium 6.6", "urgent_same_day"],
  ["potassium 6.1 mmol/L", "urgent_same_day"],
  ["potassium 4.4 mmol/L", "none"],
)
