import type { Printed } from "#pipeline/gates/grounding/printed"
import type { Reading } from "#pipeline/gates/grounding/reading"

/** Words of English by which a number without a unit is an age, or a size of the body. */
const OF_AGE = new Set("age aged are turned".split(" "))
const OF_BODY = /^(?:weigh|weighs|weighed|weighing|weight|tall|height)$/

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Whether a number without a unit is said of what it is in the profile: "You weigh 64", "At 38, …", and not "Your
 * pulse was 64". Numbers of the question are of nothing in particular.
 */
export const isOfProfile = ({ keys }: Printed, reading: Reading, at: number): boolean => {
  if (keys.size === 0) return true
  const { tokens, languages, named } = reading
  if (named.some((each) => !each.keys.isDisjointFrom(keys))) return true
  // "It averaged 六十四" is in no language of such numerals.
  if (
    languages.includes("zh") &&
    !tokens.some(({ kind, word }) => kind === "word" && HAN.test(word))
  )
    return false
  if (!languages.includes("en")) return named.length === 0
  if (keys.has("profile:age"))
    return OF_AGE.has(tokens[at - 1]?.word ?? "") || (at === 1 && tokens[0]!.word === "at")
  return tokens.some(({ word }) => OF_BODY.test(word))
}
