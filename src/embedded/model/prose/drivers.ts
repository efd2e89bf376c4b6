import type { Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { byFirmness } from "#embedded/model/prose/certainty"
import { contrastTold } from "#embedded/model/prose/comparison"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import { listed, told } from "#embedded/model/prose/wording"
import type { Drivers } from "#embedded/model/understanding/intent"
import { investigationSummary } from "#embedded/model/widgets/investigation-summary"
import { metricOf } from "#science/metrics"

const MOST_TOLD = 6
const MOST_HINTS = 3

/** Names of what the findings are about, each once. */
const featuresOf = (findings: ReadonlyArray<Finding>): string =>
  listed([
    ...new Set(findings.flatMap(({ item: { feature } }) => metricOf(feature ?? "")?.name ?? [])),
  ])

const lead = (
  { name }: Metric,
  firm: ReadonlyArray<Finding>,
  hints: ReadonlyArray<Finding>,
  when: string,
): string => {
  if (firm.length > 0)
    return `What goes along with your ${name} most clearly ${when} is your ${featuresOf(firm)}.`
  return hints.length > 0
    ? `There are hints, not yet reliable, of what goes along with your ${name} ${when}: ${featuresOf(hints)}.`
    : `Nothing on record goes clearly along with your ${name} ${when}.`
}

/** What goes along with a metric, the firmest first; never that it is the reason. */
export const driversTold = (intent: Drivers, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { target, period, contrast } = intent
  const found = foundBy(ledger, "drivers", { target: target.key, window: period.window })
  const whether = contrast ? contrastTold(target, contrast, ledger).slice(0, 1) : []
  const findings = [...found.findings].sort(byFirmness)
  const firm = findings.filter(({ verdict }) => verdict === "validated").slice(0, MOST_TOLD)
  const hints = findings
    .filter(({ verdict }) => verdict === "conditional" || verdict === null)
    .slice(0, MOST_HINTS)
  const tests = found.fact("tests")
  const short = shortageTold(found, target.name, period.words)
  if (!tests) return [...whether, paragraph([short])]
  const headline = lead(target, firm, hints, period.words)
  const named = firm.length > 0 ? firm : hints
  return [
    ...whether,
    paragraph(
      [headline, ...named.map(({ item }) => item.claim)],
      [
        investigationSummary({
          id: `${target.key}_drivers`,
          verdict: headline,
          findings: [...firm, ...hints],
          agents: ["investigator", "validator"],
        }),
      ],
    ),
    paragraph(
      firm.length > 0 && hints.length > 0
        ? ["Hints, not yet reliable:", ...hints.map(({ item }) => item.claim)]
        : [],
    ),
    paragraph([
      `I looked at everything else on record, the same day and the day before, in ${told(tests)}, and ${firm.length > 0 ? "what is named first holds up against that many" : "none is clear of what chance brings among that many"}.`,
      firm.length + hints.length > 0
        ? "This is what goes together; it does not show which is the reason for which."
        : null,
      short,
    ]),
  ]
}
