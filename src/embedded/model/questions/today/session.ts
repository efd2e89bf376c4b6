import { placeholder } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { foundBy } from "#embedded/model/prose/found"
import type { Today } from "#embedded/model/questions/today/intent"
import { dayOfSession } from "#embedded/model/questions/today/plan"

/** What is said of the session that somebody may have recovered from. */
interface Session {
  /** That there was none on the day they named, with the last one before it. */
  readonly missing: string | null
  /** " after running on 20 November 2026". */
  readonly behind: string
}

/** The session of a question for recovery; null where it names none, or none is on record. */
export const sessionOf = ({ session, date }: Today, ledger: Ledger): Session | null => {
  if (!session) return null
  const { fact } = foundBy(ledger, "training", { date: dayOfSession(session, date) })
  const [on, sport] = [fact("last_date"), fact("last_sport")]
  if (!on || !sport) return { missing: "No workout is on record around then.", behind: "" }
  const last = `${placeholder(sport)} on ${placeholder(on)}`
  return session === "last" || on.item.value === session
    ? { missing: null, behind: ` after ${last}` }
    : {
        missing: `No workout is on record for that day; the last before it was ${last}.`,
        behind: "",
      }
}
