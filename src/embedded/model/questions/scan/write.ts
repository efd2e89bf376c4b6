import type { Way } from "#catalogue/habits"
import { placeholder, valueOf } from "#catalogue/placeholder"
import { wayToChange } from "#catalogue/way-to-change"
import type { Fact, Ledger } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import { type Highlight, highlightsOf } from "#embedded/model/questions/scan/highlights"
import type { Scan } from "#embedded/model/questions/scan/intent"
import { labSentences } from "#embedded/model/questions/scan/labs"
import { leadOf } from "#embedded/model/questions/scan/lead"
import { lineOf } from "#embedded/model/questions/scan/say"
import { investigationSummary } from "#widgets/investigation-summary"
import { trialCard } from "#widgets/trial-card"

/** The first finding that the person could test on themselves. */
interface Trial {
  readonly highlight: Highlight
  readonly way: Way
  readonly found: Found
}

const trialOf = (
  highlights: ReadonlyArray<Highlight>,
  { window, trials }: Scan,
  ledger: Ledger,
): Trial | null => {
  for (const each of highlights) {
    const way = each.feature && wayToChange(each.finding, each.target)
    if (!way || !trials.includes(each.target)) continue
    const found = foundBy(ledger, "experiment", { metric: each.target.key, window })
    if (found.fact("days")) return { highlight: each, way, found }
  }
  return null
}

const cardFor = ({ highlight, way, found }: Trial): WidgetSpec | null =>
  trialCard(highlight.target, highlight.feature, way, found.fact, highlight.finding)

const WITHOUT_STOP = /\.$/

const trySentence = ({ highlight, way }: Trial): string => {
  const step = way.step.slice(0, 1).toLowerCase() + way.step.slice(1).replace(WITHOUT_STOP, "")
  return `Try first, for your ${spoken(highlight.target)}: ${step}. The card plans a test.`
}

const triedSentence = (
  { asks }: Scan,
  tests: Fact,
  days: Fact | null,
  highlights: ReadonlyArray<Highlight>,
): string => {
  const ran = `${placeholder(tests)}${days ? ` over ${placeholder(days)}` : ""}`
  const nothing = asks === "change" ? "nothing else" : "nothing"
  return highlights.some(({ finding }) => finding.verdict === "validated")
    ? `This held up in a search of ${ran}; going together proves no cause.`
    : `I searched with ${ran}, and ${nothing} in it is clear of what chance brings among that many.`
}

const statistics = ({ finding: { item, claim } }: Highlight): string | null => {
  if (item.ci_low === undefined) return null
  const what = claim.kind === "link" ? "rank correlation" : "effect"
  const range = `from {{${item.id}.ci_low}} to {{${item.id}.ci_high}}`
  return `The ${what} of {{${item.id}.effect}} has a plausible range ${range}.`
}

const MAX_FURTHER = 3

/** The findings that come next behind those that were named. */
const furtherOf = (
  intent: Scan,
  all: ReadonlyArray<Highlight>,
  named: ReadonlyArray<Highlight>,
): Paragraph => {
  const rest = all.filter((each) => !named.includes(each))
  const from = ((intent.skipped ?? 1) - 1) * MAX_FURTHER
  const lines = rest.slice(from, from + MAX_FURTHER).flatMap((each) => lineOf(each, intent) ?? [])
  return paragraph([
    lines.length > 0
      ? ["Less striking, but it turned up as well:", ...lines].join("\n")
      : "That was all that stands out; what is left is no clearer than chance.",
  ])
}

/** The answer to what was asked, then at most five findings, the labs, what was tried and what to try first. */
export const writeScan = (intent: Scan, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { data_types, window, labs } = intent
  const found = foundBy(ledger, "scan", { data_types: [...data_types], window })
  const tests = found.fact("tests")
  const ran = valueOf(tests) ?? 0
  const highlights = highlightsOf(found, intent)
  const lead = leadOf(highlights, intent, ran, ledger)
  const named = highlights.filter(
    (each) => lead.findings.includes(each.finding) || lead.rest.includes(each),
  )
  if (intent.skipped) return [furtherOf(intent, highlights, named)]
  const trial = trialOf(highlights, intent, ledger)
  const lines = lead.rest.flatMap((each) => lineOf(each, intent) ?? [])
  return [
    paragraph(lead.sentences, [
      investigationSummary({
        id: "scan",
        verdict: lead.verdict,
        findings: lead.findings,
        headline: lead.headline,
        agents: ["investigator", "validator"],
      }),
    ]),
    paragraph(
      lines.length > 0
        ? [[...(lead.introduction ? [lead.introduction] : []), ...lines].join("\n")]
        : [],
    ),
    paragraph(labs ? labSentences(ledger) : []),
    paragraph([
      tests && ran > 0 ? triedSentence(intent, tests, found.fact("n"), highlights) : null,
      insufficientDataSentence(found, "measures of the asked types", "in the time asked about"),
    ]),
    paragraph([trial && trySentence(trial)], [trial && cardFor(trial)]),
    details(highlights.map(statistics)),
  ]
}
