import type { FoundPeriod } from "#embedded/model/understanding/time/period"
import { type Mention, metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { pattern, words } from "#embedded/model/understanding/words/table"

/** One sport among others: the daily metrics count the workouts of all of them together. */
const SPORT = words`
  runs?
  ran
  running
  jog(s|ged|ging)?
  rides?
  rode
  riding
  i cycled?
  cycling
  bik(e|es|ed|ing)
  swims?
  swam
  swimming
  hik(e|es|ed|ing)
`
const FAR = /\b(?:how far|distances?|km|kilomet(?:re|er)s?|miles)\b/i
const OFTEN = words`
  how (often|many (times|days|(bike )?rides|runs|swims|jogs|hikes|sessions|workouts))
  number of (runs|rides|swims|jogs|hikes|sessions)
`
const LONG = /\b(?:longe(?:r|st)|shorte(?:r|st)|how long|hours|minutes|time)\b/i
const PULSE = /^(?:heart ?rate|hr|pulse|average heart rate)$/i
const WALK = /^walk/i
/** The night metric for the highest or lowest heart rate. */
const SLEEPING: ReadonlyMap<string, string> = new Map([
  ["min_hr", "sleeping_hr_min"],
  ["max_hr", "sleeping_hr_max"],
])
/** To drink is water first; drinks that are counted are not. */
const DRINKS = /^drinks$/i

/** Whether a question is about one sport. */
export const namesSport = (question: string): boolean => SPORT.test(question)

interface Words {
  readonly text: string
  readonly periods: ReadonlyArray<FoundPeriod>
  readonly available: ReadonlySet<string>
}

/** The metric of a mention, given the other words of the question; null where it names none. */
const senseOf = ({ text, periods, available }: Words, mention: Mention): string | null => {
  const key = mention.metrics[0]?.key ?? ""
  const words = text.slice(mention.start, mention.end)
  if (PULSE.test(words) && periods.some(({ form }) => form === "night")) {
    return available.has("sleeping_hr") ? "sleeping_hr" : key
  }
  const asleep = SLEEPING.get(key)
  if (asleep && available.has(asleep) && periods.some(({ form }) => form === "night")) return asleep
  if (DRINKS.test(words)) return "alcohol_g"
  const sport = SPORT.test(text)
  if (FAR.test(text)) {
    if (key === "distance_km" && sport) return null
    if (key === "steps" && WALK.test(words) && available.has("distance_km")) {
      return FAR.test(text.slice(0, mention.start)) ? null : "distance_km"
    }
    if (key === "workout_minutes" && sport) return "workout_distance_km"
  }
  if (key === "workout_minutes" && OFTEN.test(text)) return "workouts"
  return key === "workouts" && LONG.test(text) ? "workout_minutes" : key
}

const PLACED = pattern`
  ^ (against|relative|within|compared|versus|in|among|on|at(?! (work|home|school|(my|a|the) (desk|office))\b))\b
`

const NO_SPORT = pattern`
  ^ (nights\b|days\b|of (?!\d+ ?(km|k\b|mi|min|hours?))|an? (\w+ )?(experiment|test|trial|analysis|scan|report|
    check)\b)
`

const NOT_MOVING = pattern`
  ^(\s*[?.,!]|\s*$|\s{2,}| (between|from|by|over|up|down|in|this|compared|versus|since|around|along|together|
    with))
`

/** Ambiguous words. They count as a metric only where nothing else explains them. */
const weak: ReadonlyArray<
  readonly [RegExp, (others: ReadonlyArray<Mention>, rest: string, ahead: string) => boolean]
> = [
  [
    /^(?:drink\w*|drank|drunk|consum\w*|fluids?)$/i,
    (others) => others.some(({ metrics }) => INTAKE.has(metrics[0]?.key ?? "")),
  ],
  [
    /^how far$/i,
    (_, rest) => /\bfrom\b|\boff\b|^ (?:out|away|above|below)\b|\boutside\b/i.test(rest),
  ],
  [/^sits?$/i, (_, rest) => PLACED.test(rest)],
  [/^runs?$/i, (_, rest, ahead) => NO_SPORT.test(rest) || /\blong$/i.test(ahead.trimEnd())],
  [
    /^downhill$/i,
    (_, __, ahead) => /\b(?:go(?:ing|es|ne)?|went|all|heading|headed|is|been)\s*$/i.test(ahead),
  ],
  [/^running$/i, (_, __, ahead) => /\b(?:days|nights|weeks)\s*$/i.test(ahead)],
  [/^work(?:ed|ing)? out$/i, (_, rest) => /^ (?:the|my|what|how|an?|by)\b/i.test(rest)],
  [/^mov(?:e|ed|es|ing)$/i, (_, rest) => NOT_MOVING.test(rest)],
  [
    /^periods?$/i,
    (_, __, ahead) => !/\b(?:my|menstrual|monthly|irregular|late|heavy)\s*$/i.test(ahead),
  ],
  [/^feel/i, (_, rest) => UNWELL.test(rest)],
]
const INTAKE = new Set(["water_ml", "caffeine_mg", "alcohol_g", "sugar_g"])
const UNWELL = pattern`
  ^( (so|really|very|a bit|kind of|always|more|quite))* (tired|exhausted|bad|off|awful|terrible|rough|unwell|weak|
    sick|ill|low|weird|strange|drained|sluggish|worn out|run[- ]down|fatigued|sleepy)\b
`

const isWeak = (text: string, mention: Mention, mentions: ReadonlyArray<Mention>): boolean => {
  const words = text.slice(mention.start, mention.end)
  const others = mentions.filter((other) => other !== mention)
  return weak.some(
    ([pattern, yields]) =>
      pattern.test(words) && yields(others, text.slice(mention.end), text.slice(0, mention.start)),
  )
}

/**
 * "am I more active, in active minutes": a bundle is replaced by one of its metrics when that one
 * is named as well.
 */
const isNarrowed = ({ metrics }: Mention, mentions: ReadonlyArray<Mention>): boolean =>
  metrics.length > 1 &&
  mentions.some(
    ({ metrics: [only, ...more] }) => only && more.length === 0 && metrics.includes(only),
  )

/** Disambiguates mentions by the words around them: "how far did I run", "how often do I exercise". */
export const inContext = (
  words: Words,
  mentions: ReadonlyArray<Mention>,
): ReadonlyArray<Mention> => {
  const strong = mentions.filter(
    (mention) => !isWeak(words.text, mention, mentions) && !isNarrowed(mention, mentions),
  )
  const read = strong.flatMap((mention): ReadonlyArray<Mention> => {
    const key = senseOf(words, mention)
    if (key === null) return []
    return key === mention.metrics[0]?.key
      ? [mention]
      : [{ ...mention, metrics: metricsNamed(key) }]
  })
  return read.length > 0 ? read : strong
}
