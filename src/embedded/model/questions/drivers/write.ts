import { briefClaim } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed, sentence } from "#embedded/model/english"
import { placeholder, valueOf } from "#embedded/model/placeholder"
import { byVerdict } from "#embedded/model/prose/certainty"
import { writeContrast } from "#embedded/model/prose/contrast"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { investigationSummary } from "#embedded/model/widgets/investigation-summary"

const MAX_REPORTED = 4
const MAX_HINTS = 3

const NOTHING_BESIDE =
  "There is too little on record beside it to look for what goes along with it."
const NOT_WHICH = "This is what goes together; it does not show which is the reason for which."

/** One finding, with others on metrics that are related to it. */
interface Group {
  readonly first: Finding
  readonly alike: ReadonlyArray<Finding>
}

const nameOf = ({ item: { feature } }: Finding): string =>
  metricOf(feature ?? "")?.name ?? "this measure"

/**
 * Groups findings by family and direction, since steps, distance and floors say the same; the most
 * certain one comes first.
 */
const kinOf = ({ item: { feature, effect = 0 } }: Finding): string =>
  `${metricOf(feature ?? "")?.families[0]} ${Math.sign(effect)}`

const groupsOf = (findings: ReadonlyArray<Finding>): ReadonlyArray<Group> =>
  [...Map.groupBy(findings, kinOf).values()].flatMap(([first, ...alike]) =>
    first ? [{ first, alike: alike.filter((each) => nameOf(each) !== nameOf(first)) }] : [],
  )

const groupSentence = ({ first, alike }: Group): string => {
  const others = [...new Set(alike.map(nameOf))]
  const alongside = `Your ${listed(others)} ${others.length > 1 ? "move" : "moves"} along with that.`
  return others.length > 0 ? `${briefClaim(first)} ${alongside}` : briefClaim(first)
}

const leadOf = (
  { name }: Metric,
  firm: ReadonlyArray<Group>,
  hints: ReadonlyArray<Group>,
  when: string,
): string => {
  const names = (groups: ReadonlyArray<Group>) =>
    listed([...new Set(groups.map(({ first }) => nameOf(first)))])
  if (firm.length > 0)
    return `What goes along most clearly with your ${name} ${when}: ${names(firm)}.`
  return hints.length > 0
    ? `There are hints, not yet reliable, of what goes along with your ${name} ${when}: ${names(hints)}.`
    : `Nothing on record goes clearly along with your ${name} ${when}.`
}

const strengthSentence = (findings: ReadonlyArray<Finding>): string | null => {
  const [strongest, ...others] = findings
  if (!strongest) return null
  const { id } = strongest.item
  const range = `(plausible range {{${id}.ci_low}} to {{${id}.ci_high}})`
  return others.length > 0
    ? `The strongest of them, with your ${nameOf(strongest)}, has a rank correlation of {{${id}.effect}} ${range}.`
    : `The rank correlation is {{${id}.effect}} ${range}.`
}

const searchSentence = (tests: Fact, firm: boolean): string =>
  sentence`I looked at everything else on record, the same day and the days before, in
    ${placeholder(tests)}, and
    ${firm ? "what is named first holds up against that many" : "none is clear of what chance brings among that many"}.`

/** The associations of a metric, validated ones first; never called its cause. */
export const writeDrivers = (intent: Drivers, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { target, period, contrast } = intent
  const found = foundBy(ledger, "drivers", { target: target.key, window: period.window })
  const whether = contrast ? writeContrast(target, contrast, ledger).slice(0, 1) : []
  const tests = found.fact("tests")
  const short = insufficientDataSentence(found, target.name, period)
  if (!tests || valueOf(tests) === 0) return [...whether, paragraph([short ?? NOTHING_BESIDE])]

  const findings = [...found.findings].sort(byVerdict)
  const sure = findings.filter(({ verdict }) => verdict === "validated")
  const unsure = findings.filter(({ verdict }) => verdict === "conditional" || verdict === null)
  const firm = groupsOf(sure).slice(0, MAX_REPORTED)
  const hints = groupsOf(unsure).slice(0, MAX_HINTS)
  const lead = leadOf(target, firm, hints, inWords(period))
  const named = firm.length > 0 ? firm : hints
  return [
    ...whether,
    paragraph(
      [lead, ...named.map(groupSentence)],
      [
        investigationSummary({
          id: `${target.key}_drivers`,
          verdict: lead,
          findings: [...sure, ...unsure],
          agents: ["investigator", "validator"],
        }),
      ],
    ),
    paragraph(
      firm.length > 0 && hints.length > 0
        ? ["Hints, not yet reliable:", ...hints.map(groupSentence)]
        : [],
    ),
    details([
      named.length > 0 ? strengthSentence(firm.length > 0 ? sure : unsure) : null,
      searchSentence(tests, firm.length > 0),
    ]),
    paragraph([named.length > 0 ? NOT_WHICH : null, short]),
  ]
}
