import { readAdvice } from "#embedded/model/questions/advice/read"
import { readCoaching } from "#embedded/model/questions/coaching/read"
import type { Routine } from "#embedded/model/questions/routine/intent"
import { isByDays, routineOf } from "#embedded/model/questions/routine/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** "make me a plan for Monday to Sunday to sleep better": a plan of another kind, laid out by days. */
export const readByDays = (parsed: ParsedQuestion): Routine | null => {
  if (!isByDays(parsed.whole)) return null
  const plain = { ...parsed, periods: [] }
  const of = readAdvice(plain) ?? readCoaching(plain)
  return of === null || (of.kind === "coaching" && of.asks === "experiment")
    ? null
    : routineOf(parsed, "week", { of })
}
