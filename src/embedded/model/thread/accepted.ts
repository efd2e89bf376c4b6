import { planOf } from "#catalogue/experiment-plan"
import { anyWayOf, type ChangedHabit, habitIn } from "#catalogue/habits"
import type { ExperimentPlan } from "#domain/experiment"
import type { Metric } from "#domain/metric"
import { durationIn } from "#embedded/model/questions/experiment/duration"
import type { Intent } from "#embedded/model/questions/kinds"
import { aimIn } from "#embedded/model/questions/trial"
import { asking, type Leaned, type Message, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { moveOf } from "#embedded/model/understanding/thread/move"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const LETS = phrases`
  (let's|lets|let us) [actually|really|just|please] (do|try|start|test|begin|go|run|give) [for] [it|that|this|one|
    with it|with that]
  (let's|lets|let us) [actually|really|just] (give|have) (it|that|this) a (go|try|shot|chance|whirl)
  (let's|lets|let us) [actually|really|just] (get (started|going)|get (it|that|this) (started|going)|see if it works|
    set (it|that|this) up|put (it|that|this) to the test|go (with|for) (it|that|this)|find out)
  (i'll|i will|i'd like to|i'd love to|i would like to|i would love to|i want to|i wanna|id like to|ill) [just] (do|try|
    start|test|run|give|begin|go with) [it|that|this]
  (can|could|shall|may) (we|i) (start|try|begin|run) (it|that|this)
  (can|could|shall) (we|i) (test|try|do|run) (it|that|this) for ...2 (day/s|night/s|week/s|month/s|fortnight)
  (can|could|will|would) you [please] (start|begin|run) (it|that|this|the (experiment|test|trial)) [for me|please|now]
  (can|could|will|would) you [please] set (it|that|this|the (experiment|test|trial)) up [for me|please|now]
  (start|begin|run|test|try) (it|that|this|tomorrow|now)
  (let's|lets|let us|i'll|i will|i'd like to|i want to|i'm ready to|ready to) ...1 (do|start|begin|run|try|test|
    go ahead with|go with|go for) (the|this|that|your|my) (experiment|test|trial|plan|change|card)
  (do|start|begin|run|go ahead with|go with) (the|this|that|your|my) (experiment|test|trial)
  (give|giving) (it|that|this) a (go|try|shot|chance|whirl)
  (set (it|that|this) up|go for it|go ahead with (it|that|this)|make it so|challenge accepted)
  (sign|count) me (up|in)
  (i'm|i am|im) (in|game) $
  (i'm|i am|im) (up|down) for (it|that|this)
  [i'm|i am|im|i'd be|i would be] (happy|willing|ready|keen|glad) to (try|start|test|begin|do|give) [it|that|this]
  (draw|flip) (the|a|those) (lot/s|coin/s|day/s)
  (that|this|it) (sounds|looks) like a plan
  sounds like a plan
`
/** "yes, two weeks please" behind a design. */
const YES = phrases`
  ^ (yes|yeah|yep|sure|ok|okay|please|absolutely|of course|why not|go ahead|sounds good|do|let's|lets|fine|great)
`
const MAX_CHARS = 60
const TRIES = phrases`try | test | start | begin | experiment | trial | a go | a shot`
/** A question of an answer. */
const QUESTION = /[^.!?\n]{0,300}\?/g

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
  return found && found.habit !== target.key ? planOf(found.habit, found.way, target) : null
}

/** Whether an answer was a design or a card, so that a mere "yes" starts it. */
const isDesign = (intent: Intent): boolean =>
  (intent.kind === "coaching" && intent.asks === "experiment") || intent.kind === "scan"

/** The experiment that the thread proposed last: on a card, else by a question and the words of its answer. */
const proposedBehind = ({ briefing, back }: Message): ExperimentPlan | null => {
  const heard = new Map(back().map((each) => [each.briefing, each]))
  for (let at = beforeThis(briefing); at !== null; at = beforeThis(at.briefing)) {
    const leaned = heard.get(at.briefing)
    const plan = at.offered ?? (leaned ? proposedIn(leaned) : null)
    if (plan) return plan
  }
  return null
}

/** Whether an answer ends in a question for something else than to try what it offers, so that "yes" is not to that. */
const asksElse = (answer: string): boolean => {
  const asked = answer.match(QUESTION)?.at(-1)
  return asked !== undefined && !TRIES.test(asked)
}

/** The experiment that a mere "yes" starts: of the card of the answer before it, or of a design. */
const agreedTo = ({ briefing, leaned }: Message): ExperimentPlan | null => {
  const last = beforeThis(briefing)
  if (last?.offered && !asksElse(last.answer ?? "")) return last.offered
  const before = leaned()
  return before && isDesign(before.intents.at(-1)!) ? proposedIn(before) : null
}

const isAbout = ({ habit, target }: ExperimentPlan, metrics: ReadonlyArray<Metric>): boolean =>
  metrics.some(({ key }) => key === habit || key === target)

/** "yes, let's do two weeks" starts the experiment that was proposed. */
export const asAccepted: Way = (message) => {
  const { own, leaned } = message
  const { briefing, mentions } = own
  // "I'd like to try that" is a wish and nothing else: of such a message nothing is left to be understood.
  const whole = own.whole === "" ? briefing.question : own.whole
  if (whole.length > MAX_CHARS) return null
  const start =
    LETS.spanFrom(whole, openingEnd(whole)) ?? LETS.spanFrom(whole, YES.find(whole)[0]?.end ?? 0)
  const wished = durationIn(briefing.question)
  const isYes = YES.test(whole) && (wished !== null || moveOf(whole) === "agree")
  if (start === null && !isYes) return null
  const plan = start ? proposedBehind(message) : agreedTo(message)
  const others = mentions.filter(({ end }) => end > (start?.end ?? 0))
  if (others.some(({ metrics }) => plan === null || !isAbout(plan, metrics))) return null
  const intent = leaned()?.intents.at(-1)
  const isPlanned = intent?.kind === "coaching" && (start !== null || isDesign(intent))
  return plan || isPlanned ? asking({ kind: "experiment", asks: "start", plan, wished }, own) : null
}
