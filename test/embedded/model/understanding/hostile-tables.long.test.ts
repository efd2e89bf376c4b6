import { expect, test } from "bun:test"
import { Glob } from "bun"
import { understand } from "#embedded/model/questions/understand"
import { statementsOf } from "#embedded/model/understanding/statement"
import { aBriefing } from "#test/briefings"

const ROOT = "src/embedded/model/"
const LENGTH = 32_000
/** Milliseconds of this process's own time, so that a busy machine changes nothing. */
const MAX_PAUSE = 20

const TABLE = /(?:phrases|verbose|wordList)`([^`]*)`/g
const LITERAL = /\/((?:[^/\\\n]|\\.)+)\/g?i/g

/** One wording that a line of a table stands for: the first of its alternatives, without its operators. */
const wordingOf = (line: string): string => {
  let text = line.replace(/\$\{\w+\}/g, "x").replace(/<?!\([^)]*\)|\(\?[=!<][^)]*\)|\.\.\.\d+/g, "")
  for (let depth = 0; depth < 5; depth++)
    text = text.replace(/\((?:\?:)?([^()|]*)[^()]*\)[?*+]?(?:\{[\d,]+\}\??)?/g, "$1")
  return text
    .replace(/\\b|[?^$]|\\w[*+]?|\[[^\]]*\][*+?]?|\*|\{[\d,]+\}/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** Every word and one wording of every line that a pattern of the engine is made of. */
const wordings = new Set<string>()
for (const path of new Glob("**/*.ts").scanSync(ROOT)) {
  const text = await Bun.file(ROOT + path).text()
  for (const [, table] of text.matchAll(TABLE)) {
    for (const line of table!.split("\n")) wordings.add(wordingOf(line))
    for (const word of table!.match(/[a-z']+/gi) ?? []) wordings.add(word)
  }
  for (const [, source] of text.matchAll(LITERAL))
    for (const word of source!.match(/[a-z]{3,}/gi) ?? []) wordings.add(word)
}
wordings.delete("")

const fragments = [...wordings].flatMap((words) => [`${words} `, `${words}, `, `i ${words} 3 `])

const cpuOf = (read: () => unknown): number => {
  const before = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The least of several: the first compiles, another may pay for the collector. */
const pauseOf = (read: () => unknown): number => {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 8 && least > MAX_PAUSE / 2; i++) least = Math.min(least, cpuOf(read))
  return least
}

const slowOf = (read: (text: string) => unknown) =>
  fragments
    .map((fragment) => {
      const text = fragment.repeat(Math.ceil(LENGTH / fragment.length))
      return [fragment, pauseOf(() => read(text))] as const
    })
    .filter(([, pause]) => pause > MAX_PAUSE)

test("the tables are read", () => {
  expect(wordings.size).toBeGreaterThan(2_000)
})

test("no wording of a pattern, repeated to the limit of a message, holds the loop for 20 ms", () => {
  expect(slowOf((text) => understand(aBriefing(text)))).toEqual([])
}, 600_000)

test("nor while a message is read for what the person states", () => {
  expect(slowOf(statementsOf)).toEqual([])
}, 600_000)
