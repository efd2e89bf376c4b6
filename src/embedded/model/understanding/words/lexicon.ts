import { metricOf, metrics } from "#catalogue/metrics"
import { wordings } from "#catalogue/words"
import { lazy } from "#domain/lazy"
import type { Metric } from "#domain/metric"
import { wordList } from "#embedded/model/understanding/words/table"
import { isNearly, type Word, wordsOf } from "#embedded/model/understanding/words/word"
import type { TextSpan } from "#language/text-span"

/** A mention of metrics in a text: one, or several when the words mean a bundle. */
export interface Mention extends TextSpan {
  readonly metrics: ReadonlyArray<Metric>
}

interface Entry {
  readonly stems: ReadonlyArray<string>
  readonly metrics: ReadonlyArray<ReadonlyArray<string>>
}

const entry = (phrase: string, keys: Entry["metrics"]): readonly [string, Entry] => {
  const stems = wordsOf(phrase).map(({ stem }) => stem)
  return [stems.join(" "), { stems, metrics: keys }]
}

/**
 * Entries by their first letter, which typing errors leave alone, the longest phrases first; a name wins
 * over another metric's key, the table of words over both.
 */
const entries = lazy(
  (): ReadonlyMap<string, ReadonlyArray<Entry>> =>
    Map.groupBy(
      [
        ...new Map([
          ...metrics.map(({ key }) => entry(key.replaceAll("_", " "), [[key]])),
          ...metrics.map(({ key, name }) => entry(name, [[key]])),
          ...wordings().flatMap(({ phrases, metrics: keys }) =>
            phrases.map((phrase) => entry(phrase, keys)),
          ),
        ]).values(),
      ].sort((a, b) => b.stems.length - a.stems.length),
      ({ stems }) => stems[0]![0]!,
    ),
)

type Likeness = (stem: string, word: Word) => boolean
const exactly: Likeness = (stem, word) => stem === word.stem
const nearly: Likeness = (stem, word) => isNearly(stem, word.stem) || isNearly(stem, word.written)

type EntryAt = (words: ReadonlyArray<Word>, at: number) => Entry | undefined

/** Finds entries by their words; the entries that begin alike are looked up once for each distinct word. */
const entriesBy = (alike: Likeness): EntryAt => {
  const openings = new Map<string, ReadonlyArray<Entry>>()
  const beginningWith = (word: Word): ReadonlyArray<Entry> => {
    const known = openings.get(word.written)
    if (known) return known
    const found =
      entries()
        .get(word.stem[0]!)
        ?.filter(({ stems }) => alike(stems[0]!, word)) ?? []
    openings.set(word.written, found)
    return found
  }
  return (words, at) =>
    beginningWith(words[at]!).find(
      ({ stems }) =>
        at + stems.length <= words.length &&
        stems.every((stem, i) => i === 0 || alike(stem, words[at + i]!)),
    )
}

/** The entries of one text. */
interface Entries {
  readonly exact: EntryAt
  readonly near: EntryAt
}

/** Words that may belong to a name, or say something of what is named behind them. */
const LEADING = new Set(wordList`
  my peak max maximum min minimum highest lowest high low average mean total daily how
`)

/** "peak heart rate" in "peak heart rate variability": a wording that goes on behind it wins. */
const givesWay = (
  { exact }: Entries,
  words: ReadonlyArray<Word>,
  at: number,
  { stems }: Entry,
): boolean => {
  const end = at + stems.length
  return (
    LEADING.has(stems[0]!) &&
    words.slice(at + 1, end).some((_, i) => {
      const other = exact(words, at + 1 + i)
      return other !== undefined && at + 1 + i + other.stems.length > end
    })
  )
}

/** A longer wording with a slip in it wins over a shorter one without: "sleep efficency". */
const wordingAt = (of: Entries, words: ReadonlyArray<Word>, at: number): Entry | null => {
  const exact = of.exact(words, at)
  const near = of.near(words, at)
  const found = near && near.stems.length > (exact?.stems.length ?? 0) ? near : exact
  return found === undefined || givesWay(of, words, at, found) ? null : found
}

/** The first metric with data of each list of alternatives, else the first of the list. */
const chosen = (alternatives: Entry["metrics"], available: ReadonlySet<string>) => {
  const present = alternatives.flatMap((keys) => keys.find((key) => available.has(key)) ?? [])
  const keys =
    present.length > 0 ? present : alternatives.slice(0, 1).flatMap((all) => all.slice(0, 1))
  return keys.flatMap((key) => metricOf(key) ?? [])
}

/** The metric of a key, as a mention holds it. */
export const metricsNamed = (key: string): ReadonlyArray<Metric> => {
  const metric = metricOf(key)
  return metric ? [metric] : []
}

/**
 * Words allowed between two names of one metric: "walking 10000 steps" names one metric, not two.
 */
const SAME_BREATH = 3

/**
 * The metrics a text names, in order: the longest wording wins, plurals and one typing error
 * in a longer word are forgiven. `available` are the keys that the person has data of.
 */
export const findMetrics = (
  text: string,
  available: ReadonlySet<string>,
): ReadonlyArray<Mention> => {
  const words = wordsOf(text)
  const of: Entries = { exact: entriesBy(exactly), near: entriesBy(nearly) }
  const mentions: Array<Mention> = []
  let at = 0
  let until = 0
  while (at < words.length) {
    const found = wordingAt(of, words, at)
    if (found) {
      const last = words[at + found.stems.length - 1]!
      const { start } = words[at]!
      const named = chosen(found.metrics, available)
      const previous = mentions.at(-1)
      const again = previous?.metrics[0] === named[0] && at - until < SAME_BREATH
      if (previous && again) mentions.pop()
      mentions.push({
        metrics: named,
        start: previous && again ? previous.start : start,
        end: last.end,
      })
      until = at + found.stems.length
    }
    at += found?.stems.length ?? 1
  }
  return mentions
}
