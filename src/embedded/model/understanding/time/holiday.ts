import type { LocalDate } from "#domain/time"
import type { Rule } from "#embedded/model/understanding/time/feast-rules"

/** A holiday: how it is called, when it is, and one of its days as an example. */
export interface Holiday {
  /** As questions name it, in lower case. */
  readonly names: ReadonlyArray<string>
  readonly called: string
  /** Null where it is only in some countries. */
  readonly rule: Rule | null
  /** Where it is on another day, by country. */
  readonly elsewhere?: Readonly<Record<string, Rule>>
  /** Its rule where Easter is the Orthodox one. */
  readonly orthodox?: Rule
  /** How many days it lasts, if more than one. */
  readonly days?: number
  /** Its night is the one that begins in its evening. */
  readonly evening?: true
  readonly example: LocalDate
}
