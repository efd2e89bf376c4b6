import { Effect } from "effect"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { metricOf } from "#catalogue/metrics"
import { BiomarkerStore } from "#db/biomarkers"
import { ProfileStore } from "#db/profiles"
import { MAX_RESULTS_SHOWN } from "#domain/biomarker"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { factsOn, spanOf } from "#pipeline/tools/fact"
import { changeFacts, changeFinding, labChange } from "#pipeline/tools/lab-change"
import { historyFacts, unitFacts } from "#pipeline/tools/lab-history"
import { ratioFacts } from "#pipeline/tools/lab-ratio"
import { isOut, readResult, resultFacts } from "#pipeline/tools/lab-result"
import { slopeFacts } from "#pipeline/tools/lab-slope"
import { preparedOf } from "#pipeline/tools/prepared"
import { type Results, resultsByName } from "#pipeline/tools/results-by-name"
import { mean } from "#statistics/sample/descriptive"

const MAX_CHARACTERS = 80

const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, MAX_CHARACTERS) || "result"

/** Results with a part of their keys of their own. */
interface Keyed {
  readonly results: Results
  readonly slug: string
}

const keyed = (all: ReadonlyArray<Results>): ReadonlyArray<Keyed> => {
  const taken = new Set<string>()
  return all.map((results) => {
    const name = slugOf(results[0].name)
    let slug = name
    for (let times = 2; taken.has(slug); times++) slug = `${name}_${times}`
    taken.add(slug)
    return { results, slug }
  })
}

/** The results of tests within a window, under keys of their own; none without one. */
const within = ({ results, slug }: Keyed, window: Window): ReadonlyArray<Keyed> => {
  const [first, ...rest] = results.filter(
    ({ test_date: date }) => date !== null && date >= window.from && date <= window.to,
  )
  return first ? [{ results: [first, ...rest], slug: `${slug}_${spanOf(window)}` }] : []
}

/** Too short for a part of a synonym: "na" is sodium and no part of "alanine". */
const MIN_LETTERS = 4

const isLetter = (character: string | undefined): boolean => /^[a-z]$/.test(character ?? "")

/** Whether a name has a part, not in the midst of a word: "ast" is no part of "fasting". */
const hasPart = (name: string, part: string): boolean => {
  for (let at = name.indexOf(part); at >= 0; at = name.indexOf(part, at + 1))
    if (!(isLetter(name[at - 1]) && isLetter(name[at + part.length]))) return true
  return false
}

/** Names that are part of another analyte's: hemoglobin is none of hemoglobin A1c. */
const OTHERS: Readonly<Record<string, RegExp>> = { hba1c: /^ha?emoglobin$/ }

const isOther = (name: string, unit: string, wanted: string): boolean =>
  OTHERS[analyteNamed(name, unit)?.key ?? ""]?.test(wanted) ?? false

/**
 * Whether a name matches a result: a part of the name on the report, or of another name of the
 * analyte.
 */
const isNamed = ([{ name, unit }]: Results, asked: string): boolean => {
  const wanted = asked.trim().toLowerCase()
  if (isOther(name, unit, wanted)) return false
  if (hasPart(name.toLowerCase(), wanted)) return true
  const analyte = analyteNamed(name, unit)
  if (analyte === null) return false
  return (
    analyteNamed(wanted, unit) === analyte ||
    (wanted.length >= MIN_LETTERS && analyte.synonyms.some((other) => other.includes(wanted)))
  )
}

const DAYS_BESIDE = 30
const MIN_BESIDE = 3

/** The mean of a metric in the thirty days before a result's test. */
const besideOf = Effect.fnUntraced(function* (
  user: UserId,
  { slug, results: [latest] }: Keyed,
  key: string,
) {
  const metric = metricOf(key)
  const date = latest.test_date
  if (!metric || date === null) return []
  const window = { from: addDays(date, -DAYS_BESIDE), to: addDays(date, -1) }
  const [{ usable }] = yield* preparedOf(user, [metric], window)
  const values = usable.map(({ value }) => value)
  return values.length < MIN_BESIDE
    ? []
    : [factsOn(metric, window, values.length).value("beside", mean(values), `beside_lab_${slug}`)]
})

/** The results listed in an answer, at most the maximum, those outside their range first. */
const shownOf = (asked: ReadonlyArray<Keyed>, profile: Profile): ReadonlyArray<Keyed> => {
  if (asked.length <= MAX_RESULTS_SHOWN) return asked
  const out = new Set(asked.filter(({ results }) => isOut(readResult(results[0]), profile)))
  return [...out, ...asked.filter((each) => !out.has(each))].slice(0, MAX_RESULTS_SHOWN)
}

/**
 * The latest result of each analyte, or of those asked for, at most a hundred, with the one before
 * and what lies between them; on request all older ones, the latest in another unit, and beside a metric in the
 * days before the test.
 */
export const biomarkers = Effect.fn("biomarkers")(function* (
  user: UserId,
  { name, over, out_of_range, beside, window, history, unit }: ToolInput<"biomarkers">,
) {
  const every = keyed(resultsByName(yield* (yield* BiomarkerStore).all(user)))
  const all = window ? every.flatMap((each) => within(each, window)) : every
  const profile = (yield* (yield* ProfileStore).find(user)) ?? NO_PROFILE
  const asked = shownOf(
    all.filter(
      ({ results }) =>
        (name === undefined ||
          isNamed(results, name) ||
          (over !== undefined && isNamed(results, over))) &&
        (!out_of_range || isOut(readResult(results[0]), profile)),
    ),
    profile,
  )
  const found = asked.map(({ results, slug }) => {
    const change = labChange(results)
    const isReported = change !== null && (name !== undefined || change.isReal === true)
    return {
      facts: [
        ...resultFacts(slug, readResult(results[0]), profile),
        ...(change ? changeFacts(slug, change) : []),
        ...slopeFacts(slug, results),
        ...(unit === undefined ? [] : unitFacts(slug, results, unit)),
        ...(history ? historyFacts(slug, results) : []),
      ],
      evidence: isReported ? [changeFinding(slug, change)] : [],
    }
  })
  const beyond: ReadonlyArray<ReadonlyArray<Fact>> =
    beside === undefined ? [] : yield* Effect.forEach(asked, (each) => besideOf(user, each, beside))
  const named = (wanted = "") => asked.find(({ results }) => isNamed(results, wanted))
  const [dividend, divisor] = over === undefined ? [] : [named(name), named(over)]
  const ratio =
    dividend && divisor && dividend !== divisor
      ? ratioFacts(`${dividend.slug}_over_${divisor.slug}`, dividend.results, divisor.results)
      : []
  return {
    ...noFindings,
    facts: [...found.flatMap(({ facts }, at) => [...facts, ...(beyond[at] ?? [])]), ...ratio],
    evidence: found.flatMap(({ evidence }) => evidence),
  } satisfies Findings
})
