import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { TagStore } from "#db/tags"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { byCalendar, type Side } from "#pipeline/tools/after-workouts"
import { daysWhere, differenceOf } from "#pipeline/tools/difference"
import { factsOn, spanOf } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { slugOf } from "#pipeline/tools/workout-groups"
import { mean } from "#statistics/sample/descriptive"
import { confoundedByDevice, validated, weakest } from "#statistics/verdict"

/** A mean of fewer days says nothing. */
const MIN_VALUES = 3

/**
 * A metric on the days with a tag beside those without it. A day without the tag counts as one without from the
 * first to the last day that has it: before and after, the person may not have kept it.
 */
export const tagged = Effect.fn("tagged")(function* (
  user: UserId,
  { tag, target, lag, window }: ToolInput<"tagged">,
) {
  const metric = metricOf(target)
  if (!metric) return refused(target)
  const all = (yield* (yield* TagStore).days(user)).get(tag) ?? []
  const days = all.filter((date) => date >= window.from && date <= window.to)
  const [first, last] = [days[0], days.at(-1)]
  const having = new Set(days)
  const sideOf = (date: string): Side => {
    const before = addDays(date, -lag)
    if (first === undefined || last === undefined || before < first || before > last) return null
    return having.has(before) ? "with" : "without"
  }
  const [prepared] = yield* preparedOf(user, [metric], window)
  const valuesOn = (side: Side) =>
    prepared.usable.filter(({ date }) => sideOf(date) === side).map(({ value }) => value)
  const [withTag, without] = [valuesOn("with"), valuesOn("without")]
  const named = `${slugOf(tag)}_lag_${lag}`
  const have = Math.min(withTag.length, without.length)
  if (have < MIN_VALUES)
    return insufficient({ metric, question: `tagged_${named}`, window, have, need: MIN_VALUES })
  const sides = Array.from(prepared.grid.values, (_, at) => sideOf(addDays(window.from, at)))
  const device = prepared.breaks.length > 0 ? confoundedByDevice : validated
  const test = differenceOf({
    id: `${target}_tagged_${named}_${spanOf(window)}`,
    metric,
    window,
    a: daysWhere(prepared.grid, (at) => sides[at] === "without"),
    b: daysWhere(prepared.grid, (at) => sides[at] === "with"),
    preparation: [prepared.report],
    takeTurns: true,
    device: weakest(device, byCalendar(prepared, sides)),
    claim: { kind: "tagged", tag },
  })
  const level = (of: ReadonlyArray<number>) => factsOn(metric, window, of.length)
  return {
    ...noFindings,
    ...test,
    facts: [
      level(withTag).value("mean_with", mean(withTag), `with_${named}`),
      level(without).value("mean_without", mean(without), `without_${named}`),
      level(withTag).apart("difference", mean(withTag) - mean(without), `difference_${named}`),
      level(withTag).count("n", withTag.length, `n_${named}`),
      level(without).count("n_other", without.length, `n_other_${named}`),
      ...test.facts,
    ],
  } satisfies Findings
})
