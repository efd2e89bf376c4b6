import { isPlural } from "#catalogue/metrics/degrees"
import { bare, magnitude, placeholder, rounded, valueOf } from "#catalogue/placeholder"
import { readsAlike } from "#catalogue/render"
import type { Material } from "#domain/briefing"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { outside } from "#domain/outside-text"
import { addDays, type LocalDate } from "#domain/time"
import { judged, listed, sentence, verb } from "#embedded/model/english"
import {
  type Beyond,
  beyondUsual,
  CLEARLY_BEYOND,
  sideOfUsual,
} from "#embedded/model/prose/beside-usual"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { isFine, level } from "#embedded/model/prose/spoken"
import { generalSentence } from "#embedded/model/questions/explanation/general"
import type { DayExplanation, Premise } from "#embedded/model/questions/explanation/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

/** A metric of the night, the day or the day before, beside what is usual. */
interface Part {
  readonly metric: Metric
  readonly found: Found
  /** The side of the usual on which it lies; 0 within the usual range. */
  readonly side: number
  readonly beyond: Beyond
  /** The robust z-score, by which parts are ordered; of a metric without spread a large one where it is unusual. */
  readonly z: number
}

const MAX_PARTS = 3
const MAX_BEFORE = 3
/** Within the usual range a value this near to the middle is close to it. */
const NEAR_Z = 1

const partOf = (metric: Metric, date: LocalDate, ledger: Ledger): Part | null => {
  const found = foundBy(ledger, "baseline", { metric: metric.key, date })
  const [value, median] = [found.fact("value"), found.fact("median")]
  if (!value || !median) return null
  const z = valueOf(found.fact("z"))
  const beyond = beyondUsual(found)
  const sign = sideOfUsual(found)
  return { metric, found, beyond, side: beyond === 0 ? 0 : sign, z: z ?? sign * beyond }
}

const partsOf = (
  metrics: ReadonlyArray<Metric>,
  date: LocalDate,
  ledger: Ledger,
): ReadonlyArray<Part> =>
  metrics
    .flatMap((metric) => partOf(metric, date, ledger) ?? [])
    .filter(({ beyond }) => beyond > 0)
    .toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z))

/** Parts of a night as people say them. */
const SAID: Readonly<Record<string, (value: string) => string>> = {
  wakeups: (value) => `you woke ${value}`,
  sleep_latency: (value) => `it took you ${value} to fall asleep`,
  sleep_efficiency: (value) => `sleep efficiency was ${value}`,
  bedtime_hour: (value) => `you went to bed at ${value}`,
  sleep_minutes: (value) => `you slept ${value}`,
  steps: (value) => `you walked ${value}`,
  workout_minutes: (value) => `you worked out for ${value}`,
}

/** "you woke 7 times (usually 3)". */
const said = ({ metric, found }: Part): string => {
  const value = rounded(found.fact("value")!)
  const clause =
    SAID[metric.key]?.(value) ?? `${metric.name} ${isPlural(metric) ? "were" : "was"} ${value}`
  return `${clause} (usually ${rounded(found.fact("median")!)})`
}

const isSleepTime = ({ key }: Metric): boolean => key === "sleep_minutes"

const isDrink = ({ families }: Metric): boolean =>
  families.includes("caffeine") || families.includes("alcohol")

/** For a night more sleep is the better way, and more coffee and alcohol the worse. */
const wayOf = (metric: Metric, sign: number): "better" | "worse" | null => {
  if (sign !== 0 && isSleepTime(metric)) return sign > 0 ? "better" : "worse"
  return sign !== 0 && isDrink(metric) ? (sign > 0 ? "worse" : "better") : judged(metric, sign)
}

/** Whether the day is as the question says; null where it says nothing of that kind. */
const holds = (premise: Premise, { metric, side }: Part): boolean | null => {
  if (premise === null) return null
  if (premise === "low" || premise === "high") return side === (premise === "high" ? 1 : -1)
  return wayOf(metric, side) === (premise === "bad" ? "worse" : "better")
}

/** Whether a part goes the way the question asks about: of a bad night what is worse. */
const fits = (premise: Premise, main: Part, { metric, side }: Part): boolean => {
  const way = wayOf(metric, side)
  if (way === null || premise === null) return true
  const asked =
    premise === "bad"
      ? "worse"
      : premise === "good"
        ? "better"
        : wayOf(main.metric, premise === "high" ? 1 : -1)
  return asked === null || way === asked
}

/** A level as people say it, with all its decimals where it would read like another one that it is not. */
const saidBeside = (metric: Metric, fact: Fact, other: Fact): string =>
  readsAlike(fact, other, !isFine(metric)) ? placeholder(fact) : level(metric, fact)

const DEGREES = ["", "slightly", "clearly", "far"] as const

/** "clearly above your usual 29", "within your usual 24 to 35", "close to your usual 29". */
const beside = ({ metric, found, beyond, side, z }: Part): string => {
  const [low, high] = [found.fact("low"), found.fact("high")]
  const usual = saidBeside(metric, found.fact("median")!, found.fact("value")!)
  if (beyond === 0)
    return low && high && Math.abs(z) >= NEAR_Z && !readsAlike(low, high, !isFine(metric))
      ? `within your usual ${bare(level(metric, low))} to ${level(metric, high)}`
      : `close to your usual ${usual}`
  const way = metric.scale === "clock" ? ["later than", "earlier than"] : ["above", "below"]
  return `${DEGREES[beyond]} ${way[side > 0 ? 0 : 1]} your usual ${usual}`
}

/** The value of the day beside the usual one: "You slept 7 h 3 min on Tuesday, close to your usual 7 h 19 min". */
const levelClause = (main: Part, intent: DayExplanation): string => {
  const { metric, found } = main
  const value = saidBeside(metric, found.fact("value")!, found.fact("median")!)
  const usual = beside(main)
  return metric.key === "sleep_minutes"
    ? `you slept ${value} ${inWords(intent)}, ${usual}`
    : `your ${metric.name} ${verb(metric, "was")} ${value} ${inWords(intent)}, ${usual}`
}

const ADJECTIVES = {
  clock: { low: "early", high: "late" },
  length: { low: "short", high: "long" },
  level: { low: "low", high: "high" },
} as const

/** What the premise is answered with where it does not hold: "It was not short". */
const denial = (premise: Premise, { metric }: Part): string => {
  const it = isPlural(metric) ? "They were" : "It was"
  if (premise !== "low" && premise !== "high")
    return `It was ${premise === "good" ? "no especially good" : "no bad"} ${metric.day} by that measure`
  const kind = metric.scale === "clock" ? "clock" : isSleepTime(metric) ? "length" : "level"
  return `${it} not ${ADJECTIVES[kind][premise]}`
}

/** Metrics of a night that is restless. */
const RESTLESS: ReadonlySet<string> = new Set(["wakeups", "sleep_latency", "sleep_efficiency"])

const deniedSentence = (main: Part, odd: ReadonlyArray<Part>, intent: DayExplanation): string => {
  const level = `${denial(intent.premise, main)}: ${levelClause(main, intent)}`
  // Beside an ordinary day only what is plainly unusual is named.
  const plain = odd.filter(({ beyond }) => beyond >= CLEARLY_BEYOND).slice(0, 2)
  return plain.length === 0
    ? `${level}.`
    : `${level}. What did stand out: ${listed(plain.map(said))}.`
}

const leadSentence = (main: Part, odd: ReadonlyArray<Part>, intent: DayExplanation): string => {
  const level = capital(levelClause(main, intent))
  const list = listed(odd.slice(0, MAX_PARTS).map(said))
  if (odd.length === 0) return `${level}. Nothing else about that ${main.metric.day} stands out.`
  if (holds(intent.premise, main) !== false) return `${level}. What stands out beside it: ${list}.`
  const isRestless = odd.some(({ metric }) => RESTLESS.has(metric.key))
  return `${level}, but ${isRestless ? "it was restless" : "not all of it was usual"}: ${list}.`
}

/** Training: a day with less of it than usual is a day off. */
const TRAINING: ReadonlySet<string> = new Set(["workout_minutes", "training_load"])

const isOfSame = (premise: Premise, main: Part, part: Part): boolean =>
  (!TRAINING.has(part.metric.key) || part.side > 0) && fits(premise, main, part)

/** From this time on a workout is late. */
const LATE = "20:00"

/** Notes that are named at once. */
const MAX_NOTED = 3

const lateSentences = (eve: LocalDate, ledger: Ledger, to: LocalDate): ReadonlyArray<string> => {
  const found = foundBy(ledger, "happenings", { window: { from: eve, to } })
  return [
    ...found
      .those("workout_end")
      .filter(({ item }) => item.window?.from === eve && String(item.value) >= LATE)
      .map((fact) => `${outside(fact.label)} went on until ${placeholder(fact)}`),
    ...found.those("travel_on").map(() => "you changed the time zone"),
    ...found
      .those("noted_on")
      .filter(({ item }) => String(item.value) <= eve)
      .slice(-MAX_NOTED)
      .map((fact) =>
        fact.item.value === eve
          ? `you noted “${outside(fact.label)}”`
          : `there was what you noted from ${placeholder(fact)} on, “${outside(fact.label)}”`,
      ),
  ]
}

/** What the person noted for the day itself; null without any. */
const notedSentence = ({ date }: DayExplanation, ledger: Ledger): string | null => {
  const window = { from: addDays(date, -1), to: date }
  const notes = foundBy(ledger, "happenings", { window })
    .those("noted_on")
    .filter(({ item }) => item.value === date)
    .slice(0, MAX_NOTED)
  return notes.length === 0
    ? null
    : `For that day you noted ${listed(notes.map(({ label }) => `“${outside(label)}”`))}.`
}

const isOfNote = (premise: Premise, main: Part, part: Part): boolean => {
  const { key, families } = part.metric
  if (TRAINING.has(key)) return part.side > 0
  return families.includes("movement") || fits(premise, main, part)
}

const eveSentence = (main: Part, intent: DayExplanation, ledger: Ledger): string | null => {
  const eve = addDays(intent.date, -1)
  const looked = intent.before.some(({ key }) =>
    foundBy(ledger, "baseline", { metric: key, date: eve }).fact("value"),
  )
  const parts = [
    ...partsOf(intent.before, eve, ledger)
      .filter((part) => isOfNote(intent.premise, main, part))
      .slice(0, MAX_BEFORE)
      .map(said),
    ...lateSentences(eve, ledger, intent.date),
  ]
  if (parts.length > 0) return `The day before, ${listed(parts)}.`
  return looked ? "Nothing stands out in the day before." : null
}

const aloneSentence = (main: Part): string | null => {
  const outside = main.found.fact("outside")
  const count = valueOf(outside) ?? 0
  const { day } = main.metric
  return outside && count > 1
    ? `It is not alone: of that ${day} and the ones right before it, ${placeholder(outside)} were like that.`
    : `One ${day} like that means little by itself, and this is what fits, not a cause.`
}

const statistics = ({ metric, found }: Part): string | null => {
  const [z, mad, n] = [found.fact("z"), found.fact("mad"), found.fact("n")]
  return z && mad && n
    ? sentence`Your ${metric.name} ${verb(metric, "has")} a robust z-score of ${placeholder(z)}, counted in spreads of
        ${magnitude(mad)} over the ${placeholder(n)} before.`
    : null
}

const NOT_IN = "The day you ask about has no value yet, so this is the last one."

/** One night or day: what was unusual about it, then about the day before, then what goes along in general. */
export const writeDay = (
  intent: DayExplanation,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { metric, date, premise, same, isEarlier } = intent
  const main = partOf(metric, date, ledger)
  if (!main) {
    const found = foundBy(ledger, "baseline", { metric: metric.key, date })
    return [paragraph([insufficientDataSentence(found, metric.name, intent)])]
  }
  const odd = partsOf(same, date, ledger).filter((part) => isOfSame(premise, main, part))
  const isSleepAsked = premise === "bad" && metric.families.includes("sleep")
  const isOrdinary = holds(premise, main) === false && !(isSleepAsked && odd.length > 0)
  const tiles = [main, ...odd].map((part) => ({
    label: capital(part.metric.name),
    fact: part.found.fact("value"),
    delta: part.found.finding,
  }))
  return [
    paragraph(
      [
        isEarlier ? NOT_IN : null,
        isOrdinary ? deniedSentence(main, odd, intent) : leadSentence(main, odd, intent),
        isOrdinary ? null : eveSentence(main, intent, ledger),
        isOrdinary ? null : notedSentence(intent, ledger),
        isOrdinary ? null : aloneSentence(main),
      ],
      [statTiles("explanation", `${capital(inWords(intent))}`, tiles)],
    ),
    paragraph([isOrdinary ? null : generalSentence(metric, ledger)]),
    details([main, ...odd].map(statistics)),
  ]
}
