import { evidenceOf, type Finding, type Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { details, type Paragraph } from "#embedded/model/prose/paragraph"

const sentencesOf = ({ item }: Finding): ReadonlyArray<string | null> => {
  const { effect, ci_low, ci_high, p_value, n, id } = item
  const hasInterval = effect !== undefined && ci_low !== undefined && ci_high !== undefined
  return [
    n === undefined ? null : `It rests on {{${id}.n}} days or nights with a value.`,
    hasInterval
      ? `Its size is {{${id}.effect}}, plausibly between {{${id}.ci_low}} and {{${id}.ci_high}}.`
      : null,
    p_value === undefined
      ? null
      : sentence`Its p-value, how often chance alone would bring as much, is {{${id}.p_value}}.`,
  ]
}

/** The number of days, the size with its interval and the p-value of the finding that an answer led with. */
export const basisOf = (ledger: Ledger): Paragraph =>
  details(evidenceOf(ledger).slice(0, 1).flatMap(sentencesOf))
