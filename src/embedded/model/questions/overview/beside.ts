import { isCounted } from "#catalogue/metrics/degrees"
import { bare } from "#catalogue/placeholder"
import { judged, listed, spokenName } from "#embedded/model/english"
import { isConfounded } from "#embedded/model/prose/certainty"
import { isSlight } from "#embedded/model/prose/contrast"
import { levelNow, levelOnly } from "#embedded/model/prose/development"
import type { Horizon, LongTerm } from "#embedded/model/prose/long-term"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"
import { nounOf } from "#embedded/model/understanding/time/period-name"
import { daysWithin } from "#embedded/model/understanding/time/window-words"

interface Led extends LongTerm {
  readonly lead: Horizon
}

/** "HRV 60 ms (52)": now, and the other time in brackets. */
const levels = ({ metric, lead }: Led): string =>
  `${isCounted(metric) ? "" : `${spokenName(metric)} `}${levelNow(metric, lead)} (${bare(levelOnly(metric, lead))})`

/** The days of a time whose name does not have them: " (9 November to 15 November)" behind last week. */
const daysOf = ({ name, window }: Period, today: string): string => {
  const isWeek =
    ("unit" in name && name.unit === "week") || ("said" in name && name.said === "week")
  return isWeek ? ` (${daysWithin(window, today)})` : ""
}

/** How the later time compares as a whole, from what has surely changed. */
const verdictOf = (clear: ReadonlyArray<Led>): string => {
  const ways = new Set(clear.map(({ metric, lead }) => judged(metric, lead.sign)))
  if (ways.has("better")) return ways.has("worse") ? "Mixed" : "Better"
  return ways.has("worse") ? "Not as good" : "Different"
}

/** Two named times against each other: which is the better one first, then what changed, moved and stayed. */
export const besideSentences = (
  { a, b }: Contrast,
  { clear, unsure, still }: Readonly<Record<"clear" | "unsure" | "still", ReadonlyArray<Led>>>,
): ReadonlyArray<string | null> => {
  const held = still.filter(({ lead }) => !isConfounded(lead.found.finding))
  const same = held.filter(({ lead }) => lead.sign === 0 || isSlight(lead.found.finding))
  const swinging = held.filter((term) => !same.includes(term))
  const today = b.window.to
  const [now, then] = [nounOf(b.name) + daysOf(b, today), nounOf(a.name) + daysOf(a, today)]
  const said = (of: ReadonlyArray<Led>, what: string) =>
    of.length === 0 ? null : `${what}: ${listed(of.map(levels))}.`
  return [
    clear.length > 0
      ? `${verdictOf(clear)}, ${now} against ${then} (in brackets).`
      : `Nothing differs clearly between ${now} and ${then} (in brackets).`,
    said(clear, "Clearly changed"),
    said(unsure, "Perhaps changed, not certain yet"),
    said(swinging, "Moved, but within your usual ups and downs"),
    said(same, "About the same"),
  ]
}
