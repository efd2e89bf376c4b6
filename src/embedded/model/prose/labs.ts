import type { Fact, Ledger } from "#domain/ledger"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { capital, listed, told } from "#embedded/model/prose/wording"
import type { Labs } from "#embedded/model/understanding/intent"
import { statTiles } from "#embedded/model/widgets/stat-tiles"
import { planOf } from "#embedded/model/work/plan"

interface Result {
  readonly value: Fact
  readonly range: Fact | null
  readonly date: Fact | null
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
    return [{ value, range: find("range"), date: find("date"), flag: find("flag") }]
  })

const resultsOf = (intent: Labs, ledger: Ledger): ReadonlyArray<Result> => {
  const results = planOf(intent).flatMap((call) => resultsIn(foundBy(ledger, call).facts))
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

const resultsTold = (results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const out = results.filter(isOut)
  const inside = results.filter((result) => !isOut(result))
  const shown = [...out, ...inside].slice(0, MOST_TOLD)
  const rest = [...out, ...inside].slice(MOST_TOLD)
  return [
    paragraph(
      [
        results.length === 1
          ? null
          : out.length > 0
            ? `Outside the range printed on the report: ${listed(out.map(({ value }) => value.label))}.`
            : "Every result is within the range printed on its report, or has none.",
        ...shown.map(sentence),
      ],
      [
        statTiles(
          "labs",
          "Latest lab results",
          shown.map(({ value }) => ({ label: value.label, fact: value })),
        ),
      ],
    ),
    paragraph([
      rest.length > 0 ? `Also on record: ${listed(rest.map(({ value }) => value.label))}.` : null,
      out.length > 0 ? DISCUSS : null,
    ]),
  ]
}

/** Just the results outside their printed range: the part of an overview. */
export const labsOutOfRange = (ledger: Ledger): ReadonlyArray<Paragraph> => {
  const out = resultsOf({ kind: "labs", names: [] }, ledger).filter(isOut)
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

/** The latest lab results: those outside their printed range first, each with its range and date. */
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
    : resultsTold(results)
}
