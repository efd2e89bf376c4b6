import { briefClaim } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import { placeholder, valueOf } from "#embedded/model/placeholder"
import { byVerdict } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { allLabs } from "#embedded/model/prose/lab-report"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Scan } from "#embedded/model/questions/scan/intent"
import { investigationSummary } from "#embedded/model/widgets/investigation-summary"

const MAX_REPORTED = 6
const MAX_OF_ONE = 2

const having = (findings: ReadonlyArray<Finding>, verdict: Finding["verdict"]) =>
  findings.filter((finding) => finding.verdict === verdict)

/** The strongest claims, each metric in at most two of them. */
const claims = (findings: ReadonlyArray<Finding>): ReadonlyArray<string> => {
  const seen = new Map<string, number>()
  return findings
    .filter(({ item: { feature, target } }) => {
      const keys = [feature, target].filter((key) => key !== undefined)
      if (keys.some((key) => (seen.get(key) ?? 0) >= MAX_OF_ONE)) return false
      for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1)
      return true
    })
    .slice(0, MAX_REPORTED)
    .map(briefClaim)
}

/** The subject of a finding: "steps with sleep duration", "resting heart rate over time". */
const subjectOf = ({ item: { feature, target } }: Finding): string => {
  const [from, to] = [feature, target].map((key) => metricOf(key ?? "")?.name)
  return from ? `${from} with ${to}` : `${to} over time`
}

const verdictOn = (
  ran: number,
  [first]: ReadonlyArray<Finding>,
  hints: ReadonlyArray<Finding>,
): string => {
  if (ran === 0) {
    return "There is too little on record in that time to search for links and changes."
  }
  if (first) return `Some links and changes in your data hold up, first of all ${subjectOf(first)}.`
  return hints.length > 0
    ? "There are hints in your data, none of them reliable yet."
    : "Nothing in your data stands out reliably."
}

const triedSentence = (tests: Fact, found: boolean): string => {
  const ran = `In all, ${placeholder(tests)}${tests.item.unit ? "" : " tests"} ran`
  return found
    ? `${ran}, and what is named first holds up against that many. These are things that go together, not causes.`
    : `${ran}, and none is clear of what chance brings among that many.`
}

/** The result of a scan: validated findings, then hints, then the number of tests. */
export const writeScan = (intent: Scan, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { data_types, window, labs } = intent
  const found = foundBy(ledger, "scan", { data_types: [...data_types], window })
  const findings = [...found.findings].sort(byVerdict)
  const [firm, hints] = [having(findings, "validated"), having(findings, "conditional")]
  const tests = found.fact("tests")
  const ran = valueOf(tests) ?? 0
  const verdict = verdictOn(ran, firm, hints)
  const summary = investigationSummary({
    id: "scan",
    verdict,
    findings: [...firm, ...hints],
    agents: ["investigator", "validator"],
  })
  return [
    paragraph([verdict, ...claims(firm)], [summary]),
    paragraph(hints.length > 0 ? ["Hints, not yet reliable:", ...claims(hints)] : []),
    paragraph([
      tests && ran > 0 ? triedSentence(tests, firm.length + hints.length > 0) : null,
      insufficientDataSentence(found, "measures of the asked types", "in the time asked about"),
    ]),
    ...(labs ? allLabs(ledger) : []),
  ]
}
