import { isUsualAdult } from "#catalogue/adult"
import type { Band, Zone } from "#catalogue/norms/band"
import { bandOf, zoneOf } from "#catalogue/norms/bands"
import type { Material } from "#domain/briefing"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { addDays } from "#domain/time"
import { capital } from "#embedded/model/english"
import { bare, placeholder, valueOf } from "#embedded/model/placeholder"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level } from "#embedded/model/prose/spoken"
import type { Judgement, Norm } from "#embedded/model/questions/norm/intent"
import type { Somebody } from "#embedded/model/understanding/profile/somebody"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

/** How a judgement begins, by the zone that a value lies in. */
export const OPENINGS: Readonly<
  Record<Exclude<Judgement, "range">, Readonly<Record<Zone["is"], string>>>
> = {
  good: { good: "Yes", usual: "Not quite", fair: "Not quite", off: "No" },
  normal: { good: "Yes", usual: "Yes", fair: "Not quite", off: "No" },
  bad: { good: "No", usual: "No", fair: "A little", off: "Yes" },
  rate: {
    good: "I'd call it good rather than give it a mark",
    usual: "I'd call it fair rather than give it a mark",
    fair: "I'd call it fair rather than give it a mark",
    off: "I'd call it poor rather than give it a mark",
  },
}

/** "most adults sit between 60 and 100 bpm", "7 h to 9 h a night is advised". */
const rangeSaid = ({ range }: Band, { fact }: Found): string => {
  const [low, high] = [fact("band_low"), fact("band_high")]
  const isShort = high !== null && low?.item.unit !== "minutes"
  const first = low && (isShort ? bare(placeholder(low)) : placeholder(low))
  return range.replace("<low>", first ?? "").replace("<high>", high ? placeholder(high) : "")
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

/**
 * A judgement of the value that the question names, else of the person's own; null where there is nothing
 * to judge by.
 */
export const writeVerdict = (
  metric: Metric,
  { judges, of }: Norm,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> | null => {
  const profile = { ...(briefing.profile ?? NO_PROFILE), ...of }
  if (!judges || !isUsualAdult(profile)) return null
  const found = foundBy(ledger, "reference", { metric: metric.key })
  const band = bandOf(metric.key, profile)
  const [typed, own] = [found.fact("asked"), found.fact("value")]
  const yours = own && `about ${level(metric, own)}${daily(metric)} ${timeOf(own, briefing.today)}`
  if (!band)
    return isStranger(metric, profile)
      ? ofStrangers(metric, profile, found.fact("guideline"), yours)
      : null
  const range = rangeSaid(band, found)
  const fact = typed ?? own
  const value = valueOf(fact)
  const absent = "I have no recent value of yours to set beside that."
  const source = (found.fact("band_low") ?? found.fact("band_high"))?.label
  if (!source) return null
  if (!fact || value === null) return [paragraph([`${capital(range)}.`, absent])]
  const { is, says } = zoneOf(band, value)
  const lead = typed
    ? `${placeholder(typed)}${daily(metric)} is ${says}`
    : `you're at ${yours}, ${says}`
  return [
    paragraph(
      [
        judges === "range"
          ? `${capital(range)}; ${lead}.`
          : `${OPENINGS[judges][is]}${forSomebody(of)}: ${lead}; ${range}.`,
        typed ? (yours ? `You're at ${yours}.` : absent) : null,
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
