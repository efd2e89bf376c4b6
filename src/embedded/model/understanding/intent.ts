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
  /** A sum leads where the question is for all of a time together. */
  readonly statistic: "mean" | "median" | "sd" | "range" | "latest" | "total"
  /** What a single day is held against. */
  readonly usual: Window
  /** The last days with a value, when they are over before the time asked about; else null. */
  readonly known: Window | null
  /** True when the question asks whether that is good: nobody's numbers alone can tell. */
  readonly judged: boolean
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
  /** "why is my HRV low": whether it is, against the time before; null when that is not asked. */
  readonly contrast: Contrast | null
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
  /** What is asked of them: where they stand, which are out of range, how they moved, or whether they go with a daily metric. */
  readonly asks: "level" | "flagged" | "change" | "link"
}

/** "How am I doing", "why am I so tired": a few central metrics, now against before. */
export interface Overview {
  readonly kind: "overview"
  readonly metrics: ReadonlyArray<Metric>
  readonly contrast: Contrast
  readonly labs: boolean
  /** True when something seems wrong and the question is what. */
  readonly trouble: boolean
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
    | "diagnosis"
    | "future"
    | "unclear"
    | "untracked"
}
