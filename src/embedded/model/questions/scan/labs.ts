import { bare, placeholder, signOf } from "#catalogue/placeholder"
import type { Finding, Ledger } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { listed } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { isOut, type Result, resultsIn } from "#embedded/model/prose/lab-result"

/** So many results are named of either kind. */
const MAX_NAMED = 4
const MAX_MOVED = 2

const before = ({ previous }: Result): string =>
  previous ? ` (${bare(placeholder(previous))} before)` : ""

const outOfRange = (result: Result): string =>
  `${outside(result.value.label)} ${placeholder(result.value)}${before(result)}`

/** Whether a result moved more than tests of an unchanged person differ by. */
const hasMoved = ({ value }: Result, findings: ReadonlyArray<Finding>): boolean =>
  findings.some(
    ({ claim }) =>
      claim.kind === "lab_change" && claim.is_real === true && claim.name === value.label,
  )

const movedClause = (result: Result): string => {
  const way = signOf(result.difference) > 0 ? "up" : "down"
  return `${outside(result.value.label)} went ${way} to ${placeholder(result.value)}${before(result)}`
}

/** What is out of its range, else what clearly moved since the report before; nothing without any lab result. */
export const labSentences = (ledger: Ledger): ReadonlyArray<string> => {
  const { facts, findings } = foundBy(ledger, "biomarkers", {})
  const results = resultsIn(facts)
  if (results.length === 0) return []
  const out = results.filter(isOut).slice(0, MAX_NAMED)
  if (out.length > 0)
    return [
      `Out of range in your labs: ${listed(out.map(outOfRange))}; raise that with your doctor.`,
    ]
  const moved = results.filter((result) => hasMoved(result, findings)).slice(0, MAX_MOVED)
  return [
    moved.length > 0
      ? `Your labs are in range; ${listed(moved.map(movedClause))}.`
      : "None of your lab results is out of its range.",
  ]
}
