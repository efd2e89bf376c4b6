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
  /** Whom the question asks about, where it says so. */
  readonly of?: Somebody
  /** The judgement that the question asks for; absent where it asks for none. */
  readonly judges?: Judgement
  /** The days that a time which the question names is compared with. */
  readonly usual?: Window
  /** Metrics that are judged together, where a question asks to rate nights. */
  readonly together?: ReadonlyArray<Metric>
}

/** "Is it good, normal, bad?", "rate it", "what is a healthy one?" */
export type Judgement = "good" | "normal" | "bad" | "rate" | "range"
