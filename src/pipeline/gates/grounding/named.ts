import { analytes } from "#catalogue/biomarkers"
import { metrics } from "#catalogue/metrics"
import { wordings } from "#catalogue/words"
import { lazy } from "#domain/lazy"
import { folded } from "#language/numbers/fold"
import foreign from "#language/numbers/metric-words.txt" with { type: "text" }
import { prepared, type Steps } from "#language/steps"
import { isSmallWord } from "#pipeline/gates/grounding/counts"
import {
  type Entry,
  type Named,
  type Phrase,
  type Phrases,
  phraseSteps,
  phrasesIn,
  phrasesOf,
} from "#pipeline/gates/grounding/phrases"
import { type Token, tokensOf } from "#pipeline/gates/grounding/tokens"

/** Groups of measures that an everyday word may mean any of. */
const GROUPS: ReadonlyArray<(key: string) => boolean> = [
  (key) =>
    /^(?:sleep_|time_in_bed|deep_|light_minutes|rem_|awake_|wakeups|bedtime|wake_hour|snoring)/.test(
      key,
    ) && !key.startsWith("sleep_debt"),
  (key) =>
    /^(?:workout|distance_km|training_load|strain|vigorous|moderate|active_minutes)/.test(key),
  (key) => /^(?:calories|intake_kcal|workout_calories)/.test(key),
  (key) =>
    /^(?:distance_km|workout_distance_km|workout_pace|workout_speed|workout_elevation_m)/.test(key),
  (key) =>
    /^(?:steps|distance_km|floors|active|light_activity|moderate|vigorous|activity)/.test(key),
  (key) => key.startsWith("stress"),
  (key) => key.startsWith("glucose"),
  (key) => key.startsWith("bp_"),
  (key) => key.startsWith("body_battery"),
  (key) => /^(?:recovery|readiness)/.test(key),
  (key) => /hrv/.test(key),
  (key) => /^(?:resting_hr|avg_hr|max_hr|min_hr|sleeping_hr)/.test(key),
]

const groups = lazy(() =>
  GROUPS.map((has) => new Set(metrics.flatMap(({ key }) => (has(key) ? [key] : [])))),
)

const groupOf = (key: string): ReadonlyArray<string> => [
  key,
  ...groups().flatMap((group, at) => (GROUPS[at]!(key) ? [...group] : [])),
]

/** Everyday words that name a measure in a question, and in an answer mostly something else. */
const VERBS = new Set(
  `
  sit sitting fit move moving food drink drinking drank active activity rest time to bed turn in get up
  heavier lighter heavy light
`
    .trim()
    .split(/\s+/),
)

/** Words of a measure within others, where they name none: a level that steps walks nowhere. */
const NO_MEASURES = ["level steps", "it steps", "it ran", "ran from", "ran between"]
const NO_KEYS: ReadonlySet<string> = new Set()

/** Measures by words that a question is not read by, and such as no tool has. */
const OTHERS = [
  ["awake_minutes", "lay awake|lie awake|lain awake|lying awake"],
  ["sleep_latency", "to fall asleep|falling asleep"],
  ["nap_minutes", "napped|nap|naps|napping"],
  ["wake_hour", "get up at|got up at"],
  ["waist", "waist|waistline|waist circumference|hip circumference"],
  ["energy_level", "energy level|energy levels|energy score"],
  [
    "meal_hour",
    "your meals|meal time|meal times|mealtimes|your dinner|your dinners|dinner time|dinnertime",
  ],
  ["steps", "step day|step days"],
  ["workout_distance_km", "distance"],
  ["workout_avg_hr", "heart rate|average heart rate"],
  ["lean_mass", "lean mass|muscle mass|bone mass"],
  ["bmi", "bmi|body mass index"],
  ["age", "your age|fitness age|biological age|heart age"],
] as const

/** Names of one measure, never of another of its group. */
const EXACT = [
  ["wake_hour", "wake time|wake times|wake-up time|wake up time|wakeup time|waking time"],
  ["awake_minutes", "awake time|time awake|awake minutes"],
] as const
const exact: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  EXACT.flatMap(([key, phrases]) =>
    phrases.split("|").map((phrase) => [phrase, new Set([key])] as const),
  ),
)

function* everyday(): Generator<Entry> {
  for (const { phrases, metrics: meant } of wordings()) {
    const keys = new Set(meant.flat().flatMap(groupOf))
    for (const phrase of phrases) if (!VERBS.has(phrase) && !exact.has(phrase)) yield [phrase, keys]
  }
  yield* exact
  for (const { name, key } of metrics) yield [name, new Set([key])]
  for (const [key, phrases] of OTHERS)
    for (const phrase of phrases.split("|")) yield [phrase, new Set([key])]
  for (const phrase of NO_MEASURES) yield [phrase, NO_KEYS]
}

const english = prepared(() => phraseSteps(everyday()))

/** The key of an analyte among those of the measures. */
const labKey = (key: string) => `lab:${key}`
/** Shorter names of analytes are too often words. */
const MIN_SYNONYM = 3
/** Names of analytes that are words. */
const PLAIN = new Set(["got", "lead", "pct", "tnt", "bun", "ana"])

function* analyteNames(): Generator<Entry> {
  for (const { key, name, synonyms } of analytes) {
    const keys = new Set([labKey(key)])
    yield [name, keys]
    for (const synonym of synonyms)
      if (synonym.length >= MIN_SYNONYM && !PLAIN.has(synonym)) yield [synonym, keys]
  }
}

/** Names of laboratory values, in every language that their catalogue has. */
const laboratory = prepared(() => phraseSteps(analyteNames()))

/** Makes the tables of the names of measures, in steps. */
export function* prepareMeasures(): Steps<void> {
  yield* english.prepare()
  yield* laboratory.prepare()
  beginnings()
  yield
  names()
  yield
}

const GENERIC: Readonly<Record<string, string>> = {
  sleep: "sleep_minutes",
  calories: "calories_total",
  stress: "stress_score",
}

/** The beginnings of the foreign words, by their first character. */
const beginnings = lazy(() => {
  const entries = new Map<string, Array<Phrase>>()
  for (const line of foreign.split("\n").filter((each) => each.includes("|"))) {
    const [keys = "", words = ""] = line.split("|")
    const meant = new Set(
      keys.split(",").flatMap((key) => (GENERIC[key] ? groupOf(GENERIC[key]) : [key])),
    )
    for (const phrase of words.split(" ")) {
      const parts = folded(phrase).split("_")
      const first = parts[0]![0]!
      const known = entries.get(first)
      if (known) known.push({ words: parts, keys: meant })
      else entries.set(first, [{ words: parts, keys: meant }])
    }
  }
  return entries
})

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Shorter beginnings are whole words. */
const MIN_BEGINNING = 4

const begins = (word: string, start: string): boolean =>
  UNSPACED.test(start)
    ? word.startsWith(start)
    : word === start || (start.length >= MIN_BEGINNING && word.startsWith(start))

/** Where a word may begin: anywhere in scripts without spaces, behind the article in Arabic. */
const startsOf = (word: string): ReadonlyArray<string> =>
  UNSPACED.test(word)
    ? Array.from(word.slice(0, MAX_WORD), (_, at) => word.slice(at))
    : word.startsWith("ال")
      ? [word.slice(2)]
      : [word]
const MAX_WORD = 60

/** So many tokens part a word and the one that says which: "REM-Schlaf". */
const MAX_APART = 1
/** So many names before and behind one are looked at. */
const NEAR = 4

/** "Глубокий сон" names no sleep in general. */
const withoutGeneral = (found: ReadonlyArray<Named>): ReadonlyArray<Named> =>
  found.filter(
    ({ keys, from, to }, at) =>
      !found
        .slice(Math.max(0, at - NEAR), at + NEAR)
        .some(
          (other) =>
            other.keys.size < keys.size &&
            other.keys.isSubsetOf(keys) &&
            other.from <= to + MAX_APART &&
            from <= other.to + MAX_APART,
        ),
  )

/** "**Sono**: 7 h": a word before a colon is a heading. */
const isHeading = (tokens: ReadonlyArray<Token>, at: number): boolean => {
  let next = at + 1
  while (tokens[next]?.word === "*") next++
  return tokens[next]?.word === ":"
}

/** The measures that a text of another language than English names. */
const foreignIn = (
  tokens: ReadonlyArray<Token>,
  languages: ReadonlyArray<string>,
): ReadonlyArray<Named> =>
  tokens.flatMap((token, at) => {
    // "Sono" is Portuguese for sleep, and Italian for "are".
    if (token.kind !== "word" || (isSmallWord(token.word, languages) && !isHeading(tokens, at)))
      return []
    return startsOf(token.word).flatMap((start): ReadonlyArray<Named> => {
      const found = (beginnings().get(start[0]!) ?? []).filter(({ words }) =>
        words.every((word, step) =>
          begins(step === 0 ? start : (tokens[at + step]?.word ?? ""), word),
        ),
      )
      const longest = found.reduce((most, { words }) => Math.max(most, words.join("").length), 0)
      return found
        .filter(({ words }) => words.join("").length === longest)
        .map(({ keys, words }) => ({ keys, from: at, to: at + words.length }))
    })
  })

/** Every measure that a text names; `own` are the names of this turn's ledger. */
export const namedIn = (
  tokens: ReadonlyArray<Token>,
  languages: ReadonlyArray<string>,
  own: Phrases,
): ReadonlyArray<Named> => {
  const isEnglish = languages.includes("en")
  const tables = [own, laboratory.value(), ...(isEnglish ? [english.value()] : [])]
  const found = phrasesIn(tokens, tables).filter(({ keys }) => keys.size > 0)
  return languages.some((language) => language !== "en") && !(isEnglish && found.length > 0)
    ? [...found, ...withoutGeneral(foreignIn(tokens, languages))]
    : found
}

const byName = lazy(() => new Map(metrics.map(({ name, key }) => [name, key])))

/** Labels that are kept: the most of a few ledgers. */
const MAX_LABELS = 2_000
const labels = new Map<string, ReadonlyArray<string>>()

/** The keys of the measures whose names a label contains; empty where it names none of the catalogue. */
export const keysOfLabel = (label: string): ReadonlyArray<string> => {
  const known = labels.get(label)
  if (known) return known
  const key = byName().get(label)
  const tokens = tokensOf(label)
  const inside = key ? [] : phrasesIn(tokens, [names()]).flatMap((named) => [...named.keys])
  const everyday = phrasesIn(tokens, [laboratory.value(), english.value()]).filter(
    ({ to }) => to === tokens.length,
  )
  const keys = key
    ? [key]
    : [...inside, ...everyday.flatMap((named) => (named.from === 0 ? [...named.keys] : []))]
  if (labels.size >= MAX_LABELS) labels.clear()
  labels.set(label, keys)
  return keys
}

const names = lazy(() => phrasesOf(metrics.map(({ name, key }) => [name, new Set([key])] as const)))
