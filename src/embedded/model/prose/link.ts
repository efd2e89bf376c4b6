import { amountOf, degreesOf, endOf, isCounted } from "#catalogue/metrics/degrees"
import {
  bare,
  dayCount,
  magnitude,
  placeholder,
  rounded,
  signOf,
  valueOf,
} from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { REASONS } from "#domain/reason"
import { listed, sentence, spokenName, verb } from "#embedded/model/english"
import { apart, onThose } from "#embedded/model/prose/apart"
import { caveatSentence, intervalSentence, trivialSentence } from "#embedded/model/prose/certainty"
import type { Found } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"
import type { Pair } from "#embedded/model/understanding/pair"
import { capital } from "#language/capital"
import { phrases } from "#language/phrases"

/** Two metrics with what the test of their link found. */
export interface Examined {
  readonly pair: Pair
  readonly found: Found
}

const ASKS = phrases`
  ^ ...3(and|so|ok|but|hey|hi|um|uh|well) (is|are|was|were|am|did|do|does|can|could|has|have)
  (if|when|whenever) i ...8 (am|do|does|is|are) (i|my)
  (tell me|wonder|wondering|know|see) (if|whether)
`
/** Asks whether one is the cause of the other. */
const CAUSAL = phrases`(causal|causation|the (cause|reason)|causality|to blame)`
const HARMS = phrases`
  (ruin*|wreck*|mess/es/ing|damag*|destroy*|kill*|hurt*|harm*|disturb*|disrupt*|worse*|worsen*|wors*|bad|badly)
`

const spoken = (metric: Metric): Metric => ({ ...metric, name: spokenName(metric) })

/** "more steps go with longer sleep the night after". */
export const linkClause = ({ pair, found }: Examined): string => {
  const { feature, target } = pair
  return sentence`${feature.day}s with ${amountOf(spoken(feature), 1)} go with
    ${amountOf(spoken(target), signOf(found.fact("rho")) || (found.finding?.item.effect ?? 0))} ${apart(pair)}`
}

/** What a link that holds is to the question: as it supposes, the other way, or simply so. */
const answer = ({ found }: Examined, { question, supposed }: Asked): string => {
  if (CAUSAL.test(question)) return "Your data can't show a cause, but they go together: "
  if (!ASKS.test(question)) return ""
  const sign = signOf(found.fact("rho"))
  if (supposed !== 0 && sign !== 0 && supposed !== sign) return "No, rather the opposite: "
  return supposed !== 0 && HARMS.test(question) ? "You're not imagining it: " : "Yes: "
}

/** A question about a link: its text, and which way it supposes that the two go. */
export interface Asked {
  readonly question: string
  readonly supposed: number
}

/** Both levels in brackets: "(7 h 9 min against 7 h 14 min)". */
const bothLevels = ({ found }: Examined): string => {
  const [high, low] = [found.fact("target_high"), found.fact("target_low")]
  if (!high || !low) return ""
  const said = isSeenRounded(high, low) ? rounded : placeholder
  return ` (${bare(said(high))} against ${said(low)})`
}

/** What a link has that the leading one has not: its target, or its feature where they share the target. */
const otherOf = ({ pair: { feature, target } }: Examined, first: Examined): Metric =>
  target === first.pair.target ? feature : target

/** Links that do not show, beside another that leads: "No clear link with your HRV (48 ms against 49 ms)". */
export const noneSentence = (others: ReadonlyArray<Examined>, first: Examined): string | null => {
  const named = others.map((each) => `${spokenName(otherOf(each, first))}${bothLevels(each)}`)
  return named.length === 0 ? null : `No clear link with your ${listed(named)}.`
}

/** A link of its own, beside another that leads. */
export const besideSentence = (examined: Examined): string => {
  const levels = levelsClause(examined, "short") ?? linkClause(examined)
  return examined.found.finding?.verdict === "validated"
    ? `${capital(levels)}.`
    : `A hint, not yet reliable: ${levels}.`
}

/** Whether two metrics go the other way than a question supposes. */
const isAgainst = ({ found }: Examined, { supposed }: Asked): boolean =>
  supposed !== 0 && supposed === -signOf(found.fact("rho"))

/** The answer to whether two metrics go together, with the levels at both ends. */
export const headline = (examined: Examined, asked: Asked): string => {
  const { pair, found } = examined
  const levels = levelsClause(examined)
  switch (found.finding?.verdict ?? null) {
    case "validated":
      return capital(`${answer(examined, asked)}${levels ?? linkClause(examined)}.`)
    case "rejected": {
      const none = ASKS.test(asked.question) ? "Not that I can see" : "No clear link"
      const n = found.fact("n")
      return levels
        ? `${none}: ${levels}${n ? `, over ${dayCount(n)}` : ""}.`
        : sentence`${none}: nothing ties your ${spokenName(pair.feature)} to your ${spokenName(pair.target)}
            ${apart(pair)}.`
    }
    default:
      return sentence`${isAgainst(examined, asked) ? "Rather the other way round, if at all" : "Perhaps"}: there is a
        hint, not yet reliable, that ${levels ?? linkClause(examined)}.`
  }
}

const said: Readonly<Record<string, string>> = {
  sleep_minutes: "you sleep",
  deep_minutes: "you get deep sleep of",
  steps: "you walk",
  bedtime_hour: "you go to bed at",
  wake_hour: "you get up at",
  wakeups: "you wake",
  awake_minutes: "you lie awake for",
  sleep_latency: "it takes you",
}

/** How a sentence says the level of a metric: "you sleep", "your mood is". */
const levelOf = (metric: Metric): string =>
  said[metric.key] ?? `your ${spokenName(metric)} ${verb(metric, "is")}`

const IN_NIGHTS = /^in the nights after days$/

/** A level behind a name that says its unit is a number alone: "the most steps (about 12,500)". */
const levelAbout = (metric: Metric, fact: Fact): string =>
  isCounted(metric) ? bare(rounded(fact)) : rounded(fact)

/** "after days with the most caffeine (about 260 mg)". */
const atEnd = ({ pair, found: { fact } }: Examined, end: "highest" | "lowest"): string => {
  const level = fact(end === "highest" ? "feature_high" : "feature_low")
  const around = level ? ` (about ${levelAbout(pair.feature, level)})` : ""
  const when = onThose(pair)
    .replace(IN_NIGHTS, "after days")
    .replace(/^on the days after/, "after")
  return `${when} with the ${endOf(spoken(pair.feature), end)}${around}`
}

/** Levels this near to each other keep their decimals: a mood of 3.1 and one of 3.7. */
const MIN_ROUNDED = 5

const isSeenRounded = (high: Fact, low: Fact): boolean =>
  Math.abs((valueOf(high) ?? 0) - (valueOf(low) ?? 0)) >= MIN_ROUNDED

/** Whether a level prints as nothing of what adds up over a day: no workout, no coffee. */
const isNone = ({ adds_up, decimals, scale }: Metric, level: Fact | null): boolean =>
  adds_up === true &&
  scale !== "clock" &&
  level !== null &&
  Math.round((valueOf(level) ?? 1) * 10 ** decimals) === 0

/** The target at both ends of the feature; null where the ends were not worked out. */
export const levelsClause = (
  examined: Examined,
  length: "full" | "short" = "full",
): string | null => {
  const { pair, found } = examined
  const [high, low] = [found.fact("target_high"), found.fact("target_low")]
  if (!high || !low) return null
  const lowest = found.fact("feature_low")
  const least = degreesOf(spoken(pair.feature)).lowest
  const around = lowest && length === "full" ? ` (about ${levelAbout(pair.feature, lowest)})` : ""
  const said = isSeenRounded(high, low) ? rounded : placeholder
  const other = isNone(pair.feature, lowest) ? "without any" : `with the ${least}${around}`
  return `${atEnd(examined, "highest")} ${levelOf(pair.target)} ${said(high)}, ${other} ${said(low)}`
}

/** Levels that are so far apart look like a difference. */
const WIDE = 0.08

const isWide = ({ fact }: Found): boolean => {
  const [high, low] = [valueOf(fact("target_high")), valueOf(fact("target_low"))]
  return (
    high !== null &&
    low !== null &&
    Math.abs(high - low) > WIDE * Math.max(Math.abs(high), Math.abs(low))
  )
}

/** How far a link carries, in a sentence. */
export const certaintySentence = ({ pair, found }: Examined): string | null => {
  const { finding, fact } = found
  const n = fact("n")
  const over = n ? ` over ${dayCount(n)}` : ""
  switch (finding?.verdict ?? null) {
    case "validated":
      return sentence`It holds${over}, though it can't prove that ${spokenName(pair.feature)}
        ${verb(pair.feature, "is")} the cause.`
    case "rejected":
      return finding?.reason === "negligible"
        ? "What little difference there is is too small to matter."
        : isWide(found)
          ? "A gap like that can still be chance."
          : null
    default:
      return finding?.reason ? `What holds it back: ${REASONS[finding.reason]}.` : null
  }
}

/** The size of a link across the usual range of its feature. */
export const acrossSentence = ({
  pair: { feature, target },
  found: { fact },
}: Examined): string | null => {
  const [slope, low, high] = [fact("slope"), fact("slope_low"), fact("slope_high")]
  if (!slope || signOf(slope) === 0) return null
  const range = low && high ? ` (plausible range ${placeholder(low)} to ${placeholder(high)})` : ""
  return sentence`Across the usual range of your ${feature.name}, that is ${magnitude(slope)}
    ${degreesOf(target)[signOf(slope) > 0 ? "more" : "less"]}${range}.`
}

/** The correlation, its interval, and what it rests on. */
export const strengthSentences = (found: Found, when: string): ReadonlyArray<string | null> => {
  const { fact, finding } = found
  const [rho, n] = [fact("rho"), fact("n")]
  return [
    rho &&
      `The rank correlation is ${placeholder(rho)}${n ? `, over ${dayCount(n)} ${when}` : ""}.`,
    finding && intervalSentence(finding, "the correlation"),
    independentSentence(found),
    finding && caveatSentence(finding),
    finding && trivialSentence(finding),
    "This shows what goes together, not what causes what.",
  ]
}
