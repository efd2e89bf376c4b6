import type { Option } from "#embedded/model/questions/today/choice"
import { chosen } from "#embedded/model/questions/today/choice"
import type { Today } from "#embedded/model/questions/today/intent"
import type { NightPart } from "#embedded/model/questions/today/night"
import { capital } from "#language/capital"
import type { RecoveryLabel } from "#statistics/series/recovery"

/** What the day is judged by. */
export interface State {
  readonly label: RecoveryLabel
  /** Whether the training of the last week was much more than usual, or had no pause. */
  readonly heavy: boolean
  readonly tomorrow: boolean
  readonly ahead: boolean
}

type Verdicts = Readonly<Record<RecoveryLabel, string>>

const train: Verdicts = {
  rested: "Yes, go ahead, you look well recovered",
  usual: "Yes, go ahead",
  tired: "Yes, but keep it light",
  strained: "Take it easy today",
  illness_like: "Take it easy today",
}
const rest: Verdicts = {
  rested: "No, nothing asks for one",
  usual: "No, nothing asks for one",
  tired: "An easy day would fit",
  strained: "Yes, a rest day fits",
  illness_like: "Yes, a rest day fits",
}
const recovered: Verdicts = {
  rested: "Yes, by your numbers you are well recovered",
  usual: "Yes, about as well as usual",
  tired: "Not quite",
  strained: "No, not yet",
  illness_like: "No, not yet",
}
const overtraining: Verdicts = {
  rested: "Nothing points to it",
  usual: "Nothing points to it",
  tired: "Your numbers are a little tired, which one night can do",
  strained: "Your body looks strained today, which is not yet overtraining",
  illness_like: "Your body looks strained today, which is not yet overtraining",
}
const ill: Verdicts = {
  rested: "Nothing in your numbers points that way",
  usual: "Nothing in your numbers points that way",
  tired: "Your numbers are a little off, but not in the way they often are before an illness",
  strained: "Your numbers are off, but not in the way they often are before an illness",
  illness_like:
    "Your numbers look a little like the days before an illness; they cannot tell you whether you are getting sick",
}

const state: Verdicts = {
  rested: "Better than usual, well recovered",
  usual: "About as usual",
  tired: "A little below your usual",
  strained: "Clearly below your usual",
  illness_like: "Below your usual, a little like the days before an illness",
}
const tired: Verdicts = {
  rested: "Not at all, by your numbers",
  usual: "No more than usual, by your numbers",
  tired: "A little, by your numbers",
  strained: "Quite, by your numbers",
  illness_like: "Quite, and a little like the days before an illness",
}
const amiss: Verdicts = {
  rested: "Nothing is off, rather better than usual",
  usual: "Nothing that matters, taken together",
  tired: "A little: you look somewhat tired",
  strained: "Yes, you look strained",
  illness_like: "Yes, it looks a little like the days before an illness",
}

const VERDICTS = { train, rest, recovered, overtraining, ill, state, tired, amiss } as const

/** A night is good or bad by more than one measure of it. */
const NOTABLE_NIGHT = 1

const night = (label: RecoveryLabel, parts: ReadonlyArray<NightPart>): string => {
  const better = parts.reduce((sum, part) => sum + part.better, 0)
  if (label === "strained" || label === "illness_like") return "A rough night by your standards"
  if (label === "tired")
    return better > NOTABLE_NIGHT ? "A mixed night" : "A poorer night than usual"
  if (better < -NOTABLE_NIGHT) return "A restless night, though your body coped"
  return label === "rested" || better > NOTABLE_NIGHT
    ? "A good night, better than your usual"
    : "A normal night for you"
}

/** "Yes", "No", "Not quite": a verdict on a night as the answer to a question that wants a yes or no. */
const agreeing = (said: string, wants: "good" | "bad"): string => {
  const poor = /^A (?:rough|poorer|restless)/.test(said)
  const mixed = said.startsWith("A mixed")
  const ordinary = said.startsWith("A normal")
  const yes = mixed ? "In part" : wants === "bad" ? (poor ? "Yes" : "No") : poor ? "No" : "Yes"
  return `${yes}, ${ordinary && wants === "bad" ? "it was " : ""}${said.slice(0, 1).toLowerCase()}${said.slice(1)}`
}

const RECOVERS: ReadonlySet<RecoveryLabel> = new Set(["rested", "usual"])

/** The first words of the answer. */
export const verdictOf = (
  asks: "night" | keyof typeof VERDICTS,
  { label, heavy, tomorrow }: State,
  parts: ReadonlyArray<NightPart>,
  wants: Today["wants"],
): string => {
  if (asks === "night") {
    const said = night(label, parts)
    return wants ? agreeing(said, wants) : said
  }
  if (heavy && RECOVERS.has(label)) {
    if (asks === "train") return "You can, though an easy day would do you good"
    if (asks === "rest") return "It would fit, after the week you had, though your body copes well"
    if (asks === "overtraining") return "Not by your numbers, though you train more than usual"
  }
  if (tomorrow && asks === "state" && RECOVERS.has(label)) return "So far about as ready as usual"
  if (tomorrow && asks === "train" && RECOVERS.has(label)) return "So far nothing speaks against it"
  if (tomorrow && asks === "rest" && RECOVERS.has(label)) return "So far nothing asks for one"
  return VERDICTS[asks][label]
}

/** How recovered somebody is who had no session to recover from. */
export const WITHOUT_SESSION: Verdicts = {
  rested: "You look well recovered",
  usual: "You look as recovered as usual",
  tired: "You look a little tired",
  strained: "You do not look recovered",
  illness_like: "You do not look recovered",
}

const STATES: Readonly<Record<RecoveryLabel, string>> = {
  rested: "you look well recovered",
  usual: "nothing in your numbers speaks against it",
  tired: "you look a little tired",
  strained: "you look strained",
  illness_like: "your numbers look a little like the days before an illness",
}

/** Whether a single thing fits the day: "Yes, the walk fits". */
const alone = ({ name, effort }: Option, { label, heavy }: State): string => {
  const fits = chosen(
    [{ name, effort }, REST],
    label === "tired" || heavy ? "tired" : fitnessOf(label),
  )
  const isFine =
    effort === "rest" || effort === "light" || fits.some((option) => option.name === name)
  return isFine
    ? `Yes, ${name} fits, as ${STATES[label]}`
    : `Rather not ${name}, as ${STATES[label]}; an easy walk would do`
}

const REST: Option = { name: "rest", effort: "rest" }

const fitnessOf = (label: RecoveryLabel) => (RECOVERS.has(label) ? "fresh" : "strained")

/** "The intervals: nothing in your numbers speaks against it": the one that fits, of those chosen between. */
export const choiceOf = (options: ReadonlyArray<Option>, state: State): string => {
  const [only, more] = options
  if (only && !more) return alone(only, state)
  const { label, heavy } = state
  const fresh = RECOVERS.has(label)
  const fits = chosen(
    options,
    fresh && !heavy ? "fresh" : fresh || label === "tired" ? "tired" : "strained",
  )
  const names = fits.map(({ name }) => name)
  const [name = ""] = names
  if (names.length > 1 && fresh) return `${capital(names.join(" or "))}, whichever you like`
  const lead = capital(names.length > 1 ? names.join(" or ") : name)
  return fresh && heavy
    ? `${lead}, after the week of training you had`
    : `${lead}, as ${STATES[label]}`
}

const COMING_DAYS = "The days until then count as well, so ask me again closer to it."
const COMING_NIGHT = "The coming night counts as well, so ask me again in the morning."
const GO_BY_FEELING = "They can miss it, so go by how you feel."
const EASY = "A walk or an easy session is fine; keep the hard one for another day."
const REST_AND_LOOK = "Rest or a walk would fit, and tomorrow's numbers will tell more."
const SEE_SOMEBODY = "If you feel unwell or it goes on, ask a doctor rather than your watch."
const OVER_WEEKS =
  "Overtraining shows over weeks and not in one night: if you stay tired in spite of easy days, ask a doctor."

/** What to do with it; null where the verdict says it. */
export const adviceOf = (asks: Today["asks"], { label, tomorrow, ahead }: State): string | null => {
  if (asks === "ill") return label === "illness_like" ? SEE_SOMEBODY : GO_BY_FEELING
  if (asks === "overtraining") return RECOVERS.has(label) ? null : OVER_WEEKS
  if (ahead) return COMING_DAYS
  if (tomorrow) return COMING_NIGHT
  if (asks === "night" || RECOVERS.has(label)) return null
  return label === "tired" ? EASY : REST_AND_LOOK
}
