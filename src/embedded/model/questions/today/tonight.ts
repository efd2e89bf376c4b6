import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { BEDTIME } from "#embedded/model/questions/today/plan"

/** Less than this over a week is no sleep debt. */
const MIN_DEBT_MIN = 30
/** A bedtime this far past the usual, as a robust z-score, is a late one. */
const LATE_Z = 1

const EVENING = [
  "- No more coffee, tea or energy drinks today, and nothing heavy or alcoholic in the last hours.",
  "- Dim the lights and put screens away in the hour before.",
  "- Keep the bedroom cool, dark and quiet, and the alarm at its usual time.",
].join("\n")

/** What to do this evening: to bed at the usual hour, or earlier where sleep is owed, and what helps to doze off. */
export const writeTonight = (date: LocalDate, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const bed = foundBy(ledger, "baseline", { metric: BEDTIME, date }).fact
  const [usual, last, z] = [bed("median"), bed("value"), bed("z")]
  const debt = foundBy(ledger, "sleep_debt", { date }).fact("debt")
  const owes = debt !== null && (valueOf(debt) ?? 0) >= MIN_DEBT_MIN
  const late = last && (valueOf(z) ?? 0) >= LATE_Z ? `; last night it was ${placeholder(last)}` : ""
  const hour = usual
    ? `Be in bed by about ${rounded(usual)}, your usual time${late}.`
    : "Be in bed at your usual time."
  return [
    paragraph([
      hour,
      owes ? `A little earlier is better: you are ${placeholder(debt)} short over the week.` : null,
    ]),
    paragraph([EVENING]),
  ]
}
