import { dayCount } from "#catalogue/placeholder"
import { listed } from "#embedded/model/english"
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

/** "sleep duration", "sleep duration, steps or mood". */
const eitherOf = (names: ReadonlyArray<string>): string =>
  listed(names).replace(/ and (?=[^,]*$)/, " or ")

/** Says that metrics have no value in a time. */
export const noValues = (names: ReadonlyArray<string>, when: When): string => {
  const isFor = typeof when !== "string" && isAdverb(timesOf(when)[0]!.name)
  const time = isFor ? `for ${wordsFor(when)}` : wordsFor(when)
  return `I have no ${eitherOf(names)} of yours on record ${time}.`
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
    have && need ? ` I have ${dayCount(have)} and need at least ${dayCount(need)}.` : ""
  switch (insufficient_data.reason) {
    case "no_data":
      return noValues([what], when)
    case "no_overlap":
      return `Too few days ${wordsFor(when)} have both your ${what} on record.${counts}`
    case "no_variation":
      return `Your ${what} hardly varied ${wordsFor(when)}, so there is nothing to compare.`
    case "too_few":
      return `I have too few values of your ${what} ${wordsFor(when)} to tell.${counts}`
    case "unknown_metric":
      return `I have no measure for ${what}.`
  }
}
