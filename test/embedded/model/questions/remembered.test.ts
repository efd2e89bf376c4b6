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
  expect(text).toBe("What held up in your data:\n- Steps and sleep go together")
})

test("tells findings in words, without their statistics and without sizes of times that are gone", () => {
  const held = [
    "Days with more steps are associated with longer sleep duration the night after, about 22 minutes across the " +
      "usual range of steps (rank correlation 0.42, confidence interval 0.28 to 0.55, 168 nights).",
    "On weekends average sleep duration differs from weekdays by 23 minutes (confidence interval 16 to 29 minutes).",
    "The level of caffeine changed by 23 mg around 11 May 2026, between 4 May 2026 and 18 May 2026 (356 days).",
  ]
  const { text } = renderAnswer(about("everything"), [], {
    memory: held.map((each) => `Tested hypothesis: ${each} (validated)`),
  })
  expect(text).toContain(
    "What held up in your data:\n" +
      "- Days with more steps go with longer sleep duration the night after\n" +
      "- On weekends average sleep duration differs from weekdays",
  )
  expect(text).not.toMatch(/\d|caffeine changed|interval/)
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
