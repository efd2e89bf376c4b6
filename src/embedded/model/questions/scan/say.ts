import { capital, sentence, verb } from "#embedded/model/english"
import { magnitude, placeholder, roundedMagnitude, signOf } from "#embedded/model/placeholder"
import { beginningOf, besideClause, fellOrRose } from "#embedded/model/prose/development"
import { type Examined, levelsClause, linkClause } from "#embedded/model/prose/link"
import { spoken } from "#embedded/model/prose/spoken"
import type { Highlight } from "#embedded/model/questions/scan/highlights"
import type { Scan } from "#embedded/model/questions/scan/intent"

const examinedOf = ({ feature, target, lag, found }: Highlight): Examined => ({
  pair: { feature: feature!, target, lag },
  found,
})

/** "after days with the most steps (about 11,400) you sleep 7 h 26 min, with the fewest 7 h 3 min". */
const linkSaid = (highlight: Highlight): string => {
  const examined = examinedOf(highlight)
  return levelsClause(examined, "short") ?? linkClause(examined)
}

const stepSaid = (highlight: Highlight): string | null => {
  const { step, target, found } = highlight
  const difference = found.fact("difference")
  if (!step || !difference) return null
  const beside = besideClause(highlight)
  return sentence`your ${spoken(target)} ${fellOrRose(target, signOf(difference))} by about
    ${magnitude(difference)} around ${placeholder(step.on)}${beside ? `, ${beside}` : ""}`
}

/** "your HRV has been climbing evenly since May, by about 15.7 ms". */
const slopeSaid = ({ target, found }: Highlight, { horizons }: Scan): string | null => {
  const change = found.fact("change")
  if (!change || !found.fact("slope_per_week")) return null
  const since = beginningOf(
    found,
    horizons.map((contrast) => ({ contrast })),
  )
  const rises = signOf(change) > 0
  const clock = rises ? "moving later" : "moving earlier"
  const moves = target.scale === "clock" ? clock : rises ? "climbing" : "falling"
  return sentence`your ${spoken(target)} ${verb(target, "has")} been ${moves} evenly${since}, by about
    ${roundedMagnitude(change)}`
}

const endsSaid = ({ target, found }: Highlight): string | null => {
  const change = found.fact("change") ?? found.fact("difference")
  return (
    change &&
    sentence`your ${spoken(target)} ${fellOrRose(target, signOf(change))} by about ${magnitude(change)} over that time`
  )
}

/** What was found, as a clause; a hint is called one. */
export const clauseOf = (highlight: Highlight, intent: Scan): string | null => {
  const { feature, finding } = highlight
  const said =
    feature !== null
      ? linkSaid(highlight)
      : (stepSaid(highlight) ?? slopeSaid(highlight, intent) ?? endsSaid(highlight))
  return said && (finding.verdict === "validated" ? said : `a hint, not yet reliable: ${said}`)
}

/** The same as one line of a list. */
export const lineOf = (highlight: Highlight, intent: Scan): string | null => {
  const said = clauseOf(highlight, intent)
  return said && `- ${capital(said)}.`
}

/** What a finding is of: "steps and your sleep", "your HRV over time". */
export const subjectOf = ({ feature, target }: Highlight): string =>
  feature === null
    ? `your ${spoken(target)} over time`
    : `${spoken(feature)} and your ${spoken(target)}`
