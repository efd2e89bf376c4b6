import { metricOf } from "#catalogue/metrics"
import { amountOf } from "#catalogue/metrics/degrees"
import type { Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { byVerdict } from "#statistics/verdict"

const MAX_LINKS = 2

/** What goes with more of the target, where that is the better way, else with less: "more steps". */
const withMore = (finding: Finding, way: number): string | null => {
  const feature = metricOf(finding.item.feature ?? "")
  const sign = Math.sign(finding.item.effect ?? 0) * way
  return feature && sign !== 0 ? amountOf(feature, sign) : null
}

/** What a day has comes before its night: of a night's date, what is dated a day earlier. */
const comesBefore = ({ day }: Metric, { claim }: Finding): boolean =>
  day === "day" || (claim.kind === "link" && claim.lag > 0)

const familyOf = ({ item: { feature } }: Finding): string =>
  metricOf(feature ?? "")?.families[0] ?? ""

/** What goes along with a metric in general, in one sentence; null where nothing is sure. */
export const generalSentence = (target: Metric, ledger: Ledger): string | null => {
  const { findings } = foundBy(ledger, "drivers", { target: target.key })
  const sure = findings
    .filter((finding) => finding.verdict === "validated" && comesBefore(target, finding))
    .sort(byVerdict)
  const firsts = sure.filter(
    (finding, at) => sure.findIndex((other) => familyOf(other) === familyOf(finding)) === at,
  )
  const way = target.direction === "lower" ? -1 : 1
  const named = firsts.slice(0, MAX_LINKS).flatMap((finding) => withMore(finding, way) ?? [])
  if (named.length === 0) return null
  const when = target.day === "night" ? " the day before" : ""
  const what =
    target.key === "sleep_minutes" ? "your longer nights go" : `${amountOf(target, way)} goes`
  return `In general ${what} along with ${listed(named)}${when}.`
}
