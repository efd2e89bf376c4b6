import { type Way, wayOf } from "#catalogue/habits"
import { metricOf } from "#catalogue/metrics"
import type { ExperimentPlan } from "#domain/experiment"
import type { Metric } from "#domain/metric"
import type { OfferedChange } from "#domain/widget"

/** The plan of an experiment that changes a habit and looks at another metric. */
export const planOf = (habit: string, way: Way, target: Metric): ExperimentPlan => ({
  title: `${way.name} and your ${target.name}`,
  habit,
  step: way.step,
  target: target.key,
})

const SIGNS = { more: 1, less: -1 } as const

/** A change of habit as a card offers it; null for one that is none of the habit's. */
export const changeOffered = (habit: Metric, way: Way, target: Metric): OfferedChange | null => {
  if (habit === target) return null
  const is = (change: OfferedChange["change"]) => wayOf(habit, SIGNS[change]) === way
  const change = is("more") ? "more" : is("less") ? "less" : null
  return change && { habit: habit.key, change, target: target.key }
}

/** The plan that a card offers; null where its keys name no change that is to be offered. */
export const planOffered = ({ habit, change, target }: OfferedChange): ExperimentPlan | null => {
  const [changed, aim] = [metricOf(habit), metricOf(target)]
  const way = changed && wayOf(changed, SIGNS[change])
  return way && aim && changed !== aim ? planOf(habit, way, aim) : null
}
