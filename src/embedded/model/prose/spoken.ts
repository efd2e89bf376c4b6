import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { spokenName } from "#embedded/model/english"

/** A metric as people say it. */
export const spoken = spokenName

/** Units of which a decimal is worth saying, however large the number. */
const FINE = new Set(["kg", "°C", "mL/kg/min", "km", "km/h"])
const BODY_FAT = "body_fat"

/** Whether the decimals of a metric are said. */
export const isFine = ({ unit, key }: Metric): boolean => FINE.has(unit) || key === BODY_FAT

/** A level as people say it: "8,400 steps", "54 ms", "75.7 kg". */
export const level = (metric: Metric, fact: Fact): string =>
  isFine(metric) ? placeholder(fact) : rounded(fact)

const THOUSAND = 1_000
/** Thousands are said to the next hundred, so a smaller difference is not seen between them. */
const HUNDRED = 100
/** Differences from here on are seen between smaller levels that are rounded. */
const SEEN = 5

/** Whether a difference is still seen between levels as people say them. */
export const isSeen = (level: Fact, difference: Fact): boolean =>
  Math.abs(valueOf(difference) ?? 0) >= (Math.abs(valueOf(level) ?? 0) < THOUSAND ? SEEN : HUNDRED)

/** Two levels beside each other: rounded only where their difference is still seen. */
export const levelBeside = (metric: Metric, fact: Fact, difference: Fact): string =>
  isSeen(fact, difference) ? level(metric, fact) : placeholder(fact)

/** A single value: what was counted is said to the last one. */
export const single = (metric: Metric, fact: Fact): string =>
  Math.abs(valueOf(fact) ?? 0) >= THOUSAND ? placeholder(fact) : level(metric, fact)

/** What is done to a thing that is counted: "you took 8,000 steps". */
const done: Readonly<Record<string, string>> = {
  steps: "took",
  floors: "climbed",
  workouts: "did",
  laps: "did",
}

/** "took" of steps, "climbed" of floors. */
export const doneTo = ({ unit }: Metric): string => done[unit] ?? "had"
