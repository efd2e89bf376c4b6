import type { Ledger } from "#domain/ledger"
import { isLocalDate, type LocalDate } from "#domain/time"

/** A key with its last "_date" left out, and a laboratory value's key. */
const dated = (key: string): ReadonlyArray<string> => {
  const without = key.replace(/_date(?=(?:_\d{8})*$)/, "")
  return without === key ? [] : [without, `${without}_value`]
}

/** The day that each single value of a ledger is of, by the key of its fact: a highest, a latest, a result. */
export const daysOfFacts = (ledger: Ledger): ReadonlyMap<string, LocalDate> => {
  const days = new Map<string, LocalDate>()
  for (const { input, findings } of ledger.receipts) {
    // The first day of the best week is not its day.
    if ("by" in input && input.by !== "day") continue
    for (const { item } of findings.facts)
      if (typeof item.value === "string" && isLocalDate(item.value))
        for (const key of dated(item.key)) days.set(key, item.value)
  }
  return days
}
