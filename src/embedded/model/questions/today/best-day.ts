import { valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Today } from "#embedded/model/questions/today/intent"
import { signsClause, signsOf } from "#embedded/model/questions/today/signs"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"

/** The day on which somebody was most, or least, recovered. */
export const writeBestDay = (
  { asks, days = [] }: Today,
  ledger: Ledger,
  today: LocalDate,
): ReadonlyArray<Paragraph> => {
  const strained = days
    .flatMap((date) => {
      const found = foundBy(ledger, "readiness", { date })
      const strain = valueOf(found.fact("strain"))
      return strain === null ? [] : [{ date, found, strain }]
    })
    .toSorted((one, other) =>
      asks === "best" ? one.strain - other.strain : other.strain - one.strain,
    )
  const [first] = strained
  if (!first) return [paragraph(["I cannot tell: none of those nights is on record."])]
  const { date, found } = first
  const day = capital(inWords({ name: { anchor: "day", date, today } }).replace(/^on /, ""))
  const signs = signsOf(found)
  const clause = signsClause(signs, date)
  return [
    paragraph([
      `${day}, going by how recovered you were that morning${clause ? `: ${clause}` : ""}.`,
    ]),
  ]
}
