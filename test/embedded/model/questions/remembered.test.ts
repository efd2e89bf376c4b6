import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { Remembered } from "#embedded/model/questions/remembered/intent"
import { lead, renderAnswer } from "#test/rendered-answer"

const about = (what: Remembered["about"]): Remembered => ({ kind: "remembered", about: what })

const memory = [
  "Goal: I want to sleep 8 hours.",
  "Preference: I hate running.",
  "Tested hypothesis: Steps and sleep go together (rank correlation 0.42). (validated)",
  "Tested hypothesis: Steps and mood go together (rank correlation 0.11). (rejected)",
]

test("says goals back in the person's own words, numbers included", () => {
  const profile = { ...NO_PROFILE, goal: "Run 10 km in 50 minutes" }
  expect(lead(renderAnswer(about("goals"), [], { memory, profile }).text)).toBe(
    "Your goal, in your own words: “Run 10 km in 50 minutes” and “I want to sleep 8 hours”.",
  )
})

test("tells what held up, and not what did not", () => {
  const { text } = renderAnswer(about("findings"), [], { memory })
  expect(text).toContain("“Steps and sleep go together (rank correlation 0.42)”")
  expect(text).not.toContain("mood")
})

test("tells what the profile holds without repeating its numbers", () => {
  const profile = { ...NO_PROFILE, name: "Ada", age: 41, conditions: [{ name: "asthma" }] }
  expect(lead(renderAnswer(about("profile"), [], { profile }).text)).toBe(
    "I call you “Ada”. Your profile holds your age and conditions. You list “asthma”.",
  )
})

test("quotes nothing that looks like a reference", () => {
  const { text } = renderAnswer(about("goals"), [], {
    memory: ["Goal: I want {{steps_mean}} of it."],
  })
  expect(text).toStartWith("You have not told me a goal yet.")
})

test.each(["goals", "preferences", "findings", "profile", "everything"] as const)(
  "says that it knows nothing of %s, and answers without any data",
  (what) => {
    expect(renderAnswer(about(what), [], { metrics: [] }).text).toMatch(/not|empty|nothing/i)
  },
)
