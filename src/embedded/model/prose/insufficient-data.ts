import { listed, sentence } from "#embedded/model/english"
import { dayCount } from "#embedded/model/placeholder"
import type { Found } from "#embedded/model/prose/found"
import { inWords, isAdverb, type PeriodName } from "#embedded/model/understanding/time/period-name"

/** When values were looked for: at a time, at two of them, or in other words. */
type When = Named | readonly [Named, Named] | string

interface Named {
  readonly name: PeriodName
}

const timesOf = (when: Exclude<When, string>): ReadonlyArray<Named> =>
  "name" in when ? [when] : when

const wordsFor = (when: When): string =>
  typeof when === "string" ? when : timesOf(when).map(inWords).join(" and ")

/** Says that metrics have no value in a time. */
export const noValues = (names: ReadonlyArray<string>, when: When): string => {
  const isFor = typeof when !== "string" && isAdverb(timesOf(when)[0]!.name)
  const time = isFor ? `for ${wordsFor(when)}` : wordsFor(when)
  return sentence`There is no value of your ${listed(names)} on record ${time}, so I cannot say anything about
    ${names.length > 1 ? "them" : "it"}.`
}

/**
 * Says which data is missing and how much is needed; null where the call found enough. `what` names the
 * metrics, `when` the time.
 */
export const insufficientDataSentence = (
  { insufficient_data, facts }: Found,
  what: string,
  when: When,
): string | null => {
  if (insufficient_data === null) return null
  const have = facts.find(({ item }) => item.key === insufficient_data.have)
  const need = facts.find(({ item }) => item.key === insufficient_data.need)
  const counts =
    have && need
      ? ` There is a value on ${dayCount(have)}; it takes at least ${dayCount(need)} to say something.`
      : ""
  switch (insufficient_data.reason) {
    case "no_data":
      return noValues([what], when)
    case "no_overlap":
      return `There are too few days ${wordsFor(when)} with both your ${what} on record.${counts}`
    case "no_variation":
      return `The values of your ${what} are all but the same ${wordsFor(when)}: there is nothing to compare.`
    case "too_few":
      return `There are too few values of your ${what} on record ${wordsFor(when)} for an answer that holds.${counts}`
    case "unknown_metric":
      return `I have no measure for ${what}.`
  }
}
