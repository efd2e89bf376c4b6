import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Profile } from "#domain/profile"
import { listed } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level } from "#embedded/model/prose/spoken"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { daily, ownNoun, ownSentence } from "#embedded/model/questions/norm/own"
import { capital } from "#language/capital"

/** What a judgement of a metric needs to know of a person, where that is not age and sex. */
const NEEDS: Readonly<Record<string, string>> = {
  weight_kg: "height",
  protein_g: "weight",
  water_ml: "sex",
}

/** Whether something is unknown that a judgement of a metric depends on. */
export const isStranger = (
  { key }: Metric,
  { age, gender, height_cm, weight_kg }: Profile,
): boolean => {
  if (key === "weight_kg") return height_cm === null
  if (key === "protein_g") return weight_kg === null
  return gender === null || (age === null && key !== "water_ml")
}

/** What is said where a mark is asked for. */
export const NO_SCORE = "There is no official score for it, so I give no mark."

const sourceOf = ({ fact }: Found): string => {
  const source = fact("band_source")
  return source ? ` (${placeholder(source)})` : ""
}

/** The heights at which a weight is a healthy one. */
const byHeight = (yours: string, { way, judges }: Norm, found: Found): string | null => {
  const [low, high] = [found.fact("height_low"), found.fact("height_high")]
  if (!low || !high) return null
  const [from, to] = [placeholder(low), placeholder(high)]
  const between = `between ${bare(from)} and ${to}`
  if (judges === "compare" || judges === "range")
    return `It depends on your height: ${yours} is a healthy weight ${between}${sourceOf(found)}.`
  const start = {
    over: `Not if you are at least ${from} tall`,
    under: `Not if you are at most ${to} tall`,
    either: `${judges === "bad" ? "Not" : "Yes,"} if you are ${between} tall`,
  }[way ?? "either"]
  const where = way ? between : "there"
  return `${start}: ${yours} is a healthy weight ${where}${sourceOf(found)}.`
}

const SEXES = [
  ["for_women", "a woman", "female"],
  ["for_men", "a man", "male"],
] as const

/** What holds of women and of men, each with its limit. */
const bySex = (
  metric: Metric,
  own: Fact,
  yours: string,
  { judges }: Norm,
  found: Found,
): string | null => {
  const limits = SEXES.flatMap(([role, who]) => {
    const limit = found.fact(role)
    return limit ? [{ who, limit, isEnough: (valueOf(own) ?? 0) >= (valueOf(limit) ?? 0) }] : []
  })
  if (limits.length === 0) return null
  const clauses = limits.map(
    ({ who, limit, isEnough }) =>
      `${isEnough ? "enough" : "a little short"} for ${who} (from ${level(metric, limit)})`,
  )
  const source = found.fact("band_source")
  const isSure = limits.length === SEXES.length && limits.every(({ isEnough }) => isEnough)
  const word = judges === "bad" ? "No" : "Yes"
  if (isSure) return `${word}: ${yours} is enough for women and men alike${sourceOf(found)}.`
  return `${capital(yours)} is ${listed(clauses)}${source ? ` by the advice of the ${placeholder(source)}` : ""}.`
}

/** From which age on a fitness is above the middle of men and of women. */
const byAge = (yours: string, { gender }: Profile, found: Found): string | null => {
  const ages = SEXES.flatMap(([role, who, sex]) => {
    const age = found.fact(role)
    return age && (gender === null || gender === sex)
      ? [`for ${who} from ${placeholder(age)} on`]
      : []
  })
  return ages.length === 0
    ? null
    : `It depends on age: ${yours} is above the middle ${listed(ages)}${sourceOf(found)}.`
}

const known = (
  metric: Metric,
  yours: string,
  profile: Profile,
  intent: Norm,
  found: Found,
): string | null => {
  const own = found.fact("asked") ?? found.fact("value")
  if (metric.key === "weight_kg") return byHeight(yours, intent, found)
  if (metric.key === "vo2max") return byAge(yours, profile, found)
  return own && bySex(metric, own, yours, intent, found)
}

/** What can be said of somebody of whom too little is known, and the request to tell the rest. */
export const ofStranger = (
  metric: Metric,
  profile: Profile,
  intent: Norm,
  found: Found,
  today: string,
): ReadonlyArray<Paragraph> => {
  const { age, gender } = profile
  const missing = [...(age === null ? ["age"] : []), ...(gender === null ? ["sex"] : [])]
  const needed = NEEDS[metric.key] ?? missing.join(" and ")
  const [own, guideline] = [found.fact("value"), found.fact("guideline")]
  const typed = found.fact("asked")
  const subject = typed
    ? `${placeholder(typed)}${daily(metric)}`
    : own && ownNoun(metric, own, intent, today)
  const said = subject && known(metric, subject, profile, intent, found)
  return [
    paragraph([
      said ??
        (guideline
          ? `It depends on ${needed}: ${placeholder(guideline)}.`
          : `It depends on your ${needed}, which I do not know.`),
      own && (typed || !said) ? ownSentence(metric, own, intent, today) : null,
      `Tell me your ${needed}, and I can say how that is for you.`,
      intent.judges === "rate" ? NO_SCORE : null,
    ]),
  ]
}
