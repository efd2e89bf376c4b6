import { expect, test } from "bun:test"
import { NO_PROFILE, type Profile } from "#domain/profile"
import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"
import { understand } from "#embedded/model/thread/understand"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { aBriefing } from "#test/briefings"
import { lead, received, renderAnswer } from "#test/rendered-answer"

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

const JOURNEY = "How was my HRV the week I was in Spain?"

test("a journey is looked for among the nights of another time zone", () => {
  const intent = understand(aBriefing(JOURNEY))
  const { within } = intent as UnplacedTime
  const receipt = received("journey", { metric: "hrv_rmssd", window: within }, [
    ["away_mean", 48.2],
    ["home_mean", 53.1],
    ["away_hours", 2, "hours"],
    ["away_from", "2026-08-03"],
    ["away_until", "2026-08-10"],
  ])
  expect(lead(renderAnswer(intent, [receipt]).text)).toBe(
    "Your nights from 3 August 2026 to 10 August 2026 were 2 hours off your usual time zone, so I take those. " +
      "Your HRV averaged 48 ms then, against 53 ms in the month before. If you mean other days, name them.",
  )
})

test("a journey that the person has spoken of is a time like any other", () => {
  const memory = [
    "Insight: I was in Spain (2026-08-03 to 2026-08-10)",
    "Insight: I went to Norway (2026-10-01 to 2026-10-04)",
    "Insight: Spain wins (2026-10-01 to 2027-10-04)",
    "Insight: I quit coffee (2026-09-05)",
  ]
  const windowOf = (question: string) => {
    const [found] = parseQuestion(aBriefing(question, { memory }), question).periods
    return found ? [found.window.from, inWords(found)] : null
  }
  const spain = ["2026-08-03", "on that trip (3 August to 10 August)"]
  expect(windowOf(JOURNEY)).toEqual(spain)
  expect(windowOf("my steps when I was in Spain")).toEqual(spain)
  expect(windowOf("how did I sleep during my trip")?.[0]).toBe("2026-10-01")
  expect(windowOf("has my HRV changed since I quit coffee")).toEqual([
    "2026-09-05",
    "since Saturday 5 September",
  ])
  expect(windowOf("has my HRV changed since I quit smoking")).toBeNull()
  expect(windowOf("my sleep when I was in love")).toBeNull()
  expect(windowOf("my sleep the week I was in Greece")).toBeNull()
})
