import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { addDays } from "#domain/time"
import { listed } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Today } from "#embedded/model/questions/today/intent"
import { type Sign, signsOf } from "#embedded/model/questions/today/signs"

/** Mean strain, in robust z-scores, by which one day is better than another. */
const NOTABLE = 0.4

const clauseOf = (sign: Sign, before: Sign | undefined): string | null => {
  const [now, then] = [sign.fact("value"), before?.fact("value") ?? null]
  if (!now || !then || now.item.window?.to === then.item.window?.to) return null
  return `${sign.name} ${placeholder(now)} (${rounded(then)} the day before)`
}

/** Whether today is a better day than yesterday: its signs of recovery beside those of the day before. */
export const writeYesterday = (
  { date }: Today,
  ledger: Ledger,
  signs: ReadonlyArray<Sign>,
): ReadonlyArray<Paragraph> => {
  const strainOn = (day: Today["date"]) =>
    valueOf(foundBy(ledger, "readiness", { date: day }).fact("strain"))
  const yesterday = addDays(date, -1)
  const [now, then] = [strainOn(date), strainOn(yesterday)]
  const before = signsOf(foundBy(ledger, "readiness", { date: yesterday }))
  if (now === null || then === null)
    return [paragraph(["I cannot tell: one of the two nights is not on record."])]
  const lead = then - now >= NOTABLE ? "Better" : now - then >= NOTABLE ? "Worse" : "About the same"
  const clauses = signs.flatMap(
    (sign) =>
      clauseOf(
        sign,
        before.find(({ key }) => key === sign.key),
      ) ?? [],
  )
  return [
    paragraph([clauses.length > 0 ? `${lead} by last night: ${listed(clauses)}.` : `${lead}.`]),
  ]
}
