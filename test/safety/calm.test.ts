import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import { screen } from "#safety/screen"

const heard = (content: string): string =>
  screen([{ role: "user", content }], NO_PROFILE)[0]?.escalation ?? "none"

test.each([
  "I'm 41 and male",
  "remember that I'm 41 and male",
  "41, male",
  "I am a 36 year old woman",
  "I am 6 foot 1",
  "kidney function?",
  "kidney function",
  "how is my kidney function",
  "liver values",
  "are my kidneys ok",
])("%p says nothing of a sign", (message) => {
  expect(heard(message)).toBe("none")
})

test.each([
  ["kidney pain", "check"],
  ["I'm 41 and male and I want it to stop", "immediate"],
  ["I'm 41, male, and my arm went numb", "immediate"],
  ["Male, 52. My chest feels tight and my jaw hurts", "immediate"],
])("one more word is heard: %p", (message, level) => {
  expect(heard(message)).toBe(level)
})
