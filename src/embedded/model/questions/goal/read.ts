import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import type { Aim, Goal } from "#embedded/model/questions/goal/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import type { FoundLimit } from "#embedded/model/understanding/limits/limit"
import { QUANTITY, quantityOf } from "#embedded/model/understanding/limits/quantity"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const GOAL = phrases`goal | target | aim`
/** Asks to keep a goal, rather than for what it is. */
const SETS = phrases`
  (set|make|take|keep|save|note|use|put|add|have|call|remember) ...6 (a|my|as|the|new|be) ...2 ${GOAL}
  (that's|that is|this is|thats|it's|its|let that be|it is) ...2 (my|the) ...1 ${GOAL}
  ^ ...4(ok|so|let's|lets|then|and) ${GOAL} ...1(of|is|be|it)
`
const ASKS = phrases`
  ^ ...2(so|and|ok|but) (what|how|which|when|why|who|is|are|am|did|do|does|was|were|should)
`
/** What is said around an amount that is aimed at. */
const AMOUNT = new RegExp(`(?<![\\w.:,-])${QUANTITY}`, "gi")

/** More of these is not what anybody aims at, whatever the direction of their metric. */
const LESS = new Set(["weight_kg", "caffeine_mg", "alcohol_g", "stress_score", "screen_minutes"])

/** On which side of an amount a goal lies where its words leave it open. */
const sideOf = ({ key, direction, scale }: Metric): Limit["is"] =>
  scale === "clock" || direction === "lower" || LESS.has(key) ? "at_most" : "at_least"

const CLOCK = "bedtime_hour"

/** Whether a text names an amount or a time. */
export const namesAmount = ({ whole }: ParsedQuestion): boolean => whole.search(AMOUNT) >= 0

/** The first amount of a text that fits a metric. */
export const aimIn = (parsed: ParsedQuestion, metric: Metric | null): Aim | null => {
  const { whole, limits, mentions, briefing } = parsed
  const all = metric ? [{ metrics: [metric], start: 0, end: 0 }] : mentions
  const bare = [...whole.matchAll(AMOUNT)].map(
    ({ 0: words, index }): FoundLimit => ({
      start: index,
      end: index + words.length,
      is: "at_least",
      quantity: quantityOf(words),
      said: false,
    }),
  )
  for (const found of [...limits.filter(({ said }) => said), ...bare]) {
    const bound = boundOf({ whole, mentions: all, briefing }, found)
    if (!bound) continue
    const isOpen = !bound.said || bound.metric.key === CLOCK
    const is = isOpen ? sideOf(bound.metric) : bound.limit.is
    return {
      metric: bound.metric,
      limit: { is, value: bound.limit.value },
      said: whole.slice(found.start, found.end).trim(),
    }
  }
  return null
}

/** A goal of a question; `metric` is what it is about where it names none itself. */
export const goalOf = (parsed: ParsedQuestion, aim: Aim | null, metric: Metric | null): Goal => ({
  kind: "goal",
  asks: "set",
  aim,
  metric: aim?.metric ?? metric,
  period: periodOf({ ...parsed, periods: [] }, DEFAULT_DAYS.level),
})

/** Wants a goal to be proposed. */
const PROPOSES = phrases`(set|give|make|suggest) (me|us) | realistic | reasonable | sensible`

/** Whether a message asks to keep a goal. */
export const setsGoal = (parsed: ParsedQuestion): boolean => {
  const { whole } = parsed
  if (!SETS.test(whole) || ASKS.test(whole)) return false
  return !PROPOSES.test(whole) || namesAmount(parsed)
}

/** "set a goal of 8 hours of sleep". */
export const readGoal = (parsed: ParsedQuestion): Goal | null =>
  setsGoal(parsed)
    ? goalOf(parsed, aimIn(parsed, parsed.metrics[0] ?? null), parsed.metrics[0] ?? null)
    : null
