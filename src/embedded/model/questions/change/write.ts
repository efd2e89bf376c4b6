import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed, sentence, verb } from "#embedded/model/english"
import {
  averages,
  certaintyClause,
  lastMonthSentence,
  levelNow,
  levelThen,
  slopeSentence,
  stepSentence,
  upFrom,
} from "#embedded/model/prose/development"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import {
  type AskedMove,
  type Horizon,
  isAsked,
  type LongTerm,
  lastMonthOf,
  longTermOf,
} from "#embedded/model/prose/long-term"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Change } from "#embedded/model/questions/change/intent"
import { chartedBy } from "#embedded/model/questions/change/plan"
import { writeTrend } from "#embedded/model/questions/change/trend"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"
import { seriesChart } from "#widgets/series-chart"

interface Led extends LongTerm {
  readonly lead: Horizon
}

const isLed = (term: LongTerm): term is Led => term.lead !== null

const UNSURE = "Probably, though that is not certain yet: "

/** Yes or no, as far as the surest horizon says it; empty where the question is not answered by either. */
const answerTo = (asked: AskedMove | null, { metric, lead }: Led): string => {
  const { sign, sureness } = lead
  if (asked === null || sureness === "none") return ""
  const fits = isAsked(metric, sign, asked)
  if (fits === null) return ""
  const estimate = metric.key === "vo2max" ? ", by your watch's estimate" : ""
  if (!fits) return sureness === "clear" ? "No, the other way: " : "Rather the other way: "
  if (sureness === "clear" || estimate) return `Yes${estimate}: `
  return sureness === "hint" ? UNSURE : "It looks like it: "
}

/** No horizon is sure: where the level is, and was at the longest. */
const stillSentence = (term: Led, asked: AskedMove | null): string => {
  const { metric, lead } = term
  const answer = asked === null || asked === "any" ? "No clear change" : "Not clearly"
  const month = lastMonthOf(term)
  const isSaid = month !== null && month.sureness === "none"
  const then = isSaid ? `${levelThen(metric, month)} and ` : ""
  return sentence`${answer}: ${averages(metric, lead)} ${inWords(lead.contrast.b)}, against
    ${then}${levelThen(metric, lead)}${certaintyClause(term, lead) || ", within the usual ups and downs"}.`
}

const leadSentence = (term: Led, asked: AskedMove | null): string => {
  const { metric, lead } = term
  if (lead.sureness === "none") return stillSentence(term, asked)
  const answer = answerTo(asked, term)
  const unsure = answer === UNSURE ? "" : certaintyClause(term, lead)
  const said = sentence`${averages(metric, lead)} ${inWords(lead.contrast.b)},
    ${upFrom(metric, lead)}${unsure}.`
  return answer === "" ? capital(said) : `${answer}${said}`
}

/** Several metrics that go the same way, in one sentence. */
const togetherSentence = (terms: ReadonlyArray<Led>, asked: AskedMove | null): string | null => {
  const [first, ...others] = terms
  if (!first || others.length === 0 || asked === null) return null
  const agree = terms.every(
    ({ metric, lead }) => lead.sureness !== "none" && isAsked(metric, lead.sign, asked),
  )
  if (!agree) return null
  const when = ` ${inWords(first.lead.contrast.a)}`
  const clauses = others.map(
    ({ metric, lead }) =>
      sentence`your ${metric.name} ${verb(metric, "is")} ${levelNow(metric, lead)},
      ${upFrom(metric, lead).replace(new RegExp(`${when}$`), "")}`,
  )
  return sentence`${answerTo(asked, first)}${listed([
    `${first.metric.name} ${levelNow(first.metric, first.lead)}, ${upFrom(first.metric, first.lead)}`,
    ...clauses,
  ]).replace(/ and your/, ", and your")}.`
}

const statistics = ({ metric, horizons }: Led): ReadonlyArray<string | null> =>
  horizons.map(({ found: { finding }, contrast }) =>
    finding?.item.ci_low === undefined
      ? null
      : sentence`Against the level ${inWords(contrast.a)}, the plausible range of the difference in ${metric.name}
          runs from {{${finding.item.id}.ci_low}} to {{${finding.item.id}.ci_high}}
          (p-value {{${finding.item.id}.p_value}}).`,
  )

/** The chart of the year, and the two times that lead beside each other. */
const widgetsOf = (term: Led, intent: Change, ledger: Ledger) => {
  const { metric, lead } = term
  const series = foundBy(ledger, "series", { metric: metric.key, window: chartedBy(intent) })
  return [
    seriesChart(metric, series.chart, series.fact("baseline")),
    comparisonWidget({
      id: `${metric.key}_comparison`,
      title: capital(metric.name),
      mode: "before_after",
      a: { label: capital(inWords(lead.contrast.a)), fact: lead.found.fact("a_mean") },
      b: { label: capital(inWords(lead.contrast.b)), fact: lead.found.fact("b_mean") },
      percent: lead.found.fact("percent"),
      ...goodWay(metric),
    }),
  ]
}

const TIMING = "That is timing, not proof of a cause."

const one = (term: Led, intent: Change, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const step = stepSentence(term)
  return [
    paragraph(
      [
        leadSentence(term, intent.asked),
        step ?? slopeSentence(term),
        step && term.happenings.facts.length > 0 ? TIMING : null,
        lastMonthSentence(term),
      ],
      widgetsOf(term, intent, ledger),
    ),
    details(statistics(term)),
  ]
}

const lacking = (metric: Metric, { period }: Change, ledger: Ledger): Paragraph =>
  paragraph([
    insufficientDataSentence(foundBy(ledger, "trend", { metric: metric.key }), metric.name, period),
  ])

const developed = (intent: Change, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const terms = intent.metrics.map((metric) =>
    longTermOf(metric, intent.horizons, ledger, intent.recent),
  )
  const led = terms.filter(isLed)
  const together = togetherSentence(led, intent.asked)
  const short = terms
    .filter((term) => !isLed(term))
    .map(({ metric }) => lacking(metric, intent, ledger))
  if (!together) return [...led.flatMap((term) => one(term, intent, ledger)), ...short]
  return [
    paragraph(
      [together, ...led.map((term) => stepSentence(term, `Your ${term.metric.name}`))],
      led.flatMap((term) => widgetsOf(term, intent, ledger)),
    ),
    details(led.flatMap(statistics)),
    ...short,
  ]
}

/**
 * Whether a metric rises or falls: over the horizons where no time is named, the surest and longest first, else
 * over that time.
 */
export const writeChange = (
  intent: Change,
  { briefing: { question }, ledger }: Material,
): ReadonlyArray<Paragraph> =>
  intent.horizons.length > 0
    ? developed(intent, ledger)
    : intent.metrics.flatMap((metric) => writeTrend(metric, intent, ledger, question))
