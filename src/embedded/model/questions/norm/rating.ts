import type { Band } from "#catalogue/norms/band"
import { bandOf, zoneOf } from "#catalogue/norms/bands"
import { bare, placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { NO_PROFILE } from "#domain/profile"
import { listed, sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { statTiles } from "#widgets/stat-tiles"

/** What is said of a mark of sleep: the person's own and the limit. */
const SAID: Readonly<Record<string, (own: string, band: string) => string>> = {
  sleep_minutes: (own, band) => `${own} a night (${band} is advised)`,
  sleep_efficiency: (own, band) => `${own} efficiency (${band} or more is good)`,
  sleep_latency: (own, band) => `${own} to fall asleep (up to ${band} is good)`,
  awake_minutes: (own, band) => `${own} awake in the night (up to ${band} is good)`,
}

const limitsOf = ({ low, high }: Band, { fact }: ReturnType<typeof foundBy>): string => {
  const [from, to] = [fact("band_low"), fact("band_high")]
  if (low !== null && high !== null && from && to)
    return `${placeholder(from)} to ${placeholder(to)}`
  const only = from ?? to
  return only ? placeholder(only) : ""
}

const GOOD_SHARE = 0.75
const FAIR_SHARE = 0.5

const openingOf = (met: number, judged: number): string => {
  const share = judged === 0 ? 0 : met / judged
  if (share >= GOOD_SHARE) return "Good"
  return share >= FAIR_SHARE ? "Fair" : "Not so good"
}

const NO_SCORE = "There is no official score for sleep."

/** "rate my sleep 1-10": how many marks of good sleep it meets, what speaks for it and what against it. */
export const writeRating = (
  { metrics, together, period, of }: Norm,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> | null => {
  const profile = { ...(briefing.profile ?? NO_PROFILE), ...of }
  const [main] = metrics
  if (!together || !main) return null
  const found = foundBy(ledger, "reference", { metric: main.key })
  const [met, judged] = [found.fact("met"), found.fact("judged")]
  if (!met || !judged || (valueOf(judged) ?? 0) < 2) return null
  const parts = together.flatMap((metric: Metric) => {
    const own = foundBy(ledger, "reference", { metric: metric.key })
    const [band, value] = [bandOf(metric.key, profile), own.fact("value")]
    const said = SAID[metric.key]
    if (!band || !value || !said) return []
    const isGood = zoneOf(band, valueOf(value) ?? 0).is === "good"
    return [{ metric, value, isGood, clause: said(rounded(value), limitsOf(band, own)) }]
  })
  const [good, bad] = [parts.filter(({ isGood }) => isGood), parts.filter(({ isGood }) => !isGood)]
  const [outside, days] = [found.fact("outside"), found.fact("days")]
  const against = [
    ...(outside && days && (valueOf(outside) ?? 0) > 0
      ? [`${bare(placeholder(outside))} of ${placeholder(days)} outside the advised hours`]
      : []),
    ...bad.map(({ clause }) => clause),
  ]
  const sources = together.flatMap(
    ({ key }) => foundBy(ledger, "reference", { metric: key }).fact("band_source") ?? [],
  )
  const distinct = [...new Map(sources.map((fact) => [fact.item.value, fact])).values()]
  const clauses = (of: typeof parts) => listed(of.map(({ clause }) => clause))
  return [
    paragraph(
      [
        sentence`${openingOf(valueOf(met) ?? 0, valueOf(judged) ?? 0)}: ${inWords(period)} your sleep meets
          ${placeholder(met)} of the ${placeholder(judged)} marks of good sleep${
            distinct.length > 0 ? ` (${distinct.map(placeholder).join("; ")})` : ""
          }.`,
        good.length > 0 ? `For it: ${clauses(good)}.` : null,
        against.length > 0 ? `Against it: ${listed(against)}.` : null,
        NO_SCORE,
      ],
      [
        statTiles(
          "sleep_rating",
          "Marks of good sleep",
          parts.map(({ metric, value }) => ({ label: metric.name, fact: value })),
        ),
      ],
    ),
  ]
}
