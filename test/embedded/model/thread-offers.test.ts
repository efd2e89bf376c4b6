import { expect, test } from "bun:test"
import type { EarlierTurn } from "#domain/briefing"
import { understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"

/** What an experiment card of an earlier answer offered, and how people take it up. */

const TODAY = "2026-11-20"
const COFFEE = { habit: "caffeine_mg", change: "less", target: "sleep_minutes" } as const
const PLAN = { title: "less caffeine and your sleep duration", ...COFFEE }

const turn = (question: string, more: Partial<EarlierTurn> = {}): EarlierTurn => ({
  question,
  today: TODAY,
  answer: "Your evenings look long. Here is something to test.",
  ...more,
})

const heard = (said: string, thread: ReadonlyArray<EarlierTurn>) =>
  understoodFrom(aBriefing(said, { thread, today: TODAY })).intents[0]

const offered = turn("What would you do in my place?", { offered: COFFEE })

const starts = [
  "let's try it",
  "Let's actually do this!",
  "ok let's give it a go",
  "lets give that a shot",
  "Sounds good, let's start",
  "great, let's get started",
  "I'd like to try that",
  "I'll go with that",
  "I'm in",
  "I'm up for it",
  "happy to try",
  "yes, start the experiment please",
  "let's do the experiment",
  "can you set it up for me?",
  "could you start it",
  "go for it",
  "sounds like a plan",
  "ok, draw the days",
  "Let's try less caffeine",
  "let's put that to the test",
  "yes please",
  "ok",
]

for (const said of starts)
  test(`"${said}" behind a card starts what the card offers`, () => {
    const plan = { title: PLAN.title, habit: PLAN.habit, target: PLAN.target }
    expect(heard(said, [offered])).toMatchObject({ kind: "experiment", asks: "start", plan })
  })

const others = [
  "let's not do that",
  "I'm in pain",
  "I don't want to try it",
  "is it worth a try?",
  "no thanks",
  "how would I start?",
  "let's try alcohol instead",
  "what would that show?",
]

for (const said of others)
  test(`"${said}" behind a card starts nothing of it`, () => {
    expect(heard(said, [offered])).not.toMatchObject({ asks: "start", plan: { habit: PLAN.habit } })
  })

test("a wished length goes along", () => {
  expect(heard("let's try it for three weeks", [offered])).toMatchObject({ wished: 21 })
})

test("a card further back is taken up by its words, and not by a mere yes", () => {
  const thread = [offered, turn("how many steps did I do yesterday?", { answer: "You did some." })]
  expect(heard("let's try that experiment", thread)).toMatchObject({ plan: { habit: PLAN.habit } })
  expect(heard("yes", thread)).not.toMatchObject({ asks: "start" })
})

test("the last card counts", () => {
  const walk = { habit: "steps", change: "more", target: "hrv_rmssd" } as const
  const thread = [offered, turn("And for my HRV?", { offered: walk })]
  expect(heard("let's try it", thread)).toMatchObject({
    plan: { habit: "steps", target: "hrv_rmssd" },
  })
})

test("a yes goes to what the answer asks, where that is something else", () => {
  const asks = (answer: string) => heard("yes", [{ ...offered, answer }])
  expect(asks("Shall I look at your deep sleep?")).not.toMatchObject({ asks: "start" })
  expect(asks("You drink late. Would you like to test it?")).toMatchObject({ asks: "start" })
})

test("a card of what is not to be offered starts nothing", () => {
  for (const bad of [
    { ...COFFEE, change: "more" } as const,
    { ...COFFEE, habit: "rows of somebody" },
    { ...COFFEE, target: "caffeine_mg" },
  ])
    expect(heard("let's try it", [{ ...offered, offered: bad }])).not.toMatchObject({
      plan: { habit: bad.habit },
    })
})
