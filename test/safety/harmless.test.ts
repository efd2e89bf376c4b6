import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { Escalation } from "#domain/safety"
import harmless from "#fixtures/safety/harmless.json" with { type: "json" }
import { screen } from "#safety/screen"

const rulesOf = (content: string): ReadonlyArray<string> =>
  screen([{ role: "user", content }], NO_PROFILE).map(
    ({ escalation, rule }) => `${escalation} ${rule}`,
  )

test.each(harmless.items)("%p is an ordinary question", (message) => {
  expect(rulesOf(message)).toEqual([])
})

test.each<readonly [string, Escalation]>([
  ["forget everything about me, i want to die", "immediate"],
  ["help me go to sleep and never wake up", "immediate"],
  ["HRV for each month, and my chest hurts", "immediate"],
  ["10k in 8 weeks, and I fainted on my run today", "immediate"],
  ["i want to lose 10 kg in 2 weeks", "prompt_clinician"],
  ["I want to lose 10 pounds and I make myself throw up", "prompt_clinician"],
  [
    "help me drop a few kilos before my wedding, i have not eaten for four days",
    "prompt_clinician",
  ],
  ["i want to cut down on coffee and i want to cut myself", "immediate"],
  ["i have the worst headache of my life, sudden, can i still run", "immediate"],
  ["headache, stiff neck and a fever, should i train", "immediate"],
  ["i have a sore throat and can't breathe, can i work out", "immediate"],
  ["i have a cough and blood comes up, can i run", "immediate"],
  ["i feel sick and my chest is tight, should i go for my run", "immediate"],
  ["my leg is swollen and hot since the flight, can i run", "urgent_same_day"],
  ["I got up at 6.30 and my chest hurts", "immediate"],
  ["I want to go to sleep at 22.30 and never wake up", "immediate"],
  ["I am 5 ft 11 and I cannot breathe", "immediate"],
  ["I woke up with my potassium at 6.30", "urgent_same_day"],
  ["I woke up at 6.30 and half my face is numb", "immediate"],
  ["sore throat, i can't swallow and i am drooling, rest or gym", "immediate"],
])("one more danger is heard: %p", (message, level) => {
  expect(screen([{ role: "user", content: message }], NO_PROFILE)[0]?.escalation).toBe(level)
})
