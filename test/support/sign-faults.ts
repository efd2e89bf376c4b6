import { lexiconOf, matchText, sentenceTokens } from "#language/lexicon"
import { linesOf } from "#language/phrase"
import { runAll } from "#language/steps"
import { contextReader, contextTables } from "#safety/context"
import { signFinder, signTables } from "#safety/find-signs"
import { normaliseMessage } from "#safety/normalise-message"
import type { Sign } from "#safety/sign"
import { fragments } from "#safety/signs"

const without = (table: string, line: string): string =>
  linesOf(table)
    .filter((other) => other !== line)
    .join("\n")

/** Each sign whole, and once without each of its phrases and exclusions. */
const variantsOf = (signs: ReadonlyArray<Sign>): ReadonlyArray<Sign> =>
  signs.flatMap((sign, at) => [
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

/** What is still amiss with a sign; every list is empty once it is done. */
export interface SignFaults {
  readonly unheard: ReadonlyArray<string>
  readonly misheard: ReadonlyArray<string>
  /** Phrases that no wording needs. */
  readonly idlePhrases: ReadonlyArray<string>
  /** Exclusions without a wording that only they keep calm. */
  readonly idleExclusions: ReadonlyArray<string>
}

/** Compares signs with the wordings beside them: a function from the number of a sign to its faults. */
export const signFaults = (signs: ReadonlyArray<Sign>): ((at: number) => SignFaults) => {
  const variants = variantsOf(signs)
  const lexicon = lexiconOf(() => [...contextTables, ...signTables(variants)], fragments)
  const find = signFinder(variants, lexicon.numbersOf, contextReader(lexicon.numbersOf))
  const hearing = (wording: string): ReadonlySet<string> => {
    const sentences = runAll(normaliseMessage(wording)).map(({ sentence }) => sentence)
    const text = runAll(matchText(lexicon, runAll(sentenceTokens(sentences)).tokens))
    return new Set(runAll(find(text)).found.map(({ rule }) => rule))
  }
  return (at) => {
    const { patterns, exclusions = "", heard, notHeard = [] } = signs[at]!
    const lines = linesOf(patterns)
    const inHeard = heard.map(hearing)
    const inNotHeard = notHeard.map(hearing)
    return {
      unheard: heard.filter((_, index) => !inHeard[index]!.has(`${at}`)),
      misheard: notHeard.filter((_, index) => inNotHeard[index]!.has(`${at}`)),
      idlePhrases: lines.filter(
        (line) => lines.length > 1 && inHeard.every((rules) => rules.has(`${at} without ${line}`)),
      ),
      idleExclusions: linesOf(exclusions).filter(
        (line) => !inNotHeard.some((rules) => rules.has(`${at} unless ${line}`)),
      ),
    }
  }
}
