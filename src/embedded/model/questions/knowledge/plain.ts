import { asksAnything, asksRecord, isOwn } from "#embedded/model/questions/knowledge/asking"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import { intentOf } from "#embedded/model/questions/knowledge/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects } from "#embedded/model/understanding/subjects"
import { tidy } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

/** Asks what to do, or why something of one's own is so: what the person's rows say comes first. */
const OTHER = phrases`
  how (do|can|could|should|might|would|to) ...1(i|you|we)
  why (is|are|am|was|were|did|do|have|has) !(people|we|you|labs|lab|results|some)
  what should i
  do i have
  the reason
  (experiment|trial|test whether|propose|recommend|suggest)
  (help|advice|tips|plan)
  (correlation|related|relationship|link|connection)
  (vs|versus|than|compare*)
`
/** How many words name a subject of the laboratory beyond doubt; a single one is the name of a result. */
const MIN_SPECIFIC = 2

/** The subject of a question in general terms that names no measure: "does biotin affect blood tests". */
export const readPlain = (parsed: ParsedQuestion): Knowledge | null => {
  const { periods, limits, mentions } = parsed
  if (mentions.length > 0 || periods.length > 0 || limits.some(({ said }) => said)) return null
  const text = tidy(parsed.briefing.question).toLowerCase()
  if (OTHER.test(text) || isOwn(text) || asksRecord(text) || !asksAnything(text)) return null
  const subject = findSubjects(parsed.whole).find(
    ({ words, entry }) => words >= MIN_SPECIFIC || !entry.analytes,
  )
  return subject ? intentOf(subject.entry, parsed) : null
}
