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

/** So much of a conversation is looked at as one text. */
const EXCERPT = 2_000

const messageOf = (fragment: string, length: number): Message => ({
  role: "user",
  content: fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length),
})

/** Four messages of these fragments in turn, together as long as a request may be. */
const conversationOf = (...fragments: ReadonlyArray<string>): ReadonlyArray<Message> =>
  Array.from({ length: 4 }, (_, at) =>
    messageOf(
      fragments[at % fragments.length]!,
      at < 3 ? MAX_MESSAGE : MAX_TOTAL - 3 * MAX_MESSAGE,
    ),
  )

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
const leastOf = (messages: ReadonlyArray<Message>, maxTime: number) => {
  let pause = Number.POSITIVE_INFINITY
  let total = Number.POSITIVE_INFINITY
  for (let i = 0; i < 6 && (pause > MAX_PAUSE || total > maxTime); i++) {
    const times = timesOf(messages)
    pause = Math.min(pause, times.pause)
    total = Math.min(total, times.total)
  }
  return { pause, total, isSlow: pause > MAX_PAUSE || total > maxTime }
}

/** The fragments that are slow when a whole request is made of them, with their times. */
const slowOf = (fragments: ReadonlyArray<string>) =>
  fragments
    .map((fragment) => ({ fragment, ...leastOf(conversationOf(fragment), MAX_TIME) }))
    .filter(({ isSlow }) => isSlow)

/**
 * The same, three fragments in one request, each repeated to the limit of a message. When all three take a quarter
 * of the time, a request of one of them takes less than all of it; otherwise each is tried alone. The excerpt of a
 * request holds no three fragments, so that each fills one alone as well.
 */
const slowOfMany = (fragments: ReadonlyArray<string>) =>
  fragments.flatMap((_, at) => {
    if (at % 3 !== 0) return []
    const three = fragments.slice(at, at + 3)
    const isSlow =
      leastOf(conversationOf(...three), MAX_TIME / 4).isSlow ||
      three.some((fragment) => leastOf([messageOf(fragment, EXCERPT)], MAX_TIME).isSlow)
    return isSlow ? slowOf(three) : []
  })

const tables = [
  ...signs.flatMap(({ patterns, exclusions = "" }) => [patterns, exclusions]),
  ...modifiers.map(({ words }) => words),
  ...cueTables(),
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
  expect(slowOf(HOSTILE)).toEqual([])
}, 300_000)

test("no phrase of any table repeated to the limits does either", () => {
  expect(slowOfMany(fragmentsOf().filter((_, at) => at % 12 === 0))).toEqual([])
}, 300_000)
