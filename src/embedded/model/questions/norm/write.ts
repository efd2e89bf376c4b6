import { normOf } from "#catalogue/norms"
import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { comparedWith, sentence, signBetween } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level } from "#embedded/model/prose/spoken"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { writePressure } from "#embedded/model/questions/norm/pressure"
import { writeRating } from "#embedded/model/questions/norm/rating"
import { writeVerdict } from "#embedded/model/questions/norm/verdict"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const ADULT = 18

/** The properties of the reader that change the text. */
interface Reader {
  readonly minor: boolean
  /** True when age or sex is not known. */
  readonly stranger: boolean
}

/** The person's own beside the published average, whose label names the study: "resting heart rate (Quer 2020)". */
const studiesSentence = (metric: Metric, { fact }: Found): string | null => {
  const [value, mean] = [fact("value"), fact("population_mean")]
  if (!mean) return null
  const sign = value ? signBetween(metric, valueOf(value) ?? 0, valueOf(mean) ?? 0) : null
  const source = fact("population_source")
  const by = source ? ` (${placeholder(source)})` : ""
  const average = `the average of adults in studies, ${placeholder(mean)}${by}`
  return value && sign !== null
    ? sentence`Your average of ${level(metric, value)} over the past month is ${comparedWith(metric, sign)}
        ${average}.`
    : `${capital(average)}.`
}

const usualSentence = ({ fact }: Found): string | null => {
  const [low, high, guideline] = [fact("usual_low"), fact("usual_high"), fact("guideline")]
  const who = fact("population_mean") ? "Most of them" : `For ${low?.label}, most adults`
  const range =
    low && high ? `${who} lie between ${placeholder(low)} and ${placeholder(high)}.` : null
  const advice = guideline ? `What is advised to adults: ${placeholder(guideline)}.` : null
  return [range, advice].filter((sentence) => sentence !== null).join(" ") || null
}

/** A profile for which every study has a norm. */
const KNOWN = { ...NO_PROFILE, age: 40, gender: "female" } as const

/** Whether studies say anything of a metric, of some adult. */
const isStudied = ({ key }: Metric): boolean => normOf(key, KNOWN) !== null

const silenceSentence = (metric: Metric, stranger: boolean): string => {
  if (!isStudied(metric))
    return `I know of no study to hold your ${metric.name} against, so your own past is the better measure.`
  return stranger
    ? "What studies say of it depends on age and sex."
    : "What studies say of it is not made for your situation, so your own past is the better measure."
}

/** The person's own number with what studies of adults say; for a child the number alone. */
const one = (
  metric: Metric,
  { period }: Norm,
  ledger: Ledger,
  { minor, stranger }: Reader,
): Paragraph => {
  const found = foundBy(ledger, "reference", { metric: metric.key })
  const value = found.fact("value")
  const own = value
    ? `Your ${metric.name} averages ${placeholder(value)}.`
    : (insufficientDataSentence(found, metric.name, period) ??
      `There is no recent value of your ${metric.name} on record.`)
  if (minor) return paragraph([own])
  const average = studiesSentence(metric, found)
  const studies = [average, usualSentence(found)]
  return paragraph(
    [
      value && average ? null : own,
      ...studies,
      studies.every((sentence) => sentence === null) ? silenceSentence(metric, stranger) : null,
    ],
    [
      statTiles(`${metric.key}_norm`, metric.name, [
        { label: "Yours", fact: value },
        { label: "Average in studies", fact: found.fact("population_mean") },
        { label: "Usually at least", fact: found.fact("usual_low") },
        { label: "Usually at most", fact: found.fact("usual_high") },
      ]),
    ],
  )
}

const MINOR =
  "These numbers are of adults, so I hold no younger person against them; a paediatrician can."

const AVERAGES = sentence`Such averages are of many people in one study and by other devices: they say where others
  stand, not whether yours is good for you.`

/** Whether studies say something else of other ages or of the other sex. */
const isByPerson = ({ key }: Metric): boolean =>
  !Bun.deepEquals(normOf(key, KNOWN), normOf(key, { ...KNOWN, age: 70, gender: "male" }))

const placeSentence = (profile: Profile | null, metrics: ReadonlyArray<Metric>): string => {
  if (!metrics.some(isByPerson)) return AVERAGES
  const unknown = [
    ...(profile?.age == null ? ["age"] : []),
    ...(profile?.gender == null ? ["sex"] : []),
  ]
  return unknown.length > 0
    ? `Tell me your ${unknown.join(" and ")}, and I can say more of people like you.`
    : AVERAGES
}

/** A judgement where one is asked for, else published values of a metric beside the person's own. */
export const writeNorm = (intent: Norm, material: Material): ReadonlyArray<Paragraph> => {
  const { briefing, ledger } = material
  const profile = { ...(briefing.profile ?? NO_PROFILE), ...intent.of }
  const pressure = writePressure(intent, material)
  if (pressure) return pressure
  const rating = writeRating(intent, material)
  if (rating) return rating
  const minor = profile.age !== null && profile.age < ADULT
  const stranger = profile.age === null || profile.gender === null
  const isBundle = intent.metrics.length > 2
  const judged = (isBundle ? intent.metrics.slice(0, 1) : intent.metrics).map((metric) => ({
    metric,
    verdict: writeVerdict(metric, intent, material),
  }))
  const rest = judged.flatMap(({ metric, verdict }) => (verdict ? [] : [metric]))
  return [
    ...judged.flatMap(
      ({ metric, verdict }) => verdict ?? [one(metric, intent, ledger, { minor, stranger })],
    ),
    paragraph([minor ? MINOR : rest.some(isStudied) ? placeSentence(profile, rest) : null]),
  ]
}
