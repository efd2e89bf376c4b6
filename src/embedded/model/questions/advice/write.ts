import { adviceOf } from "#catalogue/advice"
import type { Advice as Entry } from "#catalogue/advice/advice"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { bare, placeholder, valueOf } from "#embedded/model/placeholder"
import { foundBy } from "#embedded/model/prose/found"
import { latestSentence, resultsIn } from "#embedded/model/prose/lab-result"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { fastestOf, RUNNING } from "#embedded/model/questions/advice/plan"
import { levelSentence } from "#embedded/model/questions/own-level"
import { checklist } from "#embedded/model/widgets/checklist"

const resultClause = (name: string, ledger: Ledger): string | null => {
  const [latest] = resultsIn(foundBy(ledger, "biomarkers", { name }).facts)
  return latest ? latestSentence(latest) : null
}

/** How far a run reaches of the distance of a race before it is a matter of weeks. */
const NEAR = 0.6

/** Where somebody stands who wants to run so far, from the runs of the past month. */
const runningClauses = (
  { race_km = 0 }: Entry,
  { window }: Advice,
  ledger: Ledger,
): ReadonlyArray<string> => {
  const runs = foundBy(ledger, "workouts", { sport: RUNNING, window })
  const [count, distance] = [runs.fact("count"), runs.fact("distance")]
  const farthest = foundBy(ledger, "sessions", { sport: RUNNING, by: "farthest" }).fact("distance")
  const km = valueOf(farthest)
  if (!count || !valueOf(count) || !farthest || km === null)
    return ["I see no run of yours in the past month, so begin with walking and short runs."]
  const total = distance ? `, ${placeholder(distance)} together` : ""
  const reach =
    km >= race_km
      ? "You already cover the distance, so train for the time."
      : km >= race_km * NEAR
        ? "The distance is within reach."
        : "That is a good part short of the distance, so give it time."
  return [
    `In the past month you ran ${bare(placeholder(count))} times${total}, the farthest ${placeholder(farthest)}.`,
    reach,
  ]
}

/** Whether the fastest run over the distance was fast enough for the time that is wanted. */
const timeSentence = ({ race_km = 0 }: Entry, { race }: Advice, ledger: Ledger): string | null => {
  if (race === undefined) return null
  const { fact } = foundBy(ledger, "sessions", fastestOf(race_km, race.window))
  const [distance, minutes] = [fact("distance"), fact("minutes")]
  const [km, took] = [valueOf(distance), valueOf(minutes)]
  if (!distance || !minutes || !km || !took)
    return "No run of that length is on record, so I can't say how far off the time you want is."
  const isEnough = (took / km) * race_km <= race.minutes
  return sentence`Your fastest run of that length or more was ${placeholder(distance)} in ${placeholder(minutes)}, a
    pace that is ${isEnough ? "fast enough" : "not yet fast enough"} for the time you want; I can't lay the weeks out
    to a date.`
}

/** What does most, where the person stands, the steps as a list, and what is the doctor's. */
export const writeAdvice = (
  intent: Advice,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const entry = adviceOf(intent.id)
  const found = foundBy(ledger, "look_up", { subject: intent.id })
  const [lead, citation, ask] = [found.fact("passage"), found.fact("citation"), found.fact("ask")]
  if (!entry || !lead || !ask) return []
  const [result] = intent.results
  const { own, window } = intent
  const ownClause = own && levelSentence(own, window, ledger, briefing.profile)
  const standing =
    entry.race_km === undefined
      ? [result === undefined ? ownClause : resultClause(result, ledger)]
      : [...runningClauses(entry, intent, ledger), timeSentence(entry, intent, ledger)]
  const steps = found.those("step").map(placeholder)
  return [
    paragraph(
      [`${placeholder(lead)}.`, ...standing],
      [checklist(`${entry.id}_steps`, `Steps for ${entry.title}`, steps)],
    ),
    paragraph([steps.map((step) => `- ${step}`).join("\n")]),
    paragraph([placeholder(ask)]),
    details([citation && `Sources: ${placeholder(citation)}.`]),
  ]
}
