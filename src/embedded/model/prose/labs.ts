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

const isOut = ({ flag }: Result) => flag?.item.value === "out of range"

const MOST_TOLD = 6

const sentence = ({ value, range, date, flag }: Result): string => {
  const from = date ? `, from ${told(date)}` : ""
  const printed = range ? `; the range printed on the report is ${told(range)}` : ""
  const judged = range && flag ? `, which makes it ${told(flag)}` : ""
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
        out.length > 0
          ? `Outside the range printed on the report: ${listed(out.map(({ value }) => value.label))}.`
          : "None of these results is flagged as outside the range printed on its report.",
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

/** The latest lab results: those outside their printed range first, each with its range and date. */
export const labsTold = (intent: Labs, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const results = planOf(intent).flatMap((call) => resultsIn(foundBy(ledger, call).facts))
  const distinct = [...new Map(results.map((result) => [result.value.item.key, result])).values()]
  return distinct.length === 0
    ? [
        paragraph([
          intent.names.length > 0
            ? `I find no result for ${listed(intent.names)} among the lab results I may look at.`
            : "There are no lab results that I may look at.",
          "Upload a lab report, or let lab results be included with the question, and ask again.",
        ]),
      ]
    : resultsTold(distinct)
}
