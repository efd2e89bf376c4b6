import type { Reflection } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { planOf } from "#embedded/model/questions/plan"
import type { Understood } from "#embedded/model/thread/understand"

/** Whether the calls of a plan found anything, be it that there is too little data. */
export const reflectionOn = ({ intents }: Understood, { receipts }: Ledger): Reflection => {
  const answered = receipts.some(
    ({ findings }) => findings.facts.length > 0 || findings.insufficient_data !== null,
  )
  return planOf(intents).length === 0 || answered
    ? { sufficient: true, advice: null }
    : { sufficient: false, advice: "Look once more at the rows of the time asked about." }
}
