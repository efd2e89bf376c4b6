import { elliptic } from "#embedded/model/understanding/thread/elliptic"
import { IT } from "#embedded/model/understanding/thread/it"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { standsOut } from "#embedded/model/understanding/thread/stands-out"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const WORD = /[\p{L}\p{N}]/u
const AROUND = phrases`
  please
  then
  now
  ok
  okay
  so
  really
  again
  though
  exactly
  (did|do) you think
`

/**
 * The question that an elliptic one stands for: "why?" is "why is {it} so low". Null for a message that
 * says anything else.
 */
export const writtenInFull = (text: string): string | null => {
  const behind = text.slice(openingEnd(text))
  for (const [table, full] of [...standsOut, ...elliptic]) {
    if (!table.beginsAt(behind, 0)) continue
    const rest = without(behind, table.find(behind))
    if (!WORD.test(without(rest, AROUND.find(rest)))) return full
  }
  return null
}

const PRONOUN = phrases`
  (it|that|this|they|them|mine|those|these|this one|that one|the one|this number|that number|this value|that value)
`
/** The longest message whose pronoun stands for what the thread is about. */
const MAX_CHARS = 80

/** A short message with a word for what the thread is about in the place of its first pronoun; else null. */
export const withPronoun = (text: string): string | null => {
  const at = openingEnd(text)
  const [pronoun] = PRONOUN.find(text.slice(at))
  return pronoun === undefined || text.length > MAX_CHARS
    ? null
    : `${text.slice(at, at + pronoun.start)}${IT}${text.slice(at + pronoun.end)}`
}
