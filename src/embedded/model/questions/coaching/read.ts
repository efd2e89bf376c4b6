import type { Metric } from "#domain/metric"
import type { Coaching } from "#embedded/model/questions/coaching/intent"
import { longEnough } from "#embedded/model/understanding/asked-period"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { sidesOf } from "#embedded/model/understanding/sides"
import { findSubjects } from "#embedded/model/understanding/subjects"
import { isTested } from "#embedded/model/understanding/tested"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { HOW_MUCH_TO_HAVE } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const BETTER = phrases`
  improv*
  lower
  rais*
  increas*
  reduc*
  boost
  better
  fix
  sleep (better|more|longer|well|deeper|earlier|sooner|through)
  (go|get) to (bed|sleep) (earlier|sooner|on time)
  (wake up|get up) earlier
  fall asleep
  (quit|stop|wean)
  raise
  bring
  cut
  drop
  recover
  feel
  become
  get (more|better|fitter|less|my|a|rid|back|to)
  lose
  gain
  walk more
  move more
  be (more|less|fitter|healthier)
  help
  optimise
  optimize
  build
  stress less
  drink (more|less)
  eat
`
const FIND_OUT = phrases`
  test
  find out
  check
  prove
  try out
  verify
`
const TRY = phrases`
  advise
  change
  do
  focus on
  recommend
  start
  suggest
  tackle
  test
  try
  work on
`
const ADVICE = phrases`
  how (can|could|do|does one|should|might|would) (i|one|you) ...2 ${BETTER}
  how (can|could|do|should|would) (i|one|you) ...2(actually|really|ever|get|to|manage) (sleep|get|reach|hit|walk) #
  (how|way/s|idea/s|step/s|thing/s) to [*] ${BETTER}
  (what|which) ...2 (can|could|should|would|might|do|must|shall) (i|you) ...2 ${TRY}
  <!(*) help me
  (you|please|to) help me
  tip/s
  advice
  advise
  recommend*
  suggest*
  coach/ing
  action plan
  game plan
  next step/s
  (thing/s|something|anything) to try
  (thing/s|something|anything) [that] i (can|could|should|might) (do|try|change)
  to do list
  todo
  (plan|program/me|routine|checklist) (for|to)
  (make|give|build|create|set|write|draw|need|want) [up] [me] (a|an) ...3 (plan|program/me|checklist)
  what (would|might|could|can) [*] help
  what [*] help/s [me|against|with] $
  (is it|would it be) worth (trying|cutting|stopping|quitting|giving up|drinking|skipping)
  (one|single|only|biggest) (thing|habit|change) ...2(that|i|i'd|id|should|could|would|can|to) (
    change|do|fix|improve)
  (change|fix|improve|do) ...2(only|just) (one|a single) (thing|habit)
  (what's|whats|what|which) ...2(is|the|single|one|are|biggest) (habit/s|thing|change) ...3(that|should|would|could|
    can|i|to) (help|change|do|improve|make) ...6
  should i (try|cut|stop|quit|start|walk|drink|sleep|go|skip|avoid|reduce|increase|train|exercise|rest|eat|change)
  where (do|should) i (start|begin)
`
/** Asks for a plan by its words alone: "lose 5 kg", "list of caffeine steps". */
const AIMS = phrases`
  ^ ...4(i|want|need|to|help|me|please|can|you|how|get|rid|of) (lose|shed|drop) ...3(#|about|at|least|some|a|few) (
    kg|kilo/s|kilogram/s|pound/s|lb/s|stone|weight|fat)
  how (do|can|could|should|would|to) ...3(i|get|up|you|best) (to|reach|hit|achieve|manage) ...1 #
  ^ ...3(please|can|could|you) help me ...3 (get|reach|hit|make|achieve) ...2 #
  ^ (get|getting|take|walk) ...2 more (steps|sleep|deep sleep|rem sleep|walking|exercise)
  (list|set) of ...3 (step/s|tips)
  (sleep|stress|weight) (step/s|tips|plan)
`

const EXPERIMENT = phrases`
  experiment/s
  trial/s
  n of (1|one)
  a b test*
  self test
  (how|what) (can|could|do|should|would|might|to) [i|we|you] [properly|best|actually] ${FIND_OUT}
  (i|i'd) [would] (want|like|love) to (test|find out|try out)
  test (whether|if)
  (design|devise|set up|plan|run|do|make) [me|us] (a|an) ...2 test
`

/** "should I cut down on coffee" proposes what to change, and asks what that is good for. */
const PROPOSES = phrases`
  (is it|would it be) worth (trying|cutting|stopping|quitting|giving up|drinking|skipping)
  should i (try|cut|stop|quit|start|skip|avoid|reduce|increase|drop|drink)
`
const LEVERS = new Set(["caffeine_mg", "alcohol_g", "water_ml", "workout_minutes", "bedtime_hour"])

const isLever = ({ text, mentions }: ParsedQuestion): boolean =>
  mentions.length === 1 &&
  PROPOSES.test(text) &&
  mentions.every(({ metrics: [metric] }) => metric !== undefined && LEVERS.has(metric.key))

const goals: Readonly<Record<string, string>> = {
  sleep_minutes: "better_sleep",
  hrv_rmssd: "advice_hrv",
  hrv_sdnn: "advice_hrv",
  resting_hr: "advice_resting_heart_rate",
  stress_score: "advice_stress",
  deep_minutes: "advice_deep_sleep",
  rem_minutes: "advice_rem_sleep",
  sleep_efficiency: "better_sleep",
  sleep_score: "better_sleep",
  wakeups: "advice_back_to_sleep",
  sleep_latency: "advice_fall_asleep",
  steps: "advice_steps",
  vo2max: "advice_vo2max",
  weight_kg: "advice_weight",
  bp_systolic: "advice_blood_pressure",
  bp_diastolic: "advice_blood_pressure",
}

/** What is known of the goal: of a target that the question names, else of the entry with steps that it names. */
const subjectOf = (question: string, target: Metric, isNamed: boolean): Coaching["subject"] => {
  const ofTarget = goals[target.key] ?? null
  const ofWords = findSubjects(question).find(({ entry }) => entry.steps)?.entry.id ?? null
  return isNamed ? (ofTarget ?? ofWords) : (ofWords ?? ofTarget)
}

/** Whether the goal that a question names is another one than the first metric: "how do I build muscle". */
const isOfElse = (question: string, { key }: Metric): boolean => {
  const [named] = findSubjects(question).filter(({ entry }) => entry.steps)
  return named !== undefined && !named.entry.metrics.includes(key)
}

const isExperiment = (parsed: ParsedQuestion): boolean =>
  EXPERIMENT.test(parsed.whole) || isTested(parsed)

/** Experiments are read before metrics that are not recorded: "a trial for magnesium". */
export const readExperiment = (parsed: ParsedQuestion): Coaching | null =>
  isExperiment(parsed) ? readCoaching(parsed) : null

/** "how can I sleep better", "how do I test whether caffeine hurts my sleep". */
export const readCoaching = (parsed: ParsedQuestion): Coaching | null => {
  const { text, whole, mentions } = parsed
  const experiment = isExperiment(parsed)
  const asks = (ADVICE.test(text) && !HOW_MUCH_TO_HAVE.test(text)) || AIMS.test(whole)
  if (!experiment && !asks) return null
  const [first, second] = mentions
  const alone = isLever(parsed) ? [first, undefined] : [undefined, first]
  const [habit, aim] = first && second ? sidesOf(parsed, first, second) : alone
  const target = aim?.metrics[0] ?? centralOf(parsed)[0]
  if (!target || (mentions.length === 0 && isOfElse(parsed.whole, target))) return null
  const proposed = habit?.metrics[0] ?? null
  return {
    kind: "coaching",
    target,
    habit: proposed === target ? null : proposed,
    period: longEnough({ ...parsed, metrics: [target] }, DEFAULT_DAYS.coaching),
    asks: experiment ? "experiment" : "plan",
    subject: subjectOf(parsed.whole, target, aim !== undefined),
  }
}
