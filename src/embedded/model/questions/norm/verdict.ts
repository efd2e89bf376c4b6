import { isUsualAdult } from "#catalogue/adult"
import { type Band, bandOf, type Zone, zoneOf } from "#catalogue/norms/bands"
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

/** What holds of no age and sex in particular, and the request to say them. */
const ofStrangers = (guideline: Fact | null, yours: string | null): ReadonlyArray<Paragraph> => [
  paragraph([
    guideline
      ? `It depends on age and sex: ${placeholder(guideline)}.`
      : "It depends on age and sex, and I do not know yours.",
    yours && `You're at ${yours}.`,
    "Tell me your age and sex, and I can say how that is for you.",
  ]),
]

const isStranger = (profile: Profile): boolean => profile.age === null || profile.gender === null

/**
 * A judgement of the value that the question names, else of the person's own; null where there is nothing
 * to judge by.
 */
export const writeVerdict = (
  metric: Metric,
  { judges }: Norm,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> | null => {
  const profile = briefing.profile ?? NO_PROFILE
  if (!judges || !isUsualAdult(profile)) return null
  const found = foundBy(ledger, "reference", { metric: metric.key })
  const band = bandOf(metric.key, profile)
  const [typed, own] = [found.fact("asked"), found.fact("value")]
  const yours = own && `about ${level(metric, own)}${daily(metric)} ${timeOf(own, briefing.today)}`
  if (!band) return isStranger(profile) ? ofStrangers(found.fact("guideline"), yours) : null
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
          : `${OPENINGS[judges][is]}: ${lead}; ${range}.`,
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
