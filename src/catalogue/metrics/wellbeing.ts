import { metric } from "#catalogue/metrics/metric"
import { written } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const felt = metric({ data_type: "recovery", families: ["mood"] })

const cycle = metric({
  unit: "days",
  data_type: "recovery",
  families: ["cycle"],
})

/**
 * Mood as the person rates it, and the menstrual cycle. Both have the data type `recovery`, which
 * belongs to no single organ.
 */
export const wellbeing: ReadonlyArray<Metric> = [
  felt({
    key: "mood",
    name: "mood",
    unit: "points",
    decimals: 1,
    direction: "higher",
    scale: "interval",
    plausible: { low: 1, high: 5 },
    sources: [written("tags", "mood")],
  }),
  cycle({
    key: "cycle_day",
    name: "day of the cycle",
    unit: "",
    scale: "interval",
    plausible: { low: 1, high: 120 },
    recurs: true,
    sources: [written("menstruation", "cycle_day")],
  }),
  cycle({
    key: "period_days",
    name: "length of the period",
    plausible: { low: 1, high: 30 },
    sources: [written("menstruation", "period_days")],
  }),
  cycle({
    key: "cycle_days",
    name: "length of the cycle",
    plausible: { low: 10, high: 120 },
    sources: [written("menstruation", "cycle_days")],
  }),
]
