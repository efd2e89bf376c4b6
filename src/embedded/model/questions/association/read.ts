import type { Metric } from "#domain/metric"
import type { Association } from "#embedded/model/questions/association/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { generalSubject } from "#embedded/model/understanding/general-subject"
import type { Pair } from "#embedded/model/understanding/pair"
import { lagBetween } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { CONDITION, MUTUAL, sidesOf } from "#embedded/model/understanding/sides"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { INFLUENCE, RELATION } from "#embedded/model/understanding/words/concepts"
import type { Mention } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

const ACTING = phrases`
  ${INFLUENCE}
  changed
  effect*
  lead*
  result*
  mean*
  keep*
`
const RELATED = phrases`
  ${RELATION}
  (go|goes|come|comes) with
  depend*
  coincid*
  (good|bad|better|worse|healthy|helpful) for
  benefi*
  interact*
  spearman
  pearson
  versus each other
  follow*
  effect/s
  impact/s
  influence/s
`
/** "does more walking … does my sleep": more of the one, and the other asked about. */
const MORE = phrases`
  more
  less
  longer
  later
  earlier
  better
`
const ASKS_FOR = phrases`(do|does|will|is|are) (i|my)`
/** Names what is acted on and the acting in one. */
const KEEPS_UP = phrases`keep/s/ing me (up|awake)`
const NEXT = phrases`
  next
  following
  (night|day) after
`
const MAX_PAIRS = 4

const pairsOf = (
  features: ReadonlyArray<Metric>,
  targets: ReadonlyArray<Metric>,
  text: string,
): ReadonlyArray<Pair> =>
  features.flatMap((feature) =>
    targets
      .filter((target) => target.key !== feature.key)
      .map((target) => ({ feature, target, lag: lagBetween(feature, target, text) })),
  )

/** Keeps a reversed pair only where its lag differs: without a lag both directions are the same test. */
const isOther =
  (pairs: ReadonlyArray<Pair>) =>
  ({ feature, lag }: Pair): boolean =>
    pairs.some(({ lag: there, target }) => target === feature && there !== lag)

const relates = ({ text }: ParsedQuestion, first: Mention, second: Mention) => {
  const between = text.slice(first.end, second.start)
  return (
    RELATED.test(text) ||
    ACTING.test(between) ||
    CONDITION.test(text) ||
    KEEPS_UP.test(text) ||
    (MORE.test(text.slice(0, first.start)) && ASKS_FOR.test(between))
  )
}

const named = (parsed: ParsedQuestion): ReadonlyArray<Pair> => {
  const [first, ...others] = parsed.mentions
  const second = others.find(({ metrics: [metric] }) => metric !== first?.metrics[0])
  if (!first || !second || !relates(parsed, first, second)) return []
  const [feature, target] = sidesOf(parsed, first, second)
  const { text } = parsed
  const pairs = pairsOf(feature.metrics, target.metrics, text)
  const mutual = MUTUAL.test(text) && !NEXT.test(text) && feature === first
  const back = mutual ? pairsOf(target.metrics, feature.metrics, text).filter(isOther(pairs)) : []
  return [...pairs, ...back].slice(0, MAX_PAIRS)
}

/**
 * "does X affect Y", "on days I walk more do I sleep longer". Where the words say no direction a day
 * and a night are looked at both ways.
 */
export const readAssociation = (parsed: ParsedQuestion): Association | null => {
  const pairs = named(parsed)
  return pairs.length === 0
    ? null
    : {
        kind: "association",
        pairs,
        period: periodOf(parsed, DEFAULT_DAYS.association),
        subject: generalSubject(
          parsed,
          pairs.flatMap(({ feature, target }) => [feature, target]),
        ),
      }
}
