import type { Fact, Ledger } from "#domain/ledger"
import { foundBy } from "#embedded/model/prose/found"
import { beforeTold, type Change, fewTold, movesTold } from "#embedded/model/prose/lab-change"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { capital, listed, told } from "#embedded/model/prose/wording"
import type { Labs } from "#embedded/model/understanding/intent"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

interface Result extends Change {
  readonly range: Fact | null
  readonly flag: Fact | null
}

/** What stands in place of what a report did not print. */
const UNPRINTED = /^(?:|none printed|no date printed|no range printed)$/

/** A result begins with its value; the facts up to the next value are its own. */
const resultsIn = (facts: ReadonlyArray<Fact>): ReadonlyArray<Result> =>
  facts.flatMap((value, index) => {
    if (value.role !== "value") return []
    const next = facts.findIndex(({ role }, at) => at > index && role === "value")
    const own = facts.slice(index + 1, next < 0 ? undefined : next)
    const find = (role: Fact["role"]) =>
      own.find((fact) => fact.role === role && !UNPRINTED.test(String(fact.item.value))) ?? null
    return [
      {
        value,
        range: find("range"),
        date: find("date"),
        flag: find("flag"),
        previous: find("previous"),
        previousDate: find("previous_date"),
        difference: find("difference"),
        changePct: find("change_pct"),
        naturalPct: find("natural_pct"),
      },
    ]
  })

const resultsOf = (intent: Labs, ledger: Ledger): ReadonlyArray<Result> => {
  const inputs = intent.names.length > 0 ? intent.names.map((name) => ({ name })) : [{}]
  const results = inputs.flatMap((input) => resultsIn(foundBy(ledger, "biomarkers", input).facts))
  return [...new Map(results.map((result) => [result.value.item.key, result])).values()]
}

const isOut = ({ flag }: Result) => flag?.item.value === "out of range"

const MOST_TOLD = 6

const sentence = ({ value, range, date, flag }: Result): string => {
  const from = date ? `, from ${told(date)}` : ""
  const printed = range ? `; the range printed on the report is ${told(range)}` : ""
  const judged = range && flag ? `, so it is ${told(flag)}` : ""
  return `${capital(value.label)}: ${told(value)}${from}${printed}${judged}.`
}

const DISCUSS =
  "A result outside its printed range is something people often discuss with a clinician."
const NO_LINK =
  "Lab results are too few to say whether they go along with what is measured every day, so here is where they stand."

const summary = (out: ReadonlyArray<Result>): string =>
  out.length > 0
    ? `Outside the range printed on the report: ${listed(out.map(({ value }) => value.label))}.`
    : "Every result is within the range printed on its report, or has none."

const rangeTold = ({ value, range, flag }: Result): string | null =>
  range && flag
    ? `The range printed for ${value.label} is ${told(range)}, so the latest result is ${told(flag)}.`
    : null

/** How results moved; those outside their range first, and for a few also where they stand. */
const changesTold = (ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const out = ordered.filter(isOut)
  const inside = ordered.filter((result) => !isOut(result))
  return [
    paragraph([...movesTold(out), ...out.map(rangeTold)]),
    paragraph([...movesTold(inside), ...(inside.length <= 2 ? inside.map(rangeTold) : [])]),
    paragraph([fewTold(ordered)]),
  ]
}

const levelsTold = ({ asks }: Labs, ordered: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const [first] = ordered
  if (first && ordered.length === 1) return [paragraph([sentence(first), beforeTold(first)])]
  const told = asks === "flagged" ? ordered.filter(isOut) : ordered.slice(0, MOST_TOLD)
  const rest = ordered.slice(told.length)
  return [
    paragraph([dateTold(ordered), summary(ordered.filter(isOut)), ...told.map(sentence)]),
    paragraph([
      rest.length > 0 && asks !== "flagged"
        ? `Also on record: ${listed(rest.map(({ value }) => value.label))}.`
        : null,
    ]),
  ]
}

/** When the latest of them was taken. */
const dateTold = (results: ReadonlyArray<Result>): string | null => {
  const dates = results.flatMap(({ date }) => date ?? [])
  const latest = dates.sort((a, b) => (String(a.item.value) < String(b.item.value) ? 1 : -1))[0]
  return latest ? `Your latest lab results are from ${told(latest)}.` : null
}

const resultsTold = (intent: Labs, results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const out = results.filter(isOut)
  const ordered = [...out, ...results.filter((result) => !isOut(result))]
  const tiles = ordered.map(({ value, difference }) => ({
    label: value.label,
    fact: value,
    delta: difference,
  }))
  const paragraphs = intent.asks === "change" ? changesTold(ordered) : levelsTold(intent, ordered)
  const [first, ...rest] = paragraphs.filter(({ sentences }) => sentences.length > 0)
  return [
    paragraph([intent.asks === "link" ? NO_LINK : null]),
    paragraph(first?.sentences ?? [], [statTiles("labs", "Latest lab results", tiles)]),
    ...rest,
    paragraph([out.length > 0 ? DISCUSS : null]),
  ]
}

/** Just the results outside their printed range: the part of an overview. */
export const labsOutOfRange = (ledger: Ledger): ReadonlyArray<Paragraph> => {
  const out = resultsIn(foundBy(ledger, "biomarkers", { out_of_range: true }).facts).filter(isOut)
  return [
    paragraph(
      out.length > 0
        ? [
            "Of your latest lab results, these are outside their printed range.",
            ...out.map(sentence),
            DISCUSS,
          ]
        : [],
    ),
  ]
}

/** The lab results asked for, those outside their printed range first; how they moved when that is asked. */
export const labsTold = (intent: Labs, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const results = resultsOf(intent, ledger)
  return results.length === 0
    ? [
        paragraph([
          intent.names.length > 0
            ? `I find no result for ${listed(intent.names)} among the lab results I may look at.`
            : "There are no lab results that I may look at.",
          "Upload a lab report, or let lab results be included with the question, and ask again.",
        ]),
      ]
    : resultsTold(intent, results)
}
