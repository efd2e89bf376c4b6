import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { makeThreadClock } from "#bench/thread-clock"
import { metrics } from "#catalogue/metrics"
import type { Message } from "#domain/turn"
import { linesOf } from "#language/phrase"
import { cueTables } from "#safety/cues"
import { modifiers } from "#safety/modifiers"
import { signs } from "#safety/signs"
import { Embedded } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

const it = itLive(Embedded)

/** Twice the 20 ms of a quiet machine: a thread that shares its core takes longer for the same. */
const MAX_PAUSE = 40
/** The first runs compile; another may pay for the collector. */
const TRIES = 6

const filled = (fragment: string, length: number) =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)

/** Requests of 100,000 characters: a few messages as long as they may be, and a thread of many. */
const shapes: Readonly<Record<string, (fragment: string) => ReadonlyArray<Message>>> = {
  long: (fragment) =>
    [32_000, 32_000, 32_000, 4_000].map((length) => ({
      role: "user" as const,
      content: filled(fragment, length),
    })),
  many: (fragment) =>
    Array.from({ length: 50 }, (_, at) => ({
      role: at % 2 === 0 ? ("assistant" as const) : ("user" as const),
      content: filled(fragment, 2_000),
    })),
}

/** The longest time of this thread between two looks at its clock while a turn is asked and answered, in ms. */
const pauseOf = Effect.fnUntraced(function* (messages: ReadonlyArray<Message>) {
  const { post } = yield* Client
  const { idle } = yield* TurnSupervisor
  const cpuTime = makeThreadClock()
  Bun.gc(true)
  let longest = 0
  let before = cpuTime()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const now = cpuTime()
    longest = Math.max(longest, now - before)
    before = now
    timer = setTimeout(look, 1)
  }
  look()
  const { status } = yield* post("/v1/turns", { messages })
  yield* idle
  look()
  clearTimeout(timer!)
  expect(status).toBe(202)
  return longest
})

const leastPauseOf = Effect.fnUntraced(function* (messages: ReadonlyArray<Message>) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MAX_PAUSE; tries++)
    least = Math.min(least, yield* pauseOf(messages))
  return least
})

/** Each in a test of its own, as a busy machine takes long for all of them. */
const holdNothing = (fragments: ReadonlyArray<string>) => {
  for (const fragment of fragments)
    it(`${JSON.stringify(fragment)} 100,000 characters long does not hold the loop`, () =>
      Effect.gen(function* () {
        for (const [name, shape] of Object.entries(shapes)) {
          const pause = yield* leastPauseOf(shape(fragment))
          expect([name, pause > MAX_PAUSE ? pause : 0]).toEqual([name, 0])
        }
      }))
}

/** The words of a phrase, without its notation. */
const spoken = (phrase: string): string =>
  phrase
    .replace(/\.\.\.\d+|~\d+|!\([^)]*\)|[$^]/g, " ")
    .replace(/\{[A-Z_]+\}/g, "pain")
    .replace(/[()[\]|*/#+]/g, " ")
    .replace(/\s+/g, " ")
    .trim()

const phrasesOf = (tables: ReadonlyArray<string>) =>
  [...new Set(tables.flatMap((table) => linesOf(table).map(spoken)))].filter(Boolean)

const every = (count: number, phrases: ReadonlyArray<string>) =>
  phrases.filter((_, at) => at % count === 0).map((phrase) => `${phrase} `)

describe("a character, a number, a date or a unit", () => {
  const marks = ["a", "1", " ", "\n", ". ", "? ", "'", "((", "%", "`", "\u200b", "\u202e"]
  const scripts = ["e\u0301", "a\u0316\u0301 ", "胸", "İ", "ﬁ", "１", "٣ ", "💤 ", "👨‍👩‍👧 "]
  const numbers = ["1 ", "12.000 ", "3/4 ", "1e9 ", "7:30 ", "2026-01-02 ", "jan ", "120/80 "]
  const units = ["5 kg ", "80 bpm ", "6.5 mmol/l ", "ferritin 12 ng/ml ", "last week "]
  holdNothing([...marks, ...scripts, ...numbers, ...units])
})

describe("an everyday word or question", () => {
  const words = ["headache ", "tired ", "coffee ", "hrv ", "my ", "no ", "why ", "of ", "boss\n"]
  const sentences = [
    "How did I sleep? ",
    "and the month before? ",
    "My goal is to sleep. ",
    "Remember that I like tea. ",
    "I weigh 80 kg. ",
    "My chest hurts. ",
    "I am 12 weeks pregnant ",
  ]
  holdNothing([...words, ...sentences])
})

describe("the name of a measure or a phrase of a sign", () => {
  const names = metrics.map(({ key }) => key.replaceAll("_", " "))
  const ofSigns = signs.flatMap(({ patterns, exclusions = "" }) => [patterns, exclusions])
  const cues = [...modifiers.map(({ words }) => words), ...cueTables()]
  holdNothing([
    ...new Set([
      ...every(8, names),
      ...every(24, phrasesOf(ofSigns)),
      ...every(40, phrasesOf(cues)),
    ]),
  ])
})
