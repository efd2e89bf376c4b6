import { Effect } from "effect"
import { BiomarkerStore, type StoredBiomarker } from "#db/biomarkers"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { FactRole, ToolInput } from "#domain/tool"
import { type Results, resultsByName } from "#pipeline/tools/results-by-name"

const MOST_CHARACTERS = 80
/** Prints as many decimals as the report did, within reason. */
const MOST_DECIMALS = 3

/** Printed text of a report is data: one line, of a bounded length, that cannot hold a reference. */
const plain = (text: string): string =>
  text
    .replace(/[{}\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_CHARACTERS)

const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, MOST_CHARACTERS) || "result"

/** Without the noise of binary fractions. */
const rounded = (value: number): number => Number(value.toFixed(2 * MOST_DECIMALS))

const decimalsOf = (value: number): number =>
  Math.min(MOST_DECIMALS, String(value).split(".")[1]?.length ?? 0)

const valueOf = ({ value, operator, value_text }: StoredBiomarker): number | string => {
  if (value === null) return plain(value_text ?? "")
  return operator === null ? value : `${operator}${value}`
}

const flagOf = ({ out_of_range, reference_range }: StoredBiomarker): string => {
  if (out_of_range) return "out of range"
  return reference_range === "" ? "no range printed" : "in range"
}

const isNumeric = ({ value, operator }: StoredBiomarker) => value !== null && operator === null

/** The result before the latest one, when the two can be told as a change. */
const previousOf = ([latest, before]: Results): StoredBiomarker | null =>
  before && isNumeric(latest) && isNumeric(before) && before.unit === latest.unit ? before : null

const factsOf = (results: Results, slug: string): ReadonlyArray<Fact> => {
  const [result] = results
  const previous = previousOf(results)
  const label = plain(result.name)
  const date = result.test_date
  const fact = (role: FactRole, value: number | string, unit?: string): Fact => ({
    item: {
      key: `lab_${slug}_${role}`,
      value,
      ...(unit ? { unit } : {}),
      ...(date === null ? {} : { window: `${date}..${date}` }),
      n: 1,
    },
    role,
    label,
    decimals: typeof value === "number" ? decimalsOf(value) : 0,
  })
  const changeSince = (before: StoredBiomarker) => [
    fact("previous", valueOf(before), plain(before.unit)),
    fact("previous_date", before.test_date ?? "no date printed"),
    fact("difference", rounded(result.value! - before.value!), plain(result.unit)),
  ]
  return [
    fact("value", valueOf(result), plain(result.unit)),
    fact("range", plain(result.reference_range) || "none printed"),
    fact("date", date ?? "no date printed"),
    fact("flag", flagOf(result)),
    fact("name", label),
    ...(previous ? changeSince(previous) : []),
  ]
}

/** The latest lab result of each name, with the one before; all, or those asked for. */
export const biomarkers = Effect.fn("biomarkers")(function* (
  user: UserId,
  { name, out_of_range }: ToolInput<"biomarkers">,
) {
  const all = resultsByName(yield* (yield* BiomarkerStore).all(user))
  const taken = new Set<string>()
  const keyed = all.map((results) => {
    const name = slugOf(results[0].name)
    let slug = name
    for (let times = 2; taken.has(slug); times++) slug = `${name}_${times}`
    taken.add(slug)
    return { results, slug }
  })
  const wanted = (name ?? "").trim().toLowerCase()
  return {
    ...noFindings,
    facts: keyed
      .filter(
        ({ results: [latest] }) =>
          latest.name.toLowerCase().includes(wanted) && (latest.out_of_range || !out_of_range),
      )
      .flatMap(({ results, slug }) => factsOf(results, slug)),
  } satisfies Findings
})
