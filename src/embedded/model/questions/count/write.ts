import { bare, dayCount, placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { sentence, verb } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { keepsTo } from "#embedded/model/prose/limit"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import type { Count } from "#embedded/model/questions/count/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { bareCount } from "#widgets/number"
import { statTiles } from "#widgets/stat-tiles"

const missingSentence = ({ metric, period }: Count, { fact }: Found): string | null => {
  const [missing, n] = [fact("missing"), fact("n")]
  if (!missing) return null
  if (valueOf(n) === 1) {
    const has = valueOf(missing) === 0 ? "a value" : "no usable value"
    return `There is ${has} of your ${spoken(metric)} ${inWords(period)}.`
  }
  const of = n ? `, out of ${bare(dayCount(n))}` : ""
  const has = valueOf(missing) === 1 ? "has" : "have"
  return `${capital(inWords(period))}, ${dayCount(missing)} ${has} no usable ${spoken(metric)}${of}.`
}

const recordedSentence = ({ metric, period }: Count, { fact }: Found): string | null => {
  const [count, n] = [fact("count"), fact("n")]
  if (!count) return null
  const of = n ? `, out of ${bare(dayCount(n))}` : ""
  return `Your ${spoken(metric)} ${verb(metric, "is")} on record for ${dayCount(count)} ${inWords(period)}${of}.`
}

const NOT_USABLE =
  "A value is not usable when nothing was recorded, or when it lies outside what is plausible."

const countOf = ({ metric, period, limit, asks }: Count, { fact }: Found): string | null => {
  const [count, share, n] = [fact("count"), fact("share_pct"), fact("n")]
  if (!count || limit === null) return null
  const kept = keepsTo(metric, limit, fact("limit"))
  if (asks === "share" && share)
    return sentence`On ${placeholder(share)} of ${metric.day}s ${inWords(period)}, ${kept}:
      ${placeholder(count)}${n ? ` out of ${bare(dayCount(n))}` : ""}.`
  const ofThose = valueOf(fact("missing")) ? " with a value" : ""
  if (valueOf(count) === 1 && valueOf(n) === 1)
    return `On the only ${metric.day}${ofThose} ${inWords(period)}, ${kept}.`
  const days = n
    ? `${bare(placeholder(count))} of ${bare(placeholder(n))} ${metric.day}s${ofThose}`
    : placeholder(count)
  return `On ${days} ${inWords(period)}, ${kept}.`
}

const shareSentence = ({ asks }: Count, { fact }: Found): string | null => {
  const share = fact("share_pct")
  return share && asks === "count" ? `That is ${placeholder(share)} of them.` : null
}

const gaps = ({ metric: { day } }: Count, { fact }: Found): string | null => {
  const missing = fact("missing")
  return missing && valueOf(missing) !== 0
    ? `${capital(day)}s without a value, ${dayCount(missing)} in all, count neither way.`
    : null
}

/** On how many days a metric kept to a limit, had no value, or had one. */
export const writeCount = (intent: Count, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metric, period, limit } = intent
  const found = foundBy(ledger, "count", {
    metric: metric.key,
    window: period.window,
    ...(limit ? { limit } : {}),
  })
  const short = insufficientDataSentence(found, metric.name, period)
  if (intent.asks === "recorded") return [paragraph([recordedSentence(intent, found) ?? short])]
  if (limit === null)
    return found.fact("missing")
      ? [paragraph([missingSentence(intent, found)]), details([NOT_USABLE]), paragraph([short])]
      : [paragraph([short])]
  const tiles = [
    { label: `Such ${metric.day}s`, fact: bareCount(found.fact("count")) },
    { label: `Share of ${metric.day}s`, fact: found.fact("share_pct") },
    { label: `${capital(metric.day)}s with a value`, fact: bareCount(found.fact("n")) },
  ]
  return [
    paragraph(
      [countOf(intent, found)],
      [
        statTiles(
          `${metric.key}_count`,
          `${capital(keepsTo(metric, limit, found.fact("limit")))}, ${inWords(period)}`,
          tiles,
        ),
      ],
    ),
    paragraph([short]),
    details([shareSentence(intent, found), found.fact("count") ? gaps(intent, found) : null]),
  ]
}
