import { outside } from "#domain/outside-text"
import { listed } from "#embedded/model/english"
import { qualifierOf } from "#embedded/model/understanding/qualifiers"
import { phrases } from "#language/phrases"

/** Words that may be quoted: letters and hours, with what stands between words. */
const QUOTABLE = /^\p{L}[\p{L}\d'’: -]{2,39}$/u
const MAX_QUOTED = 2

/** The longest message of which single words are quoted: a longer one has words that carry little. */
const MAX_SHORT = 90

const others = (words: ReadonlyArray<string>, message: string): string | null => {
  if (words.length === 0) return null
  return words.length > MAX_QUOTED || message.length > MAX_SHORT
    ? "I answered only the part of your message that your data can say something about."
    : `I could not take ${listed(words.map((each) => `“${outside(each)}”`))} into account.`
}

const TIME_OF_DAY = "time of day"
/** Values of a night are those of the morning after it. */
const OF_NIGHT = phrases`morning/s | overnight | night/s | dawn | early`

/** Of what has one value a night or a day: an hour of the day has none. */
const noHour = (words: string): string | null =>
  OF_NIGHT.test(words)
    ? null
    : `There is one value of it a day, so none for “${outside(words)}” alone.`

/** What is said of the words that an answer leaves out: what no row tells apart, then the rest. */
export const leftOutSentences = (
  leftOut: ReadonlyArray<string>,
  message: string,
  oneADay = false,
): ReadonlyArray<string> => {
  const words = [...new Set(leftOut.filter((each) => QUOTABLE.test(each)))]
  const explained = words.flatMap((each) => {
    const qualifier = qualifierOf(each)
    return qualifier ? [{ each, qualifier }] : []
  })
  const [first] = explained
  const rest = words.filter((each) => !explained.some((other) => other.each === each))
  const isHour = oneADay && first?.qualifier.of === TIME_OF_DAY
  const said = first && (isHour ? noHour(first.each) : first.qualifier.says(outside(first.each)))
  return [said ?? null, others(rest, message)].filter((sentence) => sentence !== null)
}
