/**
 * What a finding claims, as values; `catalogue/claims` puts them into words. The metrics and the
 * numbers of the test are those of the finding's item. A string that ends in `_key`, or is called one,
 * is the key of a fact that the same tool call brought.
 */
export type Claim =
  | LinkClaim
  | TrendClaim
  | LevelChangeClaim
  | DifferenceClaim
  | ThresholdClaim
  | SingleDayClaim
  | LabChangeClaim

/** The fields of every claim with a test. */
interface Tested {
  /** Whether the test is significant by itself, before correction for multiple testing. */
  readonly clear: boolean
}

/**
 * The feature is associated with the target `lag` days later; other metrics are partialled out of
 * both.
 */
export interface LinkClaim extends Tested {
  readonly kind: "link"
  readonly lag: number
  readonly given: ReadonlyArray<string>
  /** The days of the target that were looked at, where it was not all of them. */
  readonly on?: "weekends" | "weekdays"
  /** The target's change over the feature's usual range. */
  readonly size_key: string | null
  readonly n_eff_key: string | null
}

/** A metric rose or fell steadily, or in one step. */
export interface TrendClaim extends Tested {
  readonly kind: "trend"
  readonly change_key: string
  readonly per_week_key: string
  /** The interval of the change, where it is bounded. */
  readonly interval_keys: readonly [low: string, high: string] | null
  readonly n_eff_key: string | null
  readonly is_step: boolean
  /** Whether the season may be part of it. */
  readonly season: boolean
}

/** The level of a metric changed on a day. */
export interface LevelChangeClaim extends Tested {
  readonly kind: "level_change"
  readonly size_key: string
  readonly on_key: string
  readonly from_key: string
  readonly to_key: string
  readonly n_eff_key: string | null
  readonly season: boolean
  /** Whether the device changed at the same time. */
  readonly device: boolean
}

/** Two kinds of days of one metric differ. */
export type DifferenceClaim = Tested &
  (
    | {
        readonly kind: "periods"
        readonly season: boolean
        /** Whether the periods have no device in common. */
        readonly device: boolean
      }
    | { readonly kind: "typical_days" }
    | { readonly kind: "weekends" }
    /** One day of the week, Monday being 0, and the others. */
    | { readonly kind: "day_of_week"; readonly day: number }
    /** Days on which the feature kept to a limit, and the others. */
    | { readonly kind: "limit" }
    /** Days after workouts of one kind, and those after days without. */
    | { readonly kind: "after_workouts" }
    /** Days with a tag of the diary, and days without it. */
    | { readonly kind: "tagged"; readonly tag: string }
    /** The first days of a period and its last. */
    | { readonly kind: "ends"; readonly change_key: string }
  )

/** The link of two metrics bends. */
export interface ThresholdClaim extends Tested {
  readonly kind: "threshold"
  readonly knot_key: string
  readonly low_key: string
  readonly high_key: string
}

/** One day differs from those before it. */
export interface SingleDayClaim {
  readonly kind: "single_day"
}

/** A lab result moved since the test before. */
export interface LabChangeClaim {
  readonly kind: "lab_change"
  /** The name on the report. */
  readonly name: string
  /**
   * Whether the change exceeds the reference change value of an unchanged person; null when that
   * value is unknown.
   */
  readonly is_real: boolean | null
}
