import { metricOf } from "#catalogue/metrics"
import { placeholder } from "#catalogue/placeholder"
import { dateInWords } from "#domain/date-in-words"
import type { Ledger, Preparation } from "#domain/ledger"
import { listed, sentence } from "#embedded/model/english"

const reasons: ReadonlyArray<readonly [keyof Preparation, string]> = [
  ["zeros", "zeros that stand for a missing reading"],
  ["implausible", "implausible readings"],
  ["gross", "gross errors of measurement"],
  ["open", "a day that is not over yet"],
]

/** Which kinds of values were excluded before a test. The counts are in the fact sheet. */
const leftOutSentence = (all: ReadonlyArray<Preparation>): string | null => {
  const found = reasons.flatMap(([member, words]) =>
    all.some((one) => Number(one[member]) > 0) ? [words] : [],
  )
  return found.length > 0 ? `Left out beforehand: ${listed(found)}.` : null
}

/** The name of a provider as people write it: "Oura", "Apple Health". */
const named = (provider: string) =>
  provider.replace(
    /(^|_)([a-z])/g,
    (_, gap: string, first: string) => `${gap ? " " : ""}${first.toUpperCase()}`,
  )

const devicesSentence = (all: ReadonlyArray<Preparation>): string | null => {
  const changed = all.find(({ sources }) => sources.length > 1)
  if (!changed) return null
  const name = metricOf(changed.metric)?.name ?? "this measure"
  const [, ...later] = changed.sources
  const turns = later.map(({ provider, from }) => `${named(provider)} from ${dateInWords(from)}`)
  return sentence`The device behind your ${name} changed within this time (${listed(turns)}), and values of
    different devices are not mixed.`
}

const weekendsSentence = (all: ReadonlyArray<Preparation>): string | null =>
  all.some(({ weekends_missing }) => weekends_missing)
    ? "Weekends are missing more often than weekdays."
    : null

/** How many values a plain count or average excluded; a test reports that itself. */
const unusedSentences = (receipts: Ledger["receipts"]): ReadonlyArray<string> =>
  receipts
    .flatMap(({ findings }) => findings.facts.filter(({ role }) => role === "left_out"))
    .slice(0, 1)
    .map(
      (fact) =>
        sentence`Of your ${fact.label}, ${placeholder(fact)} on record did not count: a zero that stands for
          a missing reading, or what no body does.`,
    )

/** The exclusions of the preparation, the devices in turn, and whether weekends are missing. */
export const preparationSentences = ({ receipts }: Ledger): ReadonlyArray<string> => {
  const all = receipts.flatMap(({ findings }) =>
    findings.evidence.flatMap(({ preparation }) => preparation),
  )
  const leftOut = leftOutSentence(all)
  return [
    ...(leftOut ? [leftOut] : unusedSentences(receipts)),
    devicesSentence(all),
    weekendsSentence(all),
  ].filter((sentence) => sentence !== null)
}
