import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { disjoint, without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** A text with everything blanked out but the words of some spans, each where it stands. */
const only = (text: string, spans: ReadonlyArray<TextSpan>): string => {
  const kept = disjoint(spans)
  const ends = [0, ...kept.map(({ end }) => end)]
  return without(
    text,
    ends.map((start, at) => ({ start, end: kept[at]?.start ?? text.length })),
  )
}

/** A question about a metric of the one before it, without others that its words may mean as well. */
const narrowed = (second: ParsedQuestion, first: ParsedQuestion): ParsedQuestion => {
  const metrics = second.metrics.filter((metric) => first.metrics.includes(metric))
  if (metrics.length === 0 || metrics.length === second.metrics.length) return second
  const mentions = second.mentions.flatMap((mention) => {
    const same = mention.metrics.filter((metric) => metrics.includes(metric))
    return same.length > 0 ? [{ ...mention, metrics: same }] : []
  })
  return mentions.length < second.mentions.length ? second : { ...second, metrics, mentions }
}

/** Whether a question names no metric but those of the one before it. */
export const repeats = (second: ParsedQuestion, first: ParsedQuestion): boolean =>
  second.metrics.every((metric) => first.metrics.includes(metric))

const NOW = phrases`now | currently | at the moment | these days | nowadays`

/** Whether a question is for the present, whatever time is named before it. */
export const isNow = ({ whole }: ParsedQuestion): boolean => NOW.test(whole)

/** A question with the metrics and the time that it does not name itself taken from the one before it in a message. */
export const carriedOver = (named: ParsedQuestion, first: ParsedQuestion): ParsedQuestion => {
  const second = narrowed(named, first)
  const periods = second.periods.length > 0 || isNow(second) ? second.periods : first.periods
  if (!repeats(second, first) || first.metrics.length === 0) return { ...second, periods }
  const offset = second.text.length + 1
  const mentions = first.mentions.map((mention) => ({
    ...mention,
    start: mention.start + offset,
    end: mention.end + offset,
  }))
  return {
    ...second,
    whole: `${second.whole} ${only(first.text, first.mentions)}`,
    text: `${second.text} ${only(first.text, first.mentions)}`,
    periods,
    mentions,
    metrics: first.metrics,
  }
}
