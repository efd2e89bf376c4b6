import type { Aspect } from "#catalogue/norms/bands"
import type { ServingKey } from "#catalogue/servings"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import type { Somebody } from "#embedded/model/understanding/profile/somebody"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Is my resting heart rate normal for my age?", "compared with others" */
export interface Norm {
  readonly kind: "norm"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** Values that the question names, by the key of their metric. */
  readonly asked?: Readonly<Record<string, number>>
  /** The everyday measure in which the question names a value. */
  readonly serving?: ServingKey
  /** Whom the question asks about, where it says so. */
  readonly of?: Somebody
  /** The judgement that the question asks for; absent where it asks for none. */
  readonly judges?: Judgement
  /** What of the metric is judged, where that is not its level. */
  readonly aspect?: Aspect
  /** The side on which the question fears a value to be: "am I overweight", "too little sleep". */
  readonly way?: Way
  /** The days that a time which the question names is compared with. */
  readonly usual?: Window
  /** Metrics that are judged together, where a question asks to rate nights. */
  readonly together?: ReadonlyArray<Metric>
}

/** "Is it good, normal, bad?", "rate it", "what is a healthy one?", "set me a goal", "compared with my age" */
export type Judgement = "good" | "normal" | "bad" | "rate" | "range" | "goal" | "compare"

/** Too much of something, or too little. */
export type Way = "over" | "under"
