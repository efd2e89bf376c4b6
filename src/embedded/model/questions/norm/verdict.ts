import { isUsualAdult } from "#catalogue/adult"
import type { Band, Zone } from "#catalogue/norms/band"
import { bandOf, zoneOf } from "#catalogue/norms/bands"
import type { Material } from "#domain/briefing"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { addDays } from "#domain/time"
import { capital, sentence, verb } from "#embedded/model/english"
import { bare, placeholder, roundedMagnitude, signOf, valueOf } from "#embedded/model/placeholder"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { Judgement, Norm } from "#embedded/model/questions/norm/intent"
import type { Somebody } from "#embedded/model/understanding/profile/somebody"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

/** How a judgement begins, by the zone that a value lies in. */
export const OPENINGS: Readonly<
  Record<Exclude<Judgement, "range">, Readonly<Record<Zone["is"], string>>>
> = {
  good: { good: "Yes", usual: "Not quite", fair: "Not quite", off: "No" },
  normal: { good: "Yes", usual: "Yes", fair: "Not quite", off: "No" },
  bad: { good: "No", usual: "No", fair: "A little", off: "Yes" },
  rate: { good: "Good", usual: "Fair", fair: "Fair", off: "Poor" },
}

/** "most adults sit between 60 and 100 bpm", "7 h to 9 h a night is advised". */
const rangeSaid = ({ range }: Band, { fact }: Found): string => {
  const [low, high] = [fact("band_low"), fact("band_high")]
  const isShort = high !== null && low?.item.unit !== "minutes"
  const first = low && (isShort ? bare(placeholder(low)) : placeholder(low))
  const source = fact("band_source")
  const by = source ? ` (${placeholder(source)})` : ""
  return `${range.replace("<low>", first ?? "").replace("<high>", high ? placeholder(high) : "")}${by}`
}

const daily = ({ key, adds_up, day }: Metric): string =>
  key === "sleep_minutes" || adds_up ? ` a ${day}` : ""

/** How old a last value may be for its month to be called the past one. */
const RECENT_DAYS = 7

const timeOf = ({ item: { window } }: Fact, today: string): string =>
  window && window.to < addDays(today, -RECENT_DAYS)
    ? "in the last month on record"
    : "over the past month"

/** What a judgement of a metric needs to know of a person, where that is not age and sex. */
const NEEDS: Readonly<Record<string, string>> = {
  weight_kg: "height",
  protein_g: "weight",
  water_ml: "sex",
}

/** What holds of nobody in particular, and the request to say what it depends on. */
const ofStrangers = (
  { key }: Metric,
  { age, gender }: Profile,
  guideline: Fact | null,
  yours: string | null,
): ReadonlyArray<Paragraph> => {
  const missing = [...(age === null ? ["age"] : []), ...(gender === null ? ["sex"] : [])]
  const needed = NEEDS[key] ?? missing.join(" and ")
  return [
    paragraph([
      guideline
        ? `It depends on ${needed}: ${placeholder(guideline)}.`
        : `It depends on your ${needed}, which I do not know.`,
      yours && `You're at ${yours}.`,
      `Tell me your ${needed}, and I can say how that is for you.`,
    ]),
  ]
}

/** ", for a woman of that age", where the question says whom it is about. */
const forSomebody = ({ age, gender, height_cm }: Somebody = {}): string => {
  const who = gender && (gender === "female" ? "a woman" : "a man")
  if (height_cm !== undefined) return ""
  if (age !== undefined) return who ? `, for ${who} of that age` : ", at that age"
  return who ? `, for ${who}` : ""
}

/** Whether something is unknown that a judgement of a metric depends on. */
const isStranger = ({ key }: Metric, { age, gender, height_cm, weight_kg }: Profile): boolean => {
  if (key === "weight_kg") return height_cm === null
  if (key === "protein_g") return weight_kg === null
  return gender === null || (age === null && key !== "water_ml")
}

/** "about 57 bpm over the past month", "7 h 33 min last night". */
const ownLevel = (metric: Metric, own: Fact, { usual, period }: Norm, today: string): string => {
  if (!usual) return `about ${level(metric, own)}${daily(metric)} ${timeOf(own, today)}`
  const isDay = period.window.from === period.window.to
  return `${level(metric, own)}${isDay ? "" : daily(metric)} ${inWords(period)}`
}

/** What is done, where a time is named: "you slept 7 h 33 min last night". */
const SUBJECTS: Readonly<Record<string, string>> = {
  sleep_minutes: "you slept",
  steps: "you took",
}

const subjectOf = (metric: Metric, { usual }: Norm): string =>
  usual ? (SUBJECTS[metric.key] ?? `your ${spoken(metric)} ${verb(metric, "was")}`) : "you're at"

/** A difference in percent of the usual that is not worth the words. */
const NEAR_PCT = 2
const PERCENT = 100

/** "That is 22 minutes above your usual 7 h 13 min." */
const usualSentence = (metric: Metric, { usual, period }: Norm, ledger: Ledger): string | null => {
  if (!usual) return null
  const { fact } = foundBy(ledger, "compare", { metric: metric.key, a: usual, b: period.window })
  const [before, difference] = [fact("a_mean"), fact("difference")]
  if (!before || !difference) return null
  const pct = Math.abs((valueOf(difference) ?? 0) / (valueOf(before) || 1)) * PERCENT
  if (pct < NEAR_PCT) return `That is close to your usual ${level(metric, before)}.`
  const way = signOf(difference) > 0 ? "above" : "below"
  return `That is ${roundedMagnitude(difference)} ${way} your usual ${level(metric, before)}.`
}

const NO_SCORE = "There is no official score for it, so I give no mark."

/** "Aim for about 9,000 steps a day, a small step up: you're at about 8,000 …". */
const goalSentence = (
  metric: Metric,
  goal: Fact,
  own: Fact | null,
  yours: string,
  range: string,
): string =>
  (valueOf(own) ?? 0) < (valueOf(goal) ?? 0)
    ? sentence`Aim for about ${level(metric, goal)}${daily(metric)}, a small step up: you're at ${yours}, and
        ${range}.`
    : `What you have is enough: you're at ${yours}, and ${range}.`

/**
 * A judgement of the value that the question names, else of the person's own; null where there is nothing
 * to judge by.
 */
export const writeVerdict = (
  metric: Metric,
  intent: Norm,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> | null => {
  const { judges, of, period } = intent
  const profile = { ...(briefing.profile ?? NO_PROFILE), ...of }
  if (!judges || !isUsualAdult(profile)) return null
  const found = foundBy(ledger, "reference", { metric: metric.key })
  const band = bandOf(metric.key, profile)
  const [typed, own] = [found.fact("asked"), found.fact("value")]
  const yours = own && ownLevel(metric, own, intent, briefing.today)
  if (!band)
    return isStranger(metric, profile)
      ? ofStrangers(metric, profile, found.fact("guideline"), yours)
      : null
  const range = rangeSaid(band, found)
  const fact = typed ?? own
  const value = valueOf(fact)
  const absent = intent.usual
    ? `I have no ${spoken(metric)} of yours on record ${inWords(period)}.`
    : "I have no recent value of yours to set beside that."
  const source = (found.fact("band_low") ?? found.fact("band_high"))?.label
  if (!source) return null
  if (!fact || value === null) return [paragraph([`${capital(range)}.`, absent])]
  const { is, says } = zoneOf(band, value)
  const lead = typed
    ? `${placeholder(typed)}${daily(metric)} is ${says}`
    : `${subjectOf(metric, intent)} ${yours}, ${says}`
  const goal = judges === "range" ? found.fact("goal") : null
  return [
    paragraph(
      [
        goal && yours
          ? goalSentence(metric, goal, own, yours, range)
          : judges === "range"
            ? `${capital(range)}; ${lead}.`
            : `${OPENINGS[judges][is]}${forSomebody(of)}: ${lead}; ${range}.`,
        typed ? (yours ? `You're at ${yours}.` : absent) : null,
        typed ? null : usualSentence(metric, intent, ledger),
        judges === "rate" ? NO_SCORE : null,
        band.caveat,
      ],
      [
        statTiles(`${metric.key}_norm`, metric.name, [
          { label: "Asked about", fact: typed },
          { label: "Yours", fact: own },
          { label: "From", fact: found.fact("band_low") },
          { label: "To", fact: found.fact("band_high") },
        ]),
      ],
    ),
    details([`The range is from studies or guidelines of adults: ${source}.`]),
  ]
}
