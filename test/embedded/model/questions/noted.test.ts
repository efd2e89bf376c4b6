import { expect, test } from "bun:test"
import { type Fact, noFindings, type Receipt } from "#domain/ledger"
import { NO_PROFILE, type Profile } from "#domain/profile"
import type { Message } from "#domain/turn"
import { extractMemory } from "#embedded/model/extract-memory"
import { understand, understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import { renderAnswer } from "#test/rendered-answer"

type Values = Readonly<Record<string, string | number>>

const facts = (role: "stated" | "held" | "peers", values: Values): ReadonlyArray<Fact> =>
  Object.entries(values).map(([field, value]) => ({
    item: { key: `profile_${field}_${role}`, value },
    role,
    label: field,
    decimals: 0,
  }))

/** What the profile tool finds, and the answer to a message. */
const answered = (
  question: string,
  profile: Profile | null,
  stated: Values,
  held: Values = {},
  before: ReadonlyArray<Message> = [],
) => {
  const about = { profile, messages: [...before, { role: "user" as const, content: question }] }
  const intent = understand(aBriefing(question, about))
  if (intent.kind !== "noted") throw new Error(intent.kind)
  const receipt: Receipt = {
    agent: "health_coach",
    tool: "profile",
    input: { stated: intent.stated },
    findings: {
      ...noFindings,
      facts: [
        ...facts("stated", stated),
        ...facts("held", held),
        ...facts("peers", { people: "men in their forties" }),
      ],
    },
  }
  return renderAnswer(intent, [receipt], about).text
}

const written = (question: string, profile: Profile | null, before: ReadonlyArray<Message> = []) =>
  extractMemory(
    aBriefing(question, {
      profile,
      messages: [...before, { role: "user", content: question }],
    }),
  ).profile

test("says what was noted, and what it is for", () => {
  expect(answered("I'm 41 and male", null, { age: 41, gender: "male" })).toBe(
    "Noted: 41, male. Next time I'll compare you with men in their forties.",
  )
  expect(written("I'm 41 and male", null)).toEqual([
    { field: "age", from: null, to: 41 },
    { field: "gender", from: null, to: "male" },
  ])
})

const known = { ...NO_PROFILE, age: 36, gender: "male" as const }

test("asks before anything is changed", () => {
  expect(answered("I'm 41", known, { age: 41 }, { age: 36 })).toBe(
    "Your profile says 36. Shall I change it to 41?",
  )
  expect(written("I'm 41", known)).toEqual([])
})

const asked: ReadonlyArray<Message> = [
  { role: "user", content: "I'm 41" },
  { role: "assistant", content: "Your profile says 36. Shall I change it to 41?" },
]

test.each(["yes", "Yes please", "ok, do it"])("%p to that changes it", (reply) => {
  expect(written(reply, known, asked)).toEqual([{ field: "age", from: 36, to: 41 }])
  expect(answered(reply, known, { age: 41 }, { age: 36 }, asked)).toStartWith(
    "Done. Your profile now says 41.",
  )
})

test("no leaves it as it was", () => {
  expect(written("no", known, asked)).toEqual([])
  expect(answered("no", known, { age: 41 }, { age: 36 }, asked)).toBe(
    "All right, I left your profile as it was.",
  )
})

test("a yes to anything else changes nothing", () => {
  const other: ReadonlyArray<Message> = [
    { role: "user", content: "I'm 41" },
    { role: "assistant", content: "Noted: 41." },
  ]
  expect(written("yes", known, other)).toEqual([])
})

test("says what is known already", () => {
  expect(answered("I'm 36", known, { age: 36 }, { age: 36 })).toBe(
    "Your profile says so already: 36.",
  )
})

test("a question beside a statement is answered too", () => {
  const { intents } = understoodFrom(aBriefing("I'm 41 and male. What is my average HRV?"))
  expect(intents.map(({ kind }) => kind)).toEqual(["noted", "level"])
})

test("a journey and the day of a beginning are kept with their days, a question about them is not", () => {
  const kept = (question: string) =>
    extractMemory(
      aBriefing(question, { messages: [{ role: "user", content: question }] }),
    ).memory.map(({ kind, text }) => [kind, text])
  expect(kept("remember that I was in Spain from 3 to 10 August 2026")).toEqual([
    ["insight", "I was in Spain (2026-08-03 to 2026-08-10)"],
  ])
  expect(kept("I quit coffee on 1 October, did it help my sleep?")).toEqual([
    ["insight", "I quit coffee (2026-10-01)"],
  ])
  expect(kept("How was my sleep when I was in Spain from 3 to 10 August 2026?")).toEqual([])
  expect(kept("I was in bed on 3 August 2026")).toEqual([])
  expect(kept("I started on 3 August 2026")).toEqual([])
})

test("a message that only says when something began is noted", () => {
  const question = "I quit coffee on 3 March"
  const messages = [{ role: "user" as const, content: question }]
  expect(understand(aBriefing(question, { messages }))).toEqual({
    kind: "talk",
    about: "statement",
  })
})
