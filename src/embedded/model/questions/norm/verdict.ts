import { isUsualAdult } from "#catalogue/adult"
import type { Band } from "#catalogue/norms/band"
import { bandOf, zoneOf } from "#catalogue/norms/bands"
import { bare, between, placeholder, signOf, valueOf } from "#catalogue/placeholder"
import { servings } from "#catalogue/servings"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE } from "#domain/profile"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, spoken } from "#embedded/model/prose/spoken"
import { unrecordedSentences } from "#embedded/model/prose/unrecorded"
import { goalSentence } from "#embedded/model/questions/norm/goal"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { openingOf } from "#embedded/model/questions/norm/opening"
import { daily, ownSentence, ownSubject } from "#embedded/model/questions/norm/own"
import { isStranger, NO_SCORE, ofStranger } from "#embedded/model/questions/norm/stranger"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

/** "most adults sit between 60 and 100 bpm", "7 h to 9 h a night is advised". */
const rangeSaid = ({ range }: Band, { fact }: Found): string => {
  const [low, high] = [fact("band_low"), fact("band_high")]
  const isShort = high !== null && low?.item.unit !== "minutes"
  const first = low && (isShort ? bare(placeholder(low)) : placeholder(low))
  const last = high && (high.item.unit === "times" ? bare(placeholder(high)) : placeholder(high))
  const source = fact("band_source")
  const by = source ? ` (${placeholder(source)})` : ""
  return `${range.replace("<low>", first ?? "").replace("<high>", last ?? "")}${by}`
}

/** A difference in percent of the usual that is not worth the words. */
const NEAR_PCT = 2
const PERCENT = 100

/** "That is 22 minutes above your usual 7 h 13 min." */
const usualSentence = (metric: Metric, { usual, period }: Norm, ledger: Ledger): string | null => {
  if (!usual) return null
  const { fact } = foundBy(ledger, "compare", { metric: metric.key, a: usual, b: period.window })
  const [before, now, difference] = [fact("a_mean"), fact("b_mean"), fact("difference")]
  if (!before || !now || !difference) return null
  const pct = Math.abs((valueOf(difference) ?? 0) / (valueOf(before) || 1)) * PERCENT
  if (pct < NEAR_PCT) return `That is close to your usual ${level(metric, before)}.`
  const way = signOf(difference) > 0 ? "above" : "below"
  const seen = between(difference, level(metric, now), level(metric, before))
  return `That is ${seen} ${way} your usual ${bare(level(metric, before))}.`
}

const absenceOf = (metric: Metric, { usual, period }: Norm): string =>
  usual
    ? `I have no ${spoken(metric)} of yours on record ${inWords(period)}.`
    : [
        "I have no recent value of yours to set beside that.",
        ...unrecordedSentences([metric]).slice(1),
      ].join(" ")

/** A time of day, back from the dial to hours of the evening, as bands of bedtimes are. */
const onScale = ({ key }: Metric, value: number): number =>
  key === BEDTIME && value < NOON ? value + DAY_H : value
const BEDTIME = "bedtime_hour"
const NOON = 12
const DAY_H = 24

/** ", at 90 mg a cup,": how an amount in an everyday measure was worked out. */
const servedAt = ({ serving }: Norm, { fact }: Found): string => {
  const one = serving && servings[serving].each && fact("serving")
  return one ? ` (${servings[serving].each} being ${placeholder(one)})` : ""
}

/** The sentence that judges: the word for it, the value that is judged, and the range it is judged by. */
const leadOf = (metric: Metric, intent: Norm, found: Found, band: Band, today: string): string => {
  const [typed, own] = [found.fact("asked"), found.fact("value")]
  const subject = own && ownSubject(metric, own, intent, found, today)
  const range = rangeSaid(band, found)
  const goal =
    (intent.judges === "goal" || intent.judges === "range") && subject
      ? goalSentence(metric, found, subject.said, range)
      : null
  if (goal !== null) return goal
  const value = valueOf(typed ?? own) ?? 0
  const zone = zoneOf(band, intent.aspect ? value : onScale(metric, value))
  const lead = typed
    ? `${placeholder(typed)}${daily(metric)}${servedAt(intent, found)} is ${zone.says}`
    : `${subject?.said}${subject?.joint} ${zone.says}`
  if (intent.judges === "range" || intent.judges === "goal") return `${capital(range)}; ${lead}.`
  return capital(`${openingOf(intent, band, zone, value)}${lead}; ${range}.`)
}

/** "You got up within 54 minutes of 06:51, which is fairly regular.": another spread beside the first. */
const besideSentence = (
  metric: Metric,
  intent: Norm,
  found: Found,
  band: Band,
  today: string,
): string | null => {
  const own = found.fact("value")
  if (intent.aspect !== "spread" || !own) return null
  const { said, joint } = ownSubject(metric, own, intent, found, today)
  return `${capital(said)}${joint} ${zoneOf(band, valueOf(own) ?? 0).says}.`
}

/**
 * A judgement of the value that the question names, else of the person's own; null where there is nothing
 * to judge by.
 */
export const writeVerdict = (
  metric: Metric,
  intent: Norm,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> | null => {
  const { judges, of, aspect } = intent
  const profile = { ...(briefing.profile ?? NO_PROFILE), ...of }
  if (!judges || !isUsualAdult(profile)) return null
  const isOfTime = aspect === "week" && intent.period.form !== "default"
  const found = foundBy(ledger, "reference", {
    metric: metric.key,
    ...(aspect ? { aspect } : {}),
    ...(isOfTime ? { window: intent.period.window } : {}),
  })
  const mean = valueOf(found.fact("population_mean"))
  if (judges === "compare" && mean !== null && mean !== valueOf(found.fact("band_low"))) return null
  const band = bandOf(metric.key, profile, aspect)
  if (!band)
    return isStranger(metric, profile)
      ? ofStranger(metric, profile, intent, found, briefing.today)
      : null
  const own = found.fact("value")
  const typed = found.fact("asked")
  const fact = typed ?? own
  const value = valueOf(fact)
  const range = rangeSaid(band, found)
  const source = (found.fact("band_low") ?? found.fact("band_high"))?.label
  if (!source) return null
  if (!fact || value === null) return [paragraph([`${capital(range)}.`, absenceOf(metric, intent)])]
  const beside =
    metric === intent.metrics[0]
      ? null
      : besideSentence(metric, intent, found, band, briefing.today)
  if (beside) return [paragraph([beside])]
  return [
    paragraph(
      [
        leadOf(metric, intent, found, band, briefing.today),
        typed
          ? own
            ? ownSentence(metric, own, intent, briefing.today)
            : absenceOf(metric, intent)
          : usualSentence(metric, intent, ledger),
        judges === "rate" ? NO_SCORE : null,
        judges === "goal" ? null : band.caveat,
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
