import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import { type Fact, type Finding, type Findings, noFindings } from "#domain/ledger"
import { addDays, type LocalDate } from "#domain/time"
import type { ToolInput, Window } from "#domain/tool"
import { markOf, steadyDays } from "#pipeline/tools/device-change"
import { effectiveFact, factsOn, spanOf, windowOf } from "#pipeline/tools/fact"
import { preparedOf } from "#pipeline/tools/prepared"
import { refused, shortOf } from "#pipeline/tools/shortage"
import { intervalOf, levelOf, seasonTold, tellingOf, trivialOf } from "#pipeline/tools/telling"
import { metricOf } from "#science/metrics"
import { type Changepoint, changepoint as changepointOf } from "#science/series/changepoint"
import { finite } from "#science/series/day-grid"
import { testScale } from "#science/series/log-scale"
import type { Prepared } from "#science/series/preparation"
import {
  byStep,
  confounded,
  fewestValues,
  isSignificant,
  type Judgement,
  weakest,
} from "#science/verdict"

/** Fewer days than this have no change of level. */
const FEWEST_DAYS = fewestValues.changepoint.hint

/** As far from the true day as the found one may lie: most are within, the more alike days are the fewer. */
const DAYS_OFF = 7
const DAYS_OFF_OF_ALIKE = 14
const ALIKE_PHI = 0.6

/** A change of level with the days it was looked for on. */
export interface Shift {
  readonly prepared: Prepared
  readonly window: Window
  readonly found: Changepoint
  readonly mark: Judgement
}

/** Whether a test alone says that there is a step, and nothing else explains it. */
export const isClearStep = ({ found, mark }: Shift): boolean =>
  isSignificant(found.p_value) &&
  mark.verdict === "validated" &&
  found.n >= fewestValues.changepoint.validated

const isAtBreak = ({ breaks }: Prepared, { index }: Changepoint): boolean =>
  breaks.some((at) => Math.abs(at - index) <= DAYS_OFF)

/**
 * Changes of level of a prepared metric, the one to be told first. One is looked for on the days of
 * one device. Where devices change, another is looked for on all days: one that comes with a change
 * of device is confounded, and told only as that.
 */
export const shiftsOf = (prepared: Prepared, window: Window): ReadonlyArray<Shift> => {
  const { metric, breaks } = prepared
  const steady = steadyDays([prepared], [], 0, window, FEWEST_DAYS)
  const scaled = testScale(metric, steady.grid(prepared))
  const own = changepointOf(scaled)
  const shifts: Array<Shift> = []
  const isPooled = steady.device.verdict !== "validated"
  if (own && !(isPooled && isAtBreak(prepared, own)))
    shifts.push({
      prepared,
      window: steady.window,
      found: own,
      mark: weakest(steady.device, byStep(own.rss_step, own.rss_line)),
    })
  const whole = breaks.length === 0 ? null : changepointOf(testScale(metric, prepared.grid))
  if (!whole || !isAtBreak(prepared, whole)) return shifts
  const atBreak = { prepared, window, found: whole, mark: confounded }
  return own && isSignificant(own.p_value) && !isPooled
    ? [...shifts, atBreak]
    : [atBreak, ...shifts]
}

const clamped = (date: LocalDate, { from, to }: Window): LocalDate => {
  if (date < from) return from
  return date > to ? to : date
}

const factsOf = (shift: Shift): ReadonlyArray<Fact> => {
  const { prepared, window, found } = shift
  const { metric } = prepared
  const facts = factsOn(metric, window, found.n)
  const name = (role: string) => `changepoint_${role}`
  const off = found.phi > ALIKE_PHI ? DAYS_OFF_OF_ALIKE : DAYS_OFF
  const date = (role: "changed_on" | "changed_from" | "changed_to", days: number) =>
    facts.date(role, clamped(addDays(window.from, found.index + days), window), name(role))
  const before = levelOf(metric, found.before_mean)
  const after = levelOf(metric, found.after_mean)
  return [
    date("changed_on", 0),
    date("changed_from", -off),
    date("changed_to", off),
    facts.value("before_mean", before, name("before_mean")),
    facts.value("after_mean", after, name("after_mean")),
    facts.apart("difference", after - before, name("difference")),
    facts.count("n", found.n, name("n")),
    ...effectiveFact(metric, window, found, `${metric.key}_changepoint`),
  ]
}

const keyOf = (facts: ReadonlyArray<Fact>, role: Fact["role"]) =>
  `{{${facts.find((fact) => fact.role === role)?.item.key}}}`

const claimOf = ({ prepared, window, found, mark }: Shift, facts: ReadonlyArray<Fact>): string => {
  const { name } = prepared.metric
  const size = keyOf(facts, "difference")
  const day = keyOf(facts, "changed_on")
  if (mark === confounded)
    return `The level of ${name} moved by ${size} around ${day}, when the device changed: it may be the device and not the person.`
  return isSignificant(found.p_value)
    ? `The level of ${name} changed by ${size} around ${day}, between ${keyOf(facts, "changed_from")} and ${keyOf(facts, "changed_to")}.${seasonTold(prepared.metric, window)}`
    : `There is no clear change in the level of ${name}; the largest is ${size}, around ${day}.`
}

/** What a change of level is told by. */
export const shiftTold = (shift: Shift): Findings => {
  const { prepared, window, found, mark } = shift
  const { metric, report } = prepared
  const facts = factsOf(shift)
  const telling = tellingOf(metric)
  const finding: Finding = {
    item: {
      id: `${metric.key}_changepoint_${spanOf(window)}`,
      claim: claimOf(shift, facts),
      kind: "trend",
      target: metric.key,
      window: windowOf(window),
      unit: telling.unit,
      effect: telling.of(found.delta),
      p_value: found.p_value,
      ...intervalOf(found, telling.of),
      n: found.n,
    },
    family: "changepoint",
    decimals: telling.decimals,
    trivial: trivialOf(metric, finite(prepared.grid.values)),
    ...markOf(mark),
    preparation: [report],
  }
  return { ...noFindings, facts, evidence: [finding], tests: { changepoint: [found.p_value] } }
}

/** Whether and when the level of a metric changed, the day as a range. */
export const changepoint = Effect.fn("changepoint")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"changepoint">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [prepared] = yield* preparedOf(user, [metric], window)
  const told = shiftsOf(prepared, window).map(shiftTold)
  if (told.length === 0)
    return shortOf({
      metric,
      question: "changepoint",
      window,
      have: prepared.report.used,
      need: FEWEST_DAYS,
    })
  return {
    ...noFindings,
    facts: told.flatMap(({ facts }) => facts),
    evidence: told.flatMap(({ evidence }) => evidence),
    tests: { changepoint: told.flatMap(({ tests }) => tests.changepoint ?? []) },
  } satisfies Findings
})
