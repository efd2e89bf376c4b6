import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import type { Window } from "#domain/window"
import { listed } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { isWithinNature } from "#embedded/model/prose/lab-change"
import type { Result } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"

/** What began between the last two tests of a result that moved by more than lab noise: timing, and no cause. */
export const writeBetween = (
  results: ReadonlyArray<Result>,
  why: Window,
  ledger: Ledger,
): Paragraph => {
  const moved = results.find(
    (result) => (valueOf(result.difference) ?? 0) !== 0 && !isWithinNature(result),
  )
  const [from, to] = [moved?.previousDate?.item.value, moved?.date?.item.value]
  if (!moved || !from || !to)
    return paragraph(["What you eat and take isn't on record, so your data can't say why."])
  const began = foundBy(ledger, "happenings", { window: why })
    .those("began_on")
    .filter(({ item }) => String(item.value) > String(from) && String(item.value) <= String(to))
  const named = began.map((fact) => `${outside(fact.label)} (from ${placeholder(fact)} on)`)
  return paragraph([
    named.length > 0
      ? `Between the tests you began ${listed(named)}: that fits in time, and can't be shown to be the reason.`
      : "Nothing on record began between the tests.",
    "What you eat or take isn't on record, and weighs at least as much.",
  ])
}
