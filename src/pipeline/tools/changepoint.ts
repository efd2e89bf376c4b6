import { Effect } from "effect"
import { worded } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import type { LevelChangeClaim } from "#domain/claim"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { addDays, type LocalDate } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { markOf } from "#pipeline/tools/device-change"
import {
  effectScaleOf,
  intervalOf,
  isSeasonal,
  levelOf,
  smallestEffectOf,
} from "#pipeline/tools/effect-scale"
import { effectiveFact, factsOn, keyOf, spanOf } from "#pipeline/tools/fact"
import { insufficientSeries, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { type Shift, shiftsOf } from "#pipeline/tools/shifts"
import { finite } from "#statistics/series/day-grid"
import { isSignificant, minValues } from "#statistics/verdict"

/**
 * The accepted distance in days between the true and the found day of a change; it is doubled when
 * autocorrelation is high, since the day is then less certain.
 */
const DAYS_OFF = 7
const DAYS_OFF_OF_ALIKE = 14
const ALIKE_PHI = 0.6

const clamped = (date: LocalDate, { from, to }: Window): LocalDate => {
  if (date < from) return from
  return date > to ? to : date
}

const levelChangeFacts = (shift: Shift): ReadonlyArray<Fact> => {
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

const levelChangeClaim = (
  { prepared, window, found, mark }: Shift,
  facts: ReadonlyArray<Fact>,
): LevelChangeClaim => ({
  kind: "level_change",
  clear: isSignificant(found.p_value),
  size_key: keyOf(facts, "difference")!,
  on_key: keyOf(facts, "changed_on")!,
  from_key: keyOf(facts, "changed_from")!,
  to_key: keyOf(facts, "changed_to")!,
  n_eff_key: keyOf(facts, "n_eff"),
  season: isSeasonal(prepared.metric, window),
  device: mark.reason === "device",
})

/** The facts and the finding of a change of level. */
export const shiftFindings = (shift: Shift): Findings => {
  const { prepared, window, found, mark } = shift
  const { metric, report } = prepared
  const facts = levelChangeFacts(shift)
  const scale = effectScaleOf(metric)
  const finding = worded({
    item: {
      id: `${metric.key}_changepoint_${spanOf(window)}`,
      kind: "trend",
      target: metric.key,
      window,
      unit: scale.unit,
      effect: scale.of(found.delta),
      p_value: found.p_value,
      ...intervalOf(found, scale.of),
      n: found.n,
    },
    claim: levelChangeClaim(shift, facts),
    family: "changepoint",
    decimals: scale.decimals,
    smallest_effect: smallestEffectOf(metric, finite(prepared.grid.values)),
    ...markOf(mark),
    preparation: [report],
  })
  return { ...noFindings, facts, evidence: [finding], tests: { changepoint: [found.p_value] } }
}

/**
 * Whether and when the level of a metric changed, the day as a range; over more than a year up to three
 * changes, earliest first.
 */
export const changepoint = Effect.fn("changepoint")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"changepoint">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [prepared] = yield* preparedOf(user, [metric], window)
  const { shifts, tests } = yield* shiftsOf(prepared, window)
  const reported = shifts.map(shiftFindings)
  if (reported.length === 0)
    return insufficientSeries(prepared.grid, {
      metric,
      question: "changepoint",
      window,
      have: prepared.report.used,
      need: minValues.changepoint.conditional,
    })
  return {
    ...noFindings,
    facts: reported.flatMap(({ facts }) => facts),
    evidence: reported.flatMap(({ evidence }) => evidence),
    tests: { changepoint: tests },
  } satisfies Findings
})
