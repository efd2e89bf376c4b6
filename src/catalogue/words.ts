import { bodyWords } from "#catalogue/words/body"
import { intakeWords } from "#catalogue/words/intake"
import { movementWords } from "#catalogue/words/movement"
import { paceWords } from "#catalogue/words/pace"
import { recoveryWords } from "#catalogue/words/recovery"
import { sleepWords } from "#catalogue/words/sleep"
import { stressWords } from "#catalogue/words/stress"
import { wellbeingWords } from "#catalogue/words/wellbeing"
import { workoutWords } from "#catalogue/words/workout"
import { lazy } from "#domain/lazy"

/** Everyday phrases and what they mean, beside the names and keys of the metrics. */
export interface Wording {
  /** In lower case. */
  readonly phrases: ReadonlyArray<string>
  /** Keys of the metrics meant; of each list of alternatives the first that a person has data of. */
  readonly metrics: ReadonlyArray<ReadonlyArray<string>>
}

const split = (text: string, mark: string): ReadonlyArray<string> =>
  text.split(mark).map((part) => part.trim())

/**
 * The entries of a table: "phrase, phrase -> metric". A comma between metrics means all of them, a
 * bar the first that a person has data of. Phrases may go over several lines.
 */
const wordingsOf = (table: string): ReadonlyArray<Wording> =>
  [...table.matchAll(/([^>]*)->(.*)/g)].map(([, phrases = "", metrics = ""]) => ({
    phrases: split(phrases, ","),
    metrics: split(metrics, ",").map((alternatives) => split(alternatives, "|")),
  }))

/** Every everyday phrase for metrics, once. */
export const wordings = lazy(() =>
  [
    recoveryWords,
    stressWords,
    sleepWords,
    movementWords,
    workoutWords,
    paceWords,
    bodyWords,
    intakeWords,
    wellbeingWords,
  ].flatMap(wordingsOf),
)

/** A name has fewer words than a question. */
const MAX_WORDS = 2
const MAX_NAMES = 12

const namesByMetric = lazy(() => {
  const names = new Map<string, Array<string>>()
  for (const { phrases, metrics } of wordings()) {
    const [only, ...others] = metrics
    if (!only || others.length > 0) continue
    const short = phrases.filter((phrase) => phrase.split(" ").length <= MAX_WORDS)
    for (const key of only) names.set(key, [...(names.get(key) ?? []), ...short])
  }
  return names
})

/** What people call a metric, in few words; the first of them alone. */
export const everydayWords = (key: string): Array<string> =>
  (namesByMetric().get(key) ?? []).slice(0, MAX_NAMES)
