import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"
import type { Aim, Goal } from "#embedded/model/questions/goal/intent"
import { aimIn, goalOf, namesAmount, setsGoal } from "#embedded/model/questions/goal/read"
import { intentOf } from "#embedded/model/questions/intent-of"
import { kindOf } from "#embedded/model/questions/kinds"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { phrases } from "#language/phrases"

const GOAL = phrases`goal | target | aim | want to (reach|weigh|get to|hit|be)`
const STANDS = phrases`
  how (far|close|near) ...1(off|away) (am|are) (i|we) ...3
  how (far|much|many) ...3(is|do|i|have|more) (to go|left|missing)
  (am|are) i ...1 (close|near|there|on track) ...3
  where (am|do) i ...1 (stand|now)
`
const WHEN = phrases`
  when (will|would|do|could|can) i ...2 (be there|get there|reach|hit|make|arrive|be done) ...3
  (how long|how many (weeks|months|days)) ...3(will|would|does|until|till|to|it|i) ...2 (take|there|reach) ...3
  at (this|that) (pace|rate|speed) ...6
  will i (get there|make it|reach it|manage)
`
const MAX_CHARS = 60
const MAX_BACK = 4

/** The metric of the goal that was named in the thread, in a few messages back. */
const goalIn = ({ briefing }: ParsedQuestion): string | null => {
  let at = beforeThis(briefing)
  for (let back = 0; at !== null && back < MAX_BACK; back++) {
    const { question } = at.briefing
    const [metric] = GOAL.test(question) ? parseQuestion(at.briefing, question).metrics : []
    if (metric) return metric.name
    at = beforeThis(at.briefing)
  }
  return null
}

/** The goal that was kept last in the thread. */
const keptIn = (behind: ReadonlyArray<Leaned>): Goal | null =>
  behind
    .flatMap(({ intents }) => intents)
    .find((intent): intent is Goal => intent.kind === "goal" && intent.aim !== null) ?? null

/** "how far am I", "when will I be there" behind a goal: where its metric stands, and where it has been heading. */
export const asOfGoal: Way = ({ own, back }) => {
  const { whole, briefing } = own
  if (whole.length > MAX_CHARS) return null
  const [isWhen, isStanding] = [WHEN.test(whole), STANDS.test(whole)]
  const kept = isStanding ? keptIn(back()) : null
  if (kept) return asking({ ...kept, asks: "stands" }, own)
  const name = isWhen || isStanding ? goalIn(own) : null
  if (name === null) return null
  const parsed = parseQuestion(briefing, isWhen ? `is my ${name} changing` : `what is my ${name}`)
  const heard = asking(intentOf(parsed), parsed)
  return isWhen
    ? { ...heard, intents: [{ kind: "talk", about: "future" }, ...heard.intents] }
    : heard
}

/** Says in an answer what to aim at, in front of the amount. */
const ADVISED = phrases`
  aim for ...2(at|least|about|a)
  (at least|at most|up to|no more than|around|about|likeliest is|under|before|be in bed by|be in bed before|target is)
`
const MAX_ADVICE = 80

/** The part of an answer from what it says to aim at; null where it names nothing of that kind. */
const adviceIn = (answer: string | null): string | null => {
  const [said] = answer === null ? [] : ADVISED.find(answer)
  return said && answer ? answer.slice(said.start, said.end + MAX_ADVICE) : null
}

const BEDTIME = metricOf("bedtime_hour")!
const SLEEP = metricOf("sleep_minutes")!

/** What a goal may be about behind a question: its metrics, and the hour of the night that goes with sleep. */
const aimedAt = (leaned: Leaned): ReadonlyArray<Metric> => {
  const intent = leaned.intents.at(-1)!
  const picked = pickedOut(leaned).metric
  const own = kindOf(intent).metrics(intent)
  const metrics = [...(picked ? [picked] : []), ...(intent.kind === "today" ? [SLEEP] : own)]
  return metrics.some(({ families }) => families.includes("sleep"))
    ? [...metrics, BEDTIME]
    : metrics
}

const firstAim = (parsed: ParsedQuestion, metrics: ReadonlyArray<Metric>): Aim | null =>
  metrics.flatMap((metric) => aimIn(parsed, metric) ?? [])[0] ?? null

/** "23:00 then" behind a goal is its amount. */
const MAX_AMOUNT = 24

/** "ok set that as a goal": what the message names, else what the answer before it advised. */
export const asGoal: Way = ({ own, leaned }) => {
  if (own.whole.length > MAX_CHARS) return null
  const isAmount = own.whole.length <= MAX_AMOUNT && namesAmount(own)
  if (!isAmount && !setsGoal(own)) return null
  const [named = null] = own.metrics
  const before = leaned()
  if (!setsGoal(own) && before?.intents.at(-1)?.kind !== "goal") return null
  const metrics = named ? [named] : before ? aimedAt(before) : []
  const advice = namesAmount(own) ? null : adviceIn(before?.answer ?? null)
  const aim = advice
    ? firstAim(parseQuestion(own.briefing, advice), metrics)
    : (aimIn(own, named) ?? firstAim(own, metrics))
  return asking(goalOf(own, aim, metrics[0] ?? null), own)
}
