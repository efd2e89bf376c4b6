import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Today } from "#embedded/model/questions/today/intent"
import { BEDTIME } from "#embedded/model/questions/today/plan"

/** Less than this over a week is no sleep debt. */
const MIN_DEBT_MIN = 30

/** By when to be in bed for the sleep that is recommended, and what that rests on. */
export const writeBedtime = (
  { date, amount, wake_hour }: Today,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const found = foundBy(ledger, "sleep_debt", { date })
  const { fact } = found
  const [need, wake, latest, early] = [
    fact("recommended"),
    fact("wake"),
    fact("bed_latest"),
    fact("bed_early"),
  ]
  if (!need) return [paragraph([insufficientDataSentence(found, "sleep", "over the last nights")])]
  const enough = `At least ${placeholder(need)} a night is recommended.`
  if (!wake || !latest || !early)
    return [
      paragraph([enough, "I have too few bedtimes on record to say which hour that is for you."]),
    ]
  const usual = foundBy(ledger, "baseline", { metric: BEDTIME, date }).fact("median")
  const debt = fact("debt")
  const owes = debt !== null && (valueOf(debt) ?? 0) >= MIN_DEBT_MIN
  const [sleep, from] = [placeholder(need), rounded(wake)]
  const why =
    wake_hour === undefined
      ? `you get up at ${from} on average, and the later one leaves you the recommended ${sleep} of sleep`
      : `for getting up at ${from}, the later one leaves you the recommended ${sleep} of sleep`
  const hours = sentence`Be in bed by ${rounded(latest)} at the latest, better around ${rounded(early)}: ${why}, the
    earlier one an hour more.`
  return [
    paragraph([
      amount ? enough : null,
      hours,
      usual ? `You usually go at ${rounded(usual)}.` : null,
      owes ? `You are ${placeholder(debt)} short over the week, so the earlier one fits.` : null,
    ]),
  ]
}
