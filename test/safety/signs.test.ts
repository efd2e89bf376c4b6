import { describe, expect, test } from "bun:test"
import { lexiconOf, matchText, sentenceTokens } from "#language/lexicon"
import { linesOf } from "#language/phrase"
import { contextReader, contextTables } from "#safety/context"
import { signFinder, signTables } from "#safety/find-signs"
import { normaliseMessage } from "#safety/normalise-message"
import type { Sign } from "#safety/sign"
import { fragments, signs } from "#safety/signs"
import { runAll } from "#safety/steps"

const without = (table: string, line: string): string =>
  linesOf(table)
    .filter((other) => other !== line)
    .join("\n")

/** Each sign whole, and once without each of its phrases and exclusions. */
const variants: ReadonlyArray<Sign> = signs.flatMap((sign, at) => [
  { ...sign, rule: `${at}` },
  ...linesOf(sign.patterns)
    .filter((_, __, lines) => lines.length > 1)
    .map((line) => ({
      ...sign,
      rule: `${at} without ${line}`,
      patterns: without(sign.patterns, line),
    })),
  ...linesOf(sign.exclusions ?? "").map((line) => ({
    ...sign,
    rule: `${at} unless ${line}`,
    exclusions: without(sign.exclusions ?? "", line),
  })),
])

const lexicon = lexiconOf(() => [...contextTables, ...signTables(variants)], fragments)
const find = signFinder(variants, lexicon.numbersOf, contextReader(lexicon.numbersOf))

/** Which variants hear a wording. */
const hearing = (wording: string): ReadonlySet<string> => {
  const sentences = runAll(normaliseMessage(wording)).map(({ sentence }) => sentence)
  const text = runAll(matchText(lexicon, runAll(sentenceTokens(sentences)).tokens))
  return new Set(runAll(find(text)).found.map(({ rule }) => rule))
}

describe("every sign", () => {
  for (const [at, sign] of signs.entries()) {
    const heard = sign.heard.map(hearing)
    const notHeard = (sign.notHeard ?? []).map(hearing)

    test(`${at} (${sign.rule}) hears its wordings, and not the others`, () => {
      expect(sign.heard.filter((_, index) => !heard[index]!.has(`${at}`))).toEqual([])
      expect((sign.notHeard ?? []).filter((_, index) => notHeard[index]!.has(`${at}`))).toEqual([])
    })

    test(`${at} (${sign.rule}) needs each of its phrases for a wording`, () => {
      const lines = linesOf(sign.patterns)
      const idle = lines.filter(
        (line) => lines.length > 1 && heard.every((rules) => rules.has(`${at} without ${line}`)),
      )
      expect(idle).toEqual([])
    })

    test(`${at} (${sign.rule}) needs each of its exclusions for a wording that it does not hear`, () => {
      const idle = linesOf(sign.exclusions ?? "").filter(
        (line) => !notHeard.some((rules) => rules.has(`${at} unless ${line}`)),
      )
      expect(idle).toEqual([])
    })
  }
})
