import { expect, test } from "bun:test"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { understand } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import { renderAnswer } from "#test/rendered-answer"

const answered = (question: string, profile: Profile | null = null) => {
  const about = { profile, messages: [{ role: "user" as const, content: question }] }
  return renderAnswer(understand(aBriefing(question, about)), [], about).text
}

const living = (country: string): Profile => ({ ...NO_PROFILE, country })

const reasons: ReadonlyArray<readonly [string, string, (Profile | null)?]> = [
  [
    "How was my sleep on 31/02?",
    "That day does not exist: February is shorter than that. Which day do you mean?",
  ],
  [
    "How was my sleep on 29 February 2025?",
    "That day does not exist: it was no leap year, so February was a day shorter. Which day do you mean?",
  ],
  [
    "How many steps on 31 April?",
    "That day does not exist: the month is one day shorter. Which day do you mean?",
  ],
  [
    "How was my sleep on my birthday?",
    "I don't know your birthday. Tell me when you were born, and I can look.",
  ],
  [
    "How was my sleep the week I was in Spain?",
    "I can't tell from your data when that was: name the days and I'll look.",
  ],
  [
    "How was my sleep on Independence Day?",
    "Independence Day is another day in every country, and I don't know where you live. " +
      "Tell me your country or name the day, and I'll look.",
  ],
  [
    "How was my sleep on Independence Day?",
    "I don't know when Independence Day is where you live: name the day and I'll look.",
    living("JP"),
  ],
  [
    "What was my HRV during Ramadan?",
    "Ramadan moves with the moon, and its days differ from place to place: name them and I'll look.",
  ],
  [
    "How did I sleep after the clocks changed?",
    "The clocks do not change where you live: name the day you mean and I'll look.",
    living("JP"),
  ],
]

for (const [question, text, profile] of reasons)
  test(`says why there is no time in "${question}"${profile ? ` in ${profile.country}` : ""}`, () => {
    expect(answered(question, profile ?? null)).toBe(text)
  })

test.each([
  "How was my sleep on 28/02?",
  "How was my sleep on 3 March, the week I was in Spain?",
  "Was my glucose higher than 31.4?",
  "What is my heart rate when I was in bed?",
  "What was my HRV on the days I went to the gym?",
  "How long were the nights I spent in deep sleep?",
  "Did the time I went to bed change last month?",
  "How does Ramadan affect HRV?",
  "How was my sleep last night?",
])("takes %j for a time that is known, or none", (question) => {
  expect(understand(aBriefing(question)).kind).not.toBe("unplaced")
})

test("a birthday that is known is a day like any other", () => {
  const profile = { ...NO_PROFILE, birthday: "1985-03-09" }
  expect(understand(aBriefing("How was my sleep on my birthday?", { profile })).kind).toBe("level")
})

test("a day named after one that does not exist is answered", () => {
  const messages = [
    { role: "user" as const, content: "How was my sleep on 31/02?" },
    { role: "assistant" as const, content: "That day does not exist." },
    { role: "user" as const, content: "And on 28 February?" },
  ]
  expect(understand(aBriefing("And on 28 February?", { messages })).kind).toBe("level")
})
