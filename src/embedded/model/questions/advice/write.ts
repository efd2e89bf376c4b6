import { adviceOf } from "#catalogue/advice"
import type { Advice as Entry } from "#catalogue/advice/advice"
import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Fact, Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { latestSentence, resultsIn } from "#embedded/model/prose/lab-result"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { fastestOf, RUNNING, SHORT_KM } from "#embedded/model/questions/advice/plan"
import { levelSentence } from "#embedded/model/questions/own-level"
import { checklist } from "#widgets/checklist"

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

const NO_DATE = "I can't lay the weeks out to a date."

/** How fast somebody was over the distance of a race, and over a shorter one, beside the time they want. */
const timeSentences = (
  { race_km = 0 }: Entry,
  { race }: Advice,
  ledger: Ledger,
): ReadonlyArray<string> => {
  if (race === undefined) return []
  const { fact } = foundBy(ledger, "sessions", fastestOf(race_km, race.window))
  const short = foundBy(ledger, "sessions", fastestOf(SHORT_KM, race.window)).fact
  const [pace, over, distance] = [fact("goal_pace"), fact("over"), fact("at_least")]
  if (!pace || !distance) return []
  const [fast, least, predicted] = [short("pace"), short("at_least"), short("predicted")]
  const isEnough = (time: Fact | null) => time !== null && (valueOf(time) ?? 0) <= race.minutes
  const ran = over
    ? sentence`Your fastest run of at least ${placeholder(distance)} makes ${placeholder(distance)} in
        ${placeholder(over)}.`
    : `No run of ${placeholder(distance)} is on record yet.`
  const foretold =
    fast && least && predicted && !isEnough(over)
      ? sentence`Your fastest of at least ${placeholder(least)}, at ${placeholder(fast)}, foretells about
          ${placeholder(predicted)} once you have trained for the distance.`
      : null
  const verdict = isEnough(over)
    ? "so the speed is there already"
    : isEnough(predicted)
      ? "so that is realistic: practise that pace once a week"
      : "so you are not there yet: practise that pace once a week"
  return [
    ran,
    ...(foretold ? [foretold] : []),
    `The time you want takes ${placeholder(pace)}${over || foretold ? `, ${verdict}` : ""}.`,
    ...(race.dated ? [NO_DATE] : []),
  ]
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
      : runningClauses(entry, intent, ledger)
  const steps = found.those("step").map(placeholder)
  return [
    paragraph(
      [...timeSentences(entry, intent, ledger), `${placeholder(lead)}.`, ...standing],
      [checklist(`${entry.id}_steps`, `Steps for ${entry.title}`, steps)],
    ),
    paragraph([steps.map((step) => `- ${step}`).join("\n")]),
    paragraph([placeholder(ask)]),
    details([citation && `Sources: ${placeholder(citation)}.`]),
  ]
}
