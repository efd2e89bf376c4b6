import { listed } from "#embedded/model/english"
import { dayCount } from "#embedded/model/placeholder"
import type { Found } from "#embedded/model/prose/found"

/** That there is nothing of some measures at a time. */
export const noValues = (names: ReadonlyArray<string>, when: string): string => {
  const time = /^(?:today|yesterday|last night)/.test(when) ? `for ${when}` : when
  return `There is no value of your ${listed(names)} on record ${time}, so I cannot say anything about ${names.length > 1 ? "them" : "it"}.`
}

/**
 * What is missing, and what would be needed; null when nothing is. `what` is the thing measured and
 * `when` the time that was asked for.
 */
export const insufficientDataSentence = (
  { insufficient_data, facts }: Found,
  what: string,
  when: string,
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
      return `There are too few days ${when} with both your ${what} on record.${counts}`
    case "no_variation":
      return `The values of your ${what} are all but the same ${when}: there is nothing to compare.`
    case "too_few":
      return `There are too few values of your ${what} on record ${when} for an answer that holds.${counts}`
    case "unknown_metric":
      return `I have no measure for ${what}.`
  }
}
