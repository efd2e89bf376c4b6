import { outside } from "#domain/outside-text"
import { sentence } from "#embedded/model/english"
import { averages, certaintyClause, levelThen, upFrom } from "#embedded/model/prose/development"
import type { Horizon, LongTerm } from "#embedded/model/prose/long-term"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"

/** The level now beside the level then, and how sure their difference is. */
export const levelSentence = (term: LongTerm, lead: Horizon): string =>
  lead.sureness === "none"
    ? sentence`${capital(averages(term.metric, lead))} ${inWords(lead.contrast.b)}, against
        ${levelThen(term.metric, lead)}${certaintyClause(term, lead) || ", within the usual ups and downs"}.`
    : sentence`${capital(averages(term.metric, lead))} ${inWords(lead.contrast.b)},
        ${upFrom(term.metric, lead)}${certaintyClause(term, lead)}.`

const TIMING = "though timing alone cannot prove it"

/** What began in the week of a step fits it, as timing. */
export const fitSentence = ({ step, happenings }: LongTerm): string | null => {
  if (!step) return null
  const [began] = happenings.those("began_on")
  if (began && happenings.those("noted_on").length === 0)
    return `That fits the ${outside(began.label)}, ${TIMING}.`
  return happenings.facts.length > 0
    ? `That fits in time, ${TIMING}.`
    : "No sport on record began or ended that week, so your data cannot say what stands behind it."
}
