import type { Reflection } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"

/** Whether the calls of a plan found anything, be it that there is too little data. */
export const reflectionOn = (intent: Intent, { receipts }: Ledger): Reflection => {
  const answered = receipts.some(
    ({ findings }) => findings.facts.length > 0 || findings.insufficient_data !== null,
  )
  return kindOf(intent).plan(intent).length === 0 || answered
    ? { sufficient: true, advice: null }
    : { sufficient: false, advice: "Look once more at the rows of the time asked about." }
}
