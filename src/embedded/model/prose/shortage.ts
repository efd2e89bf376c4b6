import type { Found } from "#embedded/model/prose/found"
import { daysTold } from "#embedded/model/prose/wording"

/**
 * What is missing, and what would be needed; null when nothing is. `what` is the thing measured and
 * `when` the time that was asked for.
 */
export const shortageTold = (
  { shortage, facts }: Found,
  what: string,
  when: string,
): string | null => {
  if (shortage === null) return null
  const have = facts.find(({ item }) => item.key === shortage.have)
  const need = facts.find(({ item }) => item.key === shortage.need)
  const counts =
    have && need
      ? ` There is a value on ${daysTold(have)}; it takes at least ${daysTold(need)} to say something.`
      : ""
  switch (shortage.reason) {
    case "no_data":
      return `There is no value of your ${what} on record ${when}, so I cannot say anything about it. Once a device that measures it has synced, ask again.`
    case "no_overlap":
      return `There are too few days ${when} with both your ${what} on record.${counts}`
    case "too_few":
      return `There are too few values of your ${what} on record ${when} for an answer that holds.${counts}`
    case "unknown_metric":
      return `I have no measure for ${what}.`
  }
}
