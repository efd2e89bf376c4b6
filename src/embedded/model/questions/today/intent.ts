import type { LocalDate } from "#domain/time"
import type { Option } from "#embedded/model/questions/today/choice"
import type { Complaint } from "#embedded/model/questions/today/complaint"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"

/** How a person says that they are. */
export type Feeling = "tired" | "low" | "badly_slept" | "stressed" | "well"

/** "Should I work out today", "am I recovered", "good morning", "I am so tired": the state of the day. */
export interface Today {
  readonly kind: "today"
  readonly asks:
    | "train"
    | "rest"
    | "recovered"
    | "overtraining"
    | "ill"
    | "night"
    | "debt"
    | "enough"
    | "load"
    | "morning"
    | "feeling"
    | "state"
    | "tired"
    | "amiss"
    | "yesterday"
    | "nap"
    | "early_night"
    | "tonight"
    | "bedtime"
    | "choice"
    | "best"
    | "worst"
  /** The day whose night is the last on record. */
  readonly date: LocalDate
  /** True where that is not today: its night has not arrived. */
  readonly late: boolean
  /** True where the question is about tomorrow. */
  readonly tomorrow: boolean
  /** True where that is a later day than tomorrow. */
  readonly ahead?: true
  /** The days of which the best or worst is asked for, by their dates. */
  readonly days?: ReadonlyArray<LocalDate>
  /** True where the reason of the verdict is asked for. */
  readonly reason?: true
  /** What the person chooses between. */
  readonly options?: ReadonlyArray<Option>
  /** True where the sleep debt, or the sleep that is needed, is asked for as an amount. */
  readonly amount?: true
  /** When the person has to get up, where they say so. */
  readonly wake_hour?: number
  /** The score that was asked for by name and that no device sends. */
  readonly score?: string
  /** True where the debt of the last thirty nights is asked for. */
  readonly month?: true
  /** The day of the session that the person may have recovered from, or the last one. */
  readonly session?: LocalDate | "last"
  /** The week asked about, where it is not the last nights on record. */
  readonly week?: PeriodName
  /** What a yes would mean, where the question for a night wants a yes or no. */
  readonly wants?: "good" | "bad"
  readonly feels?: Feeling
  /** What the person says of their body beside a question whether to train. */
  readonly complaint?: Complaint
  /** True where a feeling has gone on for longer than a day. */
  readonly lasting?: true
  /** Laboratory results on record that tiredness is often looked for in. */
  readonly results?: ReadonlyArray<string>
}
