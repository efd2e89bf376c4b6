import type { Metric } from "#domain/metric"
import type { Window } from "#domain/tool"
import type { DataType } from "#domain/turn"
import type { Contrast } from "#embedded/model/understanding/contrast"
import type { Period } from "#embedded/model/understanding/period"

/** What a question is after. Each kind is read, worked on and written about in a file of its name. */
export type Intent =
  | Level
  | Change
  | Comparison
  | Association
  | Extremes
  | Labs
  | Overview
  | Scan
  | Talk

/** How high a metric was. */
export interface Level {
  readonly kind: "level"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  readonly statistic: "mean" | "median" | "sd" | "latest"
  /** What a single day is held against. */
  readonly usual: Window
}

/** Whether a metric rises or falls over a time. */
export interface Change {
  readonly kind: "change"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** As long a time before, when the question says since when. */
  readonly before: Period | null
}

/** A metric in two windows. */
export interface Comparison {
  readonly kind: "comparison"
  readonly metrics: ReadonlyArray<Metric>
  readonly contrast: Contrast
}

/** Two metrics day by day: the target `lag` days after the feature. */
export interface Pair {
  readonly feature: Metric
  readonly target: Metric
  readonly lag: number
}

export interface Association {
  readonly kind: "association"
  readonly pairs: ReadonlyArray<Pair>
  readonly period: Period
  /** True when the question names the target alone and asks what goes along with it. */
  readonly open: boolean
  /** True when the question asks what to do. */
  readonly advice: boolean
}

/** The days on which a metric was highest or lowest. */
export interface Extremes {
  readonly kind: "extremes"
  readonly metric: Metric
  readonly period: Period
  readonly end: "highest" | "lowest"
  readonly count: number
}

export interface Labs {
  readonly kind: "labs"
  /** Parts of names; empty means all results. */
  readonly names: ReadonlyArray<string>
}

/** "How am I doing": a few central metrics, now against before. */
export interface Overview {
  readonly kind: "overview"
  readonly metrics: ReadonlyArray<Metric>
  readonly contrast: Contrast
  readonly labs: boolean
}

/** A search over everything of some types of data. */
export interface Scan {
  readonly kind: "scan"
  readonly data_types: ReadonlyArray<DataType>
  readonly window: Window
  readonly labs: boolean
}

/** Nothing to compute. */
export interface Talk {
  readonly kind: "talk"
  readonly about:
    | "emergency"
    | "crisis"
    | "greeting"
    | "thanks"
    | "statement"
    | "coverage"
    | "off_topic"
    | "beyond"
    | "unclear"
    | "untracked"
}
