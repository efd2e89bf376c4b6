import { magnitude, signOf } from "#catalogue/placeholder"
import { fellOrRose, sentence, verb } from "#embedded/model/english"
import { type Examined, levelsClause, linkClause } from "#embedded/model/prose/link"
import { slopeClause, stepClause } from "#embedded/model/prose/move"
import { spoken } from "#embedded/model/prose/spoken"
import type { Highlight } from "#embedded/model/questions/scan/highlights"
import type { Scan } from "#embedded/model/questions/scan/intent"
import { capital } from "#language/capital"

const examinedOf = ({ feature, target, lag, found }: Highlight): Examined => ({
  pair: { feature: feature!, target, lag },
  found,
})

/** "after days with the most steps (about 11,400) you sleep 7 h 26 min, with the fewest 7 h 3 min". */
const linkSaid = (highlight: Highlight): string => {
  const examined = examinedOf(highlight)
  return levelsClause(examined, "short") ?? linkClause(examined)
}

const endsSaid = ({ target, found }: Highlight): string | null => {
  const change = found.fact("change") ?? found.fact("difference")
  return (
    change &&
    sentence`your ${spoken(target)} ${fellOrRose(target, signOf(change))} by about ${magnitude(change)} over that time`
  )
}

const overTime = (highlight: Highlight, { horizons }: Scan): string | null => {
  const { step, target, found, happenings } = highlight
  const move = step ? stepClause(step, happenings) : slopeClause(target, found, horizons)
  return move ?? endsSaid(highlight)
}

/** What was found, as a clause. */
export const clauseOf = (highlight: Highlight, intent: Scan): string | null =>
  highlight.feature === null ? overTime(highlight, intent) : linkSaid(highlight)

/** The same as one line of a list; a hint is called one. */
export const lineOf = (highlight: Highlight, intent: Scan): string | null => {
  const said = clauseOf(highlight, intent)
  const isFirm = highlight.finding.verdict === "validated"
  return said && `- ${isFirm ? capital(said) : `A hint, not yet reliable: ${said}`}.`
}

/** A finding in a few words and without numbers: "Days with more steps go with more sleep …". */
export const verdictOf = (highlight: Highlight): string => {
  const { feature, finding, target } = highlight
  const said = feature
    ? linkClause(examinedOf(highlight))
    : `your ${spoken(target)} ${verb(target, "has")} changed`
  return finding.verdict === "validated" ? `${capital(said)}.` : `A hint: ${said}.`
}
