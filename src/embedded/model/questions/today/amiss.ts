import type { Ledger } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import { listed } from "#embedded/model/english"
import { beyondUsual, sideOfUsual } from "#embedded/model/prose/beside-usual"
import { foundBy } from "#embedded/model/prose/found"
import type { Sign } from "#embedded/model/questions/today/signs"

const DEGREES = ["", "slightly", "clearly", "far"] as const

/** The signs that lie outside of the usual range: "Not all of it is as usual: …"; null where none does. */
export const outsideSentence = (
  signs: ReadonlyArray<Sign>,
  date: LocalDate,
  ledger: Ledger,
): string | null => {
  const out = signs.flatMap(({ key, name }) => {
    const found = foundBy(ledger, "baseline", { metric: key, date })
    const beyond = beyondUsual(found)
    const way = sideOfUsual(found) > 0 ? "above" : "below"
    return beyond === 0 ? [] : [`${name} is ${DEGREES[beyond]} ${way}`]
  })
  return out.length === 0 ? null : `Not all of it is as usual: ${listed(out)}.`
}
