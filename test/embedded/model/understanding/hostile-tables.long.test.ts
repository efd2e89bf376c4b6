import { expect, test } from "bun:test"
import { Glob } from "bun"
import { MAX_MESSAGE_CHARS } from "#domain/turn"
import { understand } from "#embedded/model/thread/understand"
import { statementsOf } from "#embedded/model/understanding/statement"
import { aBriefing } from "#test/briefings"
import { slowOf } from "#test/pauses"
import { questions } from "#test/questions"

const ROOT = "src/embedded/model/"

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

const asked = questions.flatMap(([question]) => question.toLowerCase().match(/[a-z]+/g) ?? [])

const fragments = [...new Set([...wordings, ...asked])].flatMap((words) => [
  `${words} `,
  `${words}, `,
  `i ${words} 3 `,
])

test("the tables are read", () => {
  expect(wordings.size).toBeGreaterThan(2_000)
})

test("no wording of a pattern, repeated to the limit of a message, holds the loop for 20 ms", () => {
  const read = (text: string) => understand(aBriefing(text))
  expect(slowOf(fragments, MAX_MESSAGE_CHARS, read)).toEqual([])
}, 1_200_000)

test("nor while a message is read for what the person states", () => {
  expect(slowOf(fragments, MAX_MESSAGE_CHARS, statementsOf)).toEqual([])
}, 1_200_000)
