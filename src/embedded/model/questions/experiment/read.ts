import { planOf } from "#catalogue/experiment-plan"
import { anyWayOf } from "#catalogue/habits"
import type { Briefing } from "#domain/briefing"
import type { ExperimentPlan } from "#domain/experiment"
import { addDays } from "#domain/time"
import { durationIn } from "#embedded/model/questions/experiment/duration"
import type { OwnExperiment } from "#embedded/model/questions/experiment/intent"
import { trialAsked, trialIn } from "#embedded/model/questions/experiment/trial"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { sidesOf } from "#embedded/model/understanding/sides"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { phrases } from "#language/phrases"

const START = phrases`
  ^ ...3(ok|okay|yes|sure|great|good|cool|sounds) (let's|lets|let us) [actually|really] (try|do|start|test|
    begin) [out] (it|that|this)
  ^ ...3(ok|okay|yes|sure|great|good|cool|please) (start|begin) (it|that|this|the experiment|
    an experiment|my experiment)
  ^ ...3(ok|okay|yes|sure|great|good|cool) (i'll|i will|i want to|i'd like to) try (it|that|this)
  (let's|lets|let us) test * ...6 (for|on|and) (my|sleep|hrv|mood|stress)
`
const TODAY = phrases`
  ^ ...3(so|and|ok|hey) (what|what's|whats|which) [is] today $
  ^ ...3(so|and|ok|hey) what (do|should) i do today for the experiment
  (today's|todays|which|what|what's) arm
  (what|what's|whats|which) ...2 (drawn|lot) ...2 (today|for today)
  (what|what's|whats|which) ...3 (experiment|trial) ...3 today
  (what|what's|whats|which) ...3 today ...3 (experiment|trial)
  is today [a|an] (with|without|on|off) day
`
const PROGRESS = phrases`
  (how|what) ...3 (experiment|trial) ...3 (going|doing|coming|go|went|turn|
    end|show|result|results|say|status|far|found|find|tell)
  (experiment|trial) (progress|status|result|results|so far|going|update)
  did [the|my|our] (experiment|trial) ...2 (work|show|help|find)
  (how's|hows) [the|my|our|that] (experiment|trial)
  (show|tell) me [about] [the|my] (experiment|trial)
  (my|the|current) (experiment|trial) $
`
const STOP = phrases`
  (stop|end|cancel|abort|quit|drop|finish|give up) [with] (the|my|this|that|our) (experiment|trial|test)
`
const DONE = phrases`
  ^ ...2(ok|yes|today|yesterday) (i did it|did it|i've done it|done it|
    i managed it|i stuck to it|mark it done) [today|yesterday] $
`
const MISSED = phrases`
  ^ ...2(ok|no|oops|sorry|today|yesterday) [i] (missed|skipped|forgot|broke) (
    it|that|today|yesterday) [today|yesterday] $
  ^ ...2(ok|no|today|yesterday) i (didn't|did not|couldn't) (do it|manage|stick to it) [today|yesterday] $
`
const YESTERDAY = phrases`yesterday`

/** What a text would have changed and looked at; null where it names no habit with a metric. */
const planIn = (briefing: Briefing, text: string): ExperimentPlan | null => {
  const parsed = parseQuestion(briefing, text)
  const trial = trialIn(parsed)
  if (trial) return trial
  const [first, second] = parsed.mentions
  if (!first || !second) return null
  const [habit, aim] = sidesOf(parsed, first, second)
  const [changed, target] = [habit?.metrics[0], aim?.metrics[0]]
  const way = changed && anyWayOf(changed)
  return way && changed && target && changed !== target ? planOf(changed.key, way, target) : null
}

/** How many questions back a plan may have been made. */
const MAX_BACK = 3

/** The plan of this message, or of the last one before it that had one. */
const planFor = ({ briefing, whole }: ParsedQuestion): ExperimentPlan | null => {
  let found = planIn(briefing, whole)
  let before = beforeThis(briefing)
  for (let back = 0; found === null && before !== null && back < MAX_BACK; back++) {
    found = before.offered ?? planIn(before.briefing, before.briefing.question)
    before = beforeThis(before.briefing)
  }
  return found
}

/** What a message does to, or asks about, the experiment of its person. */
export const readOwnExperiment = (parsed: ParsedQuestion): OwnExperiment | null => {
  const { whole, dates } = parsed
  if (STOP.test(whole)) return { kind: "experiment", asks: "stop" }
  const trial = trialIn(parsed)
  const asked = trial && trialAsked(parsed)
  if (trial && asked === "propose") return { kind: "experiment", asks: "propose", plan: trial }
  if (asked === "start" || START.test(whole))
    return {
      kind: "experiment",
      asks: "start",
      plan: trial ?? planFor(parsed),
      wished: durationIn(parsed.briefing.question),
    }
  const [done, missed] = [DONE.test(whole), MISSED.test(whole)]
  if (done || missed) {
    const date = YESTERDAY.test(whole) ? addDays(dates.today, -1) : dates.today
    return { kind: "experiment", asks: "mark", date, done }
  }
  if (TODAY.test(whole)) return { kind: "experiment", asks: "today" }
  return PROGRESS.test(whole) ? { kind: "experiment", asks: "progress" } : null
}
