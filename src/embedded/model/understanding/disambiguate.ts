import type { FoundPeriod } from "#embedded/model/understanding/time/period"
import { type Mention, metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

/** One sport among others: the daily metrics count the workouts of all of them together. */
const SPORT = phrases`
  run/s
  ran
  running
  jog/s/ged/ging
  ride/s
  rode
  riding
  i cycle/d
  cycling
  bik/e/es/ed/ing
  swim/s
  swam
  swimming
  hik/e/es/ed/ing
`
const FAR = phrases`
  how far
  distance/s
  km
  (kilometre|kilometer)
  (kilometres|kilometers)
  miles
`
const OFTEN = phrases`
  how often
  how many (times|days|[bike] rides|runs|swims|jogs|hikes|sessions|workouts)
  number of (runs|rides|swims|jogs|hikes|sessions)
`
const LONG = phrases`
  longe/r/st
  shorte/r/st
  how long
  hours
  minutes
  time
`
/** "what time did I wake up" is the hour of it, not how many times. */
const ONE_TIME = phrases`^ time`
const PULSE = phrases`
  ^ [average] (heart rate|heartrate|hr|pulse) $
`
const TO_DRINK = phrases`^ (drink | drinking | drank | drunk) $`
const TOO_MUCH = phrases`
  too (much|often)
  (less|more|fewer) !(water|fluid/s|liquid/s)
  (a lot|heavily|cut down|cut back)
`
const WALK = phrases`walk*`
/** Weights that are lifted are a workout, and nobody's weight. */
const LIFTS = phrases`
  (lift*|lifted|lifting|train*|work* out|exercise) ...2(with|some|heavy|the|free) weight/s
  free weights
`
/** The night metric for the highest or lowest heart rate. */
const SLEEPING: ReadonlyMap<string, string> = new Map([
  ["min_hr", "sleeping_hr_min"],
  ["max_hr", "sleeping_hr_max"],
])
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
  // To drink is water first; drinks that are counted, too many or fewer are not.
  if (words.toLowerCase() === "drinks") return "alcohol_g"
  if (key === "weight_kg" && LIFTS.find(text).some(({ end }) => end === mention.end))
    return "workouts"
  if (key === "water_ml" && TO_DRINK.test(words) && TOO_MUCH.test(text)) return "alcohol_g"
  const sport = SPORT.test(text)
  if (FAR.test(text)) {
    if (key === "distance_km" && sport) return null
    if (key === "steps" && WALK.beginsAt(text, mention.start) && available.has("distance_km")) {
      return FAR.find(text).some(({ end }) => end <= mention.start) ? null : "distance_km"
    }
    if (key === "workout_minutes" && sport) return "workout_distance_km"
  }
  if (key === "wakeups" && ONE_TIME.test(words)) return "wake_hour"
  if (key === "workout_minutes" && OFTEN.test(text)) return "workouts"
  return key === "workouts" && LONG.test(text) ? "workout_minutes" : key
}

/** Ambiguous words: what follows them says that they mean no metric. */
const OTHERWISE = phrases`
  how far ...40 (from|off|outside)
  how far (out|away|above|below)
  sit/s (against|relative|within|compared|versus|in|among|on)
  sit/s at !(work|home|school|(my|a|the) (desk|office))
  run/s (nights|days|of !(# (km|k|mi*|hour/s)))
  run/s (a|an) ...1 (experiment|test|trial|analysis|scan|report|check)
  work/ed/ing out (the|my|what|how|a|an|by)
  mov/e/ed/es/ing $
  climb/ed/ing $
  climb/ed/ing (again|since|over|up|down|lately|this|or|back|steadily)
  mov/e/ed/es/ing (between|from|by|over|up|down|in|this|compared|versus|since|around|along|together|with)
  feel* ...3${phrases`
    so
    really
    very
    a
    bit
    kind
    of
    always
    more
    quite
  `} ${phrases`
    tired
    exhausted
    bad
    off
    awful
    terrible
    rough
    unwell
    weak
    sick
    ill
    low
    weird
    strange
    drained
    sluggish
    worn out
    run-down
    fatigued
    sleepy
  `}
`
/** Ambiguous words: what is before them says that they mean no metric. */
const OTHERWISE_BEHIND = phrases`
  long run/s
  (days|nights|weeks) running
  (go|going|goes|gone|went|all|heading|headed|is|been) downhill
  <!(my|next|menstrual|monthly|irregular|late|heavy) period/s
`
/** Words for taking something in, which metric says what. */
const TAKES = phrases`
  ^ (drink*|drank|drunk|consum*|fluid/s) $
`
const INTAKE = new Set(["water_ml", "caffeine_mg", "alcohol_g", "sugar_g"])

/** Whether a mention counts as a metric only where nothing else explains it, and something does. */
const isWeak = (text: string, mention: Mention, mentions: ReadonlyArray<Mention>): boolean => {
  if (OTHERWISE.beginsAt(text, mention.start)) return true
  if (OTHERWISE_BEHIND.endsBefore(text, mention.end)) return true
  const others = mentions.filter((other) => other !== mention)
  return (
    others.some(({ metrics }) => INTAKE.has(metrics[0]?.key ?? "")) &&
    TAKES.test(text.slice(mention.start, mention.end))
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

/** Water beside alcohol that is not on record: either may be meant by "drink". */
const insteadOf = (key: string, { metrics }: Mention, { available }: Words): Mention["metrics"] =>
  key === "alcohol_g" && metrics[0]?.key === "water_ml" && !available.has(key) ? metrics : []

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
      : [{ ...mention, metrics: metricsNamed(key).concat(insteadOf(key, mention, words)) }]
  })
  return read.length > 0 ? read : strong
}
