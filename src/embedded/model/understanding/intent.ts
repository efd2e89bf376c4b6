import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import type { Limit, Window } from "#domain/tool"
import type { DataType } from "#domain/turn"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"

/** What a question is after. Each kind is read, worked on and written about in a file of its name. */
export type Intent =
  | Level
  | Change
  | Comparison
  | Association
  | Extremes
  | Count
  | Streak
  | Split
  | Conditional
  | Usual
  | Correlation
  | Drivers
  | Since
  | Shift
  | Threshold
  | Coaching
  | Norm
  | Workouts
  | Remembered
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
  /** What the answer leads with. */
  readonly asks: "difference" | "percent"
}

/** Two metrics day by day: the target `lag` days after the feature. */
export interface Pair {
  readonly feature: Metric
  readonly target: Metric
  readonly lag: number
}

/** "Does caffeine affect my sleep?" */
export interface Association {
  readonly kind: "association"
  readonly pairs: ReadonlyArray<Pair>
  readonly period: Period
}

/** The days on which a metric was highest or lowest. */
export interface Extremes {
  readonly kind: "extremes"
  readonly metric: Metric
  readonly period: Period
  readonly end: "highest" | "lowest"
  readonly count: number
  readonly by: "day" | "week" | "month"
  /** What the answer leads with: "what was my highest …" or "on which day was …". */
  readonly asks: "value" | "date"
}

/**
 * "On how many of the last 30 days was my caffeine above 73 mg?" Of no limit the days without a value are
 * counted, or with one.
 */
export interface Count {
  readonly kind: "count"
  readonly metric: Metric
  readonly period: Period
  readonly limit: Limit | null
  /** What the answer leads with; `recorded` has no limit. */
  readonly asks: "count" | "share" | "recorded"
}

/** "What is my longest streak of days with at least 8000 steps?" */
export interface Streak {
  readonly kind: "streak"
  readonly metric: Metric
  readonly period: Period
  readonly limit: Limit
  /** What the answer leads with. */
  readonly asks: "longest" | "current"
}

/** "Do I sleep longer on weekends?", "on which weekday do I walk most?" */
export interface Split {
  readonly kind: "split"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  readonly by: "weekend" | "weekday"
  /**
   * What the answer leads with. By weekend: the difference, it in percent, or the mean of one side;
   * by day of the week: the day that is highest or lowest.
   */
  readonly asks: "difference" | "percent" | "weekend" | "weekdays" | "highest" | "lowest"
}

/** "What is my average sleep on days when I walk more than 8000 steps?" */
export interface Conditional {
  readonly kind: "conditional"
  readonly feature: Metric
  readonly target: Metric
  readonly limit: Limit
  readonly lag: number
  readonly period: Period
  /** What the answer leads with: the mean on those days, or what it has over the others. */
  readonly asks: "mean" | "difference"
}

/** "Is my resting heart rate normal today?": one day against the days before it. */
export interface Usual {
  readonly kind: "usual"
  readonly metrics: ReadonlyArray<Metric>
  readonly date: LocalDate
  readonly days: number
  /** How the day is called within a sentence: "today", "yesterday", "on 3 May 2026". */
  readonly words: string
  /** What the answer leads with: "how unusual" the z-score, "is it normal" the label. */
  readonly asks: "score" | "label"
}

/** "What is the Spearman correlation between …": the plain one. */
export interface Correlation {
  readonly kind: "correlation"
  readonly pair: Pair
  readonly period: Period
}

/** "What drives my HRV?", "why is my HRV so low?" */
export interface Drivers {
  readonly kind: "drivers"
  readonly target: Metric
  readonly period: Period
  /** Whether it is as high or low as the question says, against before; null when that is not asked. */
  readonly contrast: Contrast | null
}

/** "Since I started magnesium on 3 March": before against after, and whether a change lies there. */
export interface Since {
  readonly kind: "since"
  readonly metrics: ReadonlyArray<Metric>
  readonly date: LocalDate
  readonly contrast: Contrast
}

/** "When did my resting heart rate change?", "what changed lately?" */
export interface Shift {
  readonly kind: "shift"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** True when the question names no metric and the central ones are looked through. */
  readonly open: boolean
}

/** "How many steps are enough for better sleep?" */
export interface Threshold {
  readonly kind: "threshold"
  readonly pair: Pair
  readonly period: Period
}

/** "What should I try to sleep better?", "how do I test whether caffeine hurts my sleep?" */
export interface Coaching {
  readonly kind: "coaching"
  /** What is to get better. */
  readonly target: Metric
  /** What the question proposes to change; null when it asks for a proposal. */
  readonly habit: Metric | null
  readonly period: Period
  /** An experiment is asked for; else a plan. */
  readonly asks: "plan" | "experiment"
}

/** "Is my resting heart rate normal for my age?", "compared with others" */
export interface Norm {
  readonly kind: "norm"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
}

/** "How far did I run last month?", "how many workouts did I do?" */
export interface Workouts {
  readonly kind: "workouts"
  /** As vendors name it, in lower case; null for all. */
  readonly sport: string | null
  readonly period: Period
  readonly asks: "count" | "minutes" | "distance" | "energy" | "longest"
}

/** "What is my goal?", "what do you know about me?" */
export interface Remembered {
  readonly kind: "remembered"
  readonly about: "goals" | "preferences" | "findings" | "profile" | "everything"
}

/** "Is my LDL ok", "how was my sleep before my blood test". */
export interface Labs {
  readonly kind: "labs"
  /** Parts of names; empty means all results. */
  readonly names: ReadonlyArray<string>
  /**
   * What is asked of them: where they stand, which are out of range, how they moved, whether they go
   * with a daily metric, or how that was before the test.
   */
  readonly asks: "level" | "flagged" | "change" | "link" | "beside"
  /** The daily metric that is asked about with them. */
  readonly beside: Metric | null
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
    | "greeting"
    | "thanks"
    | "statement"
    | "tags"
    | "coverage"
    | "off_topic"
    | "beyond"
    | "diagnosis"
    | "future"
    | "unclear"
    | "untracked"
}
