import { anyWayOf, type Way } from "#catalogue/habits"
import { metricOf } from "#catalogue/metrics"
import { wayToChange } from "#catalogue/way-to-change"
import type { Finding, Receipt } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"
import type { WidgetSpec } from "#domain/widget"
import { byVerdict } from "#statistics/verdict"
import { factIn, findingsIn } from "#widgets/call"
import { investigationSummary } from "#widgets/investigation-summary"
import { trialCard } from "#widgets/trial-card"

const NOTHING = "Nothing in it is clear of what chance brings among so many tests."
const MAX_FINDINGS = 5

const isTelling = ({ verdict, negligible }: Finding): boolean =>
  !negligible && (verdict === "validated" || verdict === "conditional")

const isLink = ({ claim }: Finding): boolean => claim.kind === "link"

/** Validated ones first; of these what goes along with something before what moved: only links are of one scale. */
const byUse = (one: Finding, other: Finding): number =>
  Number(other.verdict === "validated") - Number(one.verdict === "validated") ||
  Number(isLink(other)) - Number(isLink(one)) ||
  byVerdict(one, other)

/** The findings worth showing, the firmest and most useful first. */
export const tellingIn = (receipts: ReadonlyArray<Receipt>): ReadonlyArray<Finding> =>
  findingsIn(receipts).filter(isTelling).toSorted(byUse)

/** A claim up to the numbers of its test. */
const withoutStatistics = (claim: string): string => {
  const at = claim.indexOf(" (")
  return at < 0 ? claim : `${claim.slice(0, at)}.`
}

const verdictOf = ([first]: ReadonlyArray<Finding>): string => {
  if (!first) return NOTHING
  const claim = withoutStatistics(first.item.claim)
  return first.verdict === "validated" ? claim : `A hint, not yet reliable: ${claim}`
}

/** The result of a search; `verdict` in the words of who answers, else those of its first finding. */
export const summaryOf = (
  searches: ReadonlyArray<Receipt>,
  verdict?: string,
  chosen?: ReadonlyArray<Finding>,
): WidgetSpec => {
  const findings = (chosen ?? tellingIn(searches)).slice(0, MAX_FINDINGS)
  return investigationSummary({
    id: "investigation",
    verdict: verdict ?? verdictOf(findings),
    findings,
    agents: ["investigator", "validator"],
  })
}

/** A change that an experiment can try on a metric, by what was found. */
interface Lever {
  readonly way: Way
  readonly finding: Finding
}

const leverOn = (receipts: ReadonlyArray<Receipt>, target: string): Lever | null => {
  const metric = metricOf(target)
  if (!metric) return null
  for (const finding of tellingIn(receipts)) {
    if (finding.item.target !== target) continue
    const way = wayToChange(finding, metric)
    if (way) return { way, finding }
  }
  return null
}

const metricIn = ({ input }: Receipt): string => (input as ToolInput<"experiment">).metric

/** The planned experiments whose length is known, those with a change to try first. */
const plannedIn = (receipts: ReadonlyArray<Receipt>) =>
  receipts
    .filter((receipt) => receipt.tool === "experiment" && factIn(receipt, "days"))
    .map((receipt) => ({ receipt, lever: leverOn(receipts, metricIn(receipt)) }))
    .toSorted((one, other) => Number(other.lever !== null) - Number(one.lever !== null))

/** An experiment of one metric, or of the first with a change to try; null where none was planned. */
export const cardOf = (
  receipts: ReadonlyArray<Receipt>,
  metric?: string,
  habit?: string,
): WidgetSpec | null => {
  const planned = plannedIn(receipts)
  const first = metric ? planned.find(({ receipt }) => metricIn(receipt) === metric) : planned[0]
  const target = first && metricOf(metricIn(first.receipt))
  if (!first || !target) return null
  const tried = (habit === undefined ? null : metricOf(habit)) ?? null
  const lever = tried && first.lever?.finding.item.feature !== tried.key ? null : first.lever
  return trialCard(
    target,
    tried,
    lever?.way ?? (tried && tried !== target ? anyWayOf(tried) : null),
    (role) => factIn(first.receipt, role),
    lever?.finding ?? null,
  )
}
