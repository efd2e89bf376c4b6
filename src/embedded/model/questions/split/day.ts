import { degreesOf, isCounted, isPlural } from "#catalogue/metrics/degrees"
import { dayCount, magnitude, rounded, signOf, valueOf } from "#catalogue/placeholder"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence, verb } from "#embedded/model/english"
import { differenceSentences } from "#embedded/model/prose/difference"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { isSeen } from "#embedded/model/prose/spoken"
import { daysCalled, isEvening, rowDay } from "#embedded/model/questions/split/evening"
import type { NamedDay } from "#embedded/model/questions/split/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"

interface Sides {
  readonly named: Fact
  readonly others: Fact
  readonly difference: Fact
  readonly n: Fact | null
}

const sidesOf = ({ fact }: Found): Sides | null => {
  const [named, others, difference] = [fact("named_mean"), fact("others_mean"), fact("difference")]
  return named && others && difference ? { named, others, difference, n: fact("n") } : null
}

const isFirm = (finding: Finding | null) => finding?.verdict === "validated"
const isHint = (finding: Finding | null) => finding?.verdict === "conditional"

/** The sign of the difference that a question supposes; null where it supposes none, or neither way is better. */
const supposedSign = ({ supposes }: NamedDay, { direction, scale }: Metric): number | null => {
  if (supposes === "higher") return 1
  if (supposes === "lower") return -1
  if (supposes !== "better" && supposes !== "worse") return null
  if (direction === null && scale === "clock") return null
  return (supposes === "better") === (direction !== "lower") ? 1 : -1
}

/** Yes, no or perhaps to what the question supposes, before the sentence; empty where it only asks how the day is. */
const replyTo = (
  intent: NamedDay,
  metric: Metric,
  { difference }: Sides,
  finding: Finding | null,
): string => {
  if (intent.supposes === null) return ""
  const sign = signOf(difference)
  const supposed = supposedSign(intent, metric) ?? sign
  if (sign === 0) return "No: "
  if (sign !== supposed) return isFirm(finding) ? "No, the other way round: " : "No: "
  if (isFirm(finding)) return "Yes: "
  return isHint(finding) ? "It looks like it: " : "Not clearly: "
}

const averages = (metric: Metric): string =>
  isCounted(metric)
    ? "you average"
    : `your ${metric.name} ${isPlural(metric) ? "average" : "averages"}`

const certainty = ({ day }: Metric, { n }: Sides, finding: Finding | null): string | null => {
  if (finding === null) return "There is too little on record to test that."
  if (isFirm(finding)) return n && `It holds over ${dayCount(n)}.`
  return isHint(finding)
    ? "That is a hint, not yet reliable."
    : `Your ${day}s differ that much anyway.`
}

const first = (intent: NamedDay, metric: Metric, found: Found, sides: Sides): Paragraph => {
  const { named, others, difference } = sides
  const sign = signOf(difference)
  const isSame = sign === 0 || (isLarge(named) && !isSeen(named, difference))
  const way = degreesOf(metric)[sign > 0 ? "more" : "less"]
  const rest = isEvening(metric, intent.nights) ? "other nights" : "other days"
  const against = isSame
    ? `about the same as on ${rest}`
    : `${magnitude(difference)} ${way} than on ${rest} (${rounded(others)})`
  const reply = replyTo(intent, metric, sides, found.finding)
  const said = sentence`on ${daysCalled(intent, metric)} ${averages(metric)} ${rounded(named)}, ${against}.`
  return paragraph(
    [capital(`${reply}${said}`), isSame ? null : certainty(metric, sides, found.finding)],
    [
      comparisonWidget({
        id: `${metric.key}_${rowDay(intent, metric)}`,
        title: capital(metric.name),
        mode: "a_vs_b",
        a: { label: capital(rest), fact: others },
        b: { label: daysCalled(intent, metric).replace(/ \(.*/, ""), fact: named },
        percent: found.fact("percent"),
        ...goodWay(metric),
      }),
    ],
  )
}

/** Thousands: a few of them more are no difference that anybody would name. */
const isLarge = (fact: Fact): boolean => Math.abs(valueOf(fact) ?? 0) >= THOUSAND
const THOUSAND = 1_000

/** A further metric in one sentence. */
const further = (metric: Metric, { finding }: Found, { named, others }: Sides): string =>
  isFirm(finding) || isHint(finding)
    ? `${capital(averages(metric))} ${rounded(named)}, against ${rounded(others)}.`
    : sentence`Your ${metric.name} ${verb(metric, "is")} not clearly different: ${rounded(named)} against
      ${rounded(others)}.`

/** One day of the week against the others; of sleep the nights that begin on it. */
export const writeDay = (intent: NamedDay, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const each = intent.metrics.map((metric) => ({
    metric,
    found: foundBy(ledger, "split", {
      metric: metric.key,
      window: intent.period.window,
      by: rowDay(intent, metric),
    }),
  }))
  const [lead] = each
  return each.flatMap(({ metric, found }) => {
    const sides = sidesOf(found)
    if (!sides) return [paragraph([insufficientDataSentence(found, metric.name, intent.period)])]
    const [, ...statistics] = differenceSentences(found.finding)
    return [
      metric === lead?.metric
        ? first(intent, metric, found, sides)
        : paragraph([further(metric, found, sides)]),
      details([
        ...statistics,
        sides.n && `It rests on ${dayCount(sides.n)} with a value ${inWords(intent.period)}.`,
      ]),
    ]
  })
}
