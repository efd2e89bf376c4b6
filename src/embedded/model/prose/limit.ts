import { isCounted } from "#catalogue/metrics/degrees"
import { placeholder } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import { verb } from "#embedded/model/english"
import { doneTo, spoken } from "#embedded/model/prose/spoken"

type Words = Readonly<Record<Limit["is"], string>>

const amounts: Words = {
  above: "more than",
  below: "fewer than",
  at_least: "at least",
  at_most: "at most",
}
const levels: Words = { ...amounts, above: "above", below: "below" }
const clock: Words = {
  above: "after",
  below: "before",
  at_least: "no earlier than",
  at_most: "no later than",
}

const wordsFor = (metric: Metric) =>
  isCounted(metric) ? amounts : metric.scale === "clock" ? clock : levels

/** A limit in words, "above 90 mg"; `limit` is the fact of its value. */
const side = (metric: Metric, { is }: Limit, limit: Fact | null): string =>
  limit ? `${wordsFor(metric)[is]} ${placeholder(limit)}` : "within the limit you named"

/** A limit as a clause: "your caffeine was above 90 mg". */
export const keepsTo = (metric: Metric, limit: Limit, value: Fact | null): string =>
  isCounted(metric)
    ? `you ${doneTo(metric)} ${side(metric, limit, value)}`
    : `your ${spoken(metric)} ${verb(metric, "was")} ${side(metric, limit, value)}`

/** The same after a noun: "with at least 8,000 steps". */
export const keepingTo = (metric: Metric, limit: Limit, value: Fact | null): string =>
  isCounted(metric)
    ? `with ${side(metric, limit, value)}`
    : `with your ${spoken(metric)} ${side(metric, limit, value)}`
