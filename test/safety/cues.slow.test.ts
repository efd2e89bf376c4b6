import { expect, test } from "bun:test"
import examples from "#fixtures/safety/cue_wordings.json" with { type: "json" }
import firstSight from "#fixtures/safety/first_sight.json" with { type: "json" }
import wordings from "#fixtures/safety/wordings.json" with { type: "json" }
import { linesOf } from "#language/phrase"
import { runAll } from "#language/steps"
import { cueTables } from "#safety/cues"
import { namedAnalytes } from "#safety/cues/analyte"
import { normaliseMessage } from "#safety/normalise-message"
import { readSentences } from "#safety/said"
import { lexicon, signs } from "#safety/signs"

const messages = [
  ...examples.items,
  ...[...wordings.items, ...firstSight.items].map(({ user }) => user),
  ...signs.flatMap(({ heard, notHeard = [] }) => [...heard, ...notHeard]),
]

/** Names of the catalogue are read in lab reports too; the phrases of all other tables were written to be typed. */
const analyteNames = new Set(namedAnalytes().map(({ names }) => names))

test("every phrase of every cue is spoken in a wording", () => {
  const unspoken = new Map(
    cueTables()
      .filter((table) => !analyteNames.has(table))
      .flatMap((table) => {
        const numbers = lexicon.numbersOf(table)
        return linesOf(table).map((line, at) => [numbers[at]!, line] as const)
      }),
  )
  for (const message of messages) {
    const { text } = runAll(readSentences(runAll(normaliseMessage(message))))
    for (const phrase of [...unspoken.keys()])
      if (text.matchesOf(phrase).length > 0) unspoken.delete(phrase)
  }
  expect([...unspoken.values()]).toEqual([])
})
