import { anyWayOf, type ChangedHabit, habitIn } from "#catalogue/habits"
import type { ExperimentPlan } from "#domain/experiment"
import type { Metric } from "#domain/metric"
import { durationIn } from "#embedded/model/questions/experiment/duration"
import type { Intent } from "#embedded/model/questions/kinds"
import { aimIn } from "#embedded/model/questions/trial"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { moveOf } from "#embedded/model/understanding/thread/move"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const LETS = phrases`
  (let's|lets|let us) [please] (do|try|start|test|begin|go|run|give) [for] [it|that|this|one|with it|with that]
  (i'll|i will|i'd like to|i want to|i wanna|id like to|ill) [just] (do|try|start|test|run|give|begin) [it|that|this]
  (can|could|shall) (we|i) (start|try|begin|run) (it|that|this)
  (can|could|shall) (we|i) (test|try|do|run) (it|that|this) for ...2 (day/s|night/s|week/s|month/s|fortnight)
  (start|begin|run|test|try) (it|that|this|tomorrow|now|the experiment|the test)
  (set it up|go for it|sign me up|count me in|do the experiment|do the test|make it so)
  (sign|count) me (up|in)
  (i'm|i am|im) in
`
/** "yes, two weeks please" behind a design. */
const YES = phrases`
  ^ (yes|yeah|yep|sure|ok|okay|please|absolutely|of course|why not|go ahead|sounds good|do|let's|lets|fine|great)
`
const MAX_CHARS = 60

/** What is looked at, and the habit where the question named one. */
const sidesOf = (intent: Intent, answer: string): readonly [Metric | null, Metric] | null => {
  switch (intent.kind) {
    case "coaching":
      return [intent.habit, intent.target]
    case "drivers":
      return [null, intent.target]
    case "association": {
      const [pair] = intent.pairs
      return pair ? [pair.feature, pair.target] : null
    }
    case "link":
      return [intent.pair.feature, intent.pair.target]
    case "scan": {
      const aim = aimIn(answer, intent.trials)
      return aim && [null, aim]
    }
    default:
      return null
  }
}

/** The first measure that an answer names and a person can change, where it names no way to change it. */
const namedIn = ({ parsed }: Leaned, answer: string, target: Metric): ChangedHabit | null => {
  for (const metric of parseQuestion(parsed.briefing, answer).metrics) {
    const way = metric === target ? null : anyWayOf(metric)
    if (way) return { habit: metric.key, way }
  }
  return null
}

/** The experiment that an answer proposed: by its question, else by its words. */
const proposedIn = (leaned: Leaned): ExperimentPlan | null => {
  const intent = leaned.intents.at(-1)!
  const answer = leaned.answer ?? ""
  const sides = sidesOf(intent, answer)
  if (sides === null) return null
  const [habit, target] = sides
  const own = habit && anyWayOf(habit)
  const found = own
    ? { habit: habit.key, way: own }
    : (habitIn(answer) ?? (intent.kind === "drivers" ? namedIn(leaned, answer, target) : null))
  return found && found.habit !== target.key
    ? {
        title: `${found.way.name} and your ${target.name}`,
        habit: found.habit,
        step: found.way.step,
        target: target.key,
      }
    : null
}

/** Whether an answer was a design or a card, so that a mere "yes" starts it. */
const isDesign = (intent: Intent): boolean =>
  (intent.kind === "coaching" && intent.asks === "experiment") || intent.kind === "scan"

/** "yes, let's do two weeks" starts the experiment that was proposed. */
export const asAccepted: Way = ({ own, leaned, back }) => {
  const { whole, briefing, mentions } = own
  if (whole.length > MAX_CHARS) return null
  const start = LETS.spanFrom(whole, openingEnd(whole))
  if (mentions.some(({ end }) => end > (start?.end ?? 0))) return null
  const wished = durationIn(briefing.question)
  if (start === null && wished === null && moveOf(whole) !== "agree") return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  const isTaken = start !== null || (intent !== undefined && isDesign(intent) && YES.test(whole))
  if (!before || !intent || !isTaken) return null
  const [plan = null] = start
    ? back().flatMap((each) => proposedIn(each) ?? [])
    : [proposedIn(before)]
  if (plan === null && intent.kind !== "coaching") return null
  return asking({ kind: "experiment", asks: "start", plan, wished }, own)
}
