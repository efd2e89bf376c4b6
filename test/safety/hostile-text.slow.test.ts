import { expect, test } from "bun:test"
import { NO_PROFILE } from "#domain/profile"
import type { Message } from "#domain/turn"
import { linesOf } from "#language/phrase"
import { cueTables } from "#safety/cues"
import { modifiers } from "#safety/modifiers"
import { screening } from "#safety/screen"
import { fragments, signs } from "#safety/signs"

/** The limits of the API. */
const MAX_MESSAGE = 32_000
const MAX_TOTAL = 100_000

/** Milliseconds of this process's own time, so that a busy machine changes nothing. */
const MAX_PAUSE = 20
const MAX_TIME = 1_000

const conversationOf = (fragment: string): ReadonlyArray<Message> => {
  const text = fragment.repeat(Math.ceil(MAX_MESSAGE / fragment.length)).slice(0, MAX_MESSAGE)
  return Array.from({ length: 4 }, (_, at) => ({
    role: "user" as const,
    content: text.slice(0, at < 3 ? MAX_MESSAGE : MAX_TOTAL - 3 * MAX_MESSAGE),
  }))
}

const millisecondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The longest time between two pauses of a screening, and all of it. */
const timesOf = (messages: ReadonlyArray<Message>) => {
  const steps = screening(messages, NO_PROFILE)
  let pause = 0
  let total = 0
  for (let isDone = false; !isDone; ) {
    const before = process.cpuUsage()
    isDone = steps.next().done === true
    const time = millisecondsSince(before)
    pause = Math.max(pause, time)
    total += time
  }
  return { pause, total }
}

/** The least of several: another run may pay for the compiler and the collector. */
const leastOf = (fragment: string) => {
  const messages = conversationOf(fragment)
  let pause = Number.POSITIVE_INFINITY
  let total = Number.POSITIVE_INFINITY
  for (let i = 0; i < 6 && (pause > MAX_PAUSE || total > MAX_TIME); i++) {
    const times = timesOf(messages)
    pause = Math.min(pause, times.pause)
    total = Math.min(total, times.total)
  }
  return { pause, total }
}

const tables = [
  ...signs.flatMap(({ patterns, exclusions = "" }) => [patterns, exclusions]),
  ...modifiers.map(({ words }) => words),
  ...cueTables,
  ...Object.values(fragments),
]

/** The words of a phrase, without its notation. */
const spoken = (phrase: string): string =>
  phrase
    .replace(/\.\.\.\d+|~\d+|!\([^)]*\)|[$^]/g, " ")
    .replace(/\{[A-Z_]+\}/g, "pain")
    .replace(/[()[\]|*/#+]/g, " ")
    .replace(/\s+/g, " ")
    .trim()

const fragmentsOf = (): ReadonlyArray<string> => {
  const phrases = tables.flatMap((table) => linesOf(table).map(spoken))
  return [...new Set(phrases)].filter((phrase) => phrase !== "").map((phrase) => `${phrase} `)
}

const HOSTILE = [
  "no pain ",
  "boss\n",
  "my chest ",
  "no ",
  "take my ",
  "a",
  "ab\n",
  "1 ",
  "9 a\n",
  "glucose 62\n",
  "i am 12 weeks ",
  "black stool blood ",
  "not or ",
  "'a ",
  "a\u0316\u0301",
  "胸",
  "? ",
  "no chest pain, ",
  "if i would die ",
  "potassium 6.4 creatinine 5 ",
]

test("no text up to the limits of the API holds the loop for more than 20 ms, or takes more than a second", () => {
  const slow = HOSTILE.map((fragment) => ({ fragment, ...leastOf(fragment) }))
  expect(slow.filter(({ pause, total }) => pause > MAX_PAUSE || total > MAX_TIME)).toEqual([])
}, 300_000)

test("no phrase of any table repeated to the limits does either", () => {
  const slow = fragmentsOf()
    .filter((_, at) => at % 12 === 0)
    .map((fragment) => ({ fragment, ...leastOf(fragment) }))
  expect(slow.filter(({ pause, total }) => pause > MAX_PAUSE || total > MAX_TIME)).toEqual([])
}, 300_000)
