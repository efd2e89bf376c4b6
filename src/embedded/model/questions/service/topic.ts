import type { PhraseTable } from "#language/phrases"

/** What is on record and configured, as far as a topic speaks of it. */
export interface Status {
  readonly vendors: ReadonlyArray<{ readonly name: string; readonly last: string }>
  /** The first day on record; null without any. */
  readonly first: string | null
  /** "Garmin and Withings"; empty without one. */
  readonly names: string
  /** Whether an aggregator is configured, so that more devices can be connected. */
  readonly isConnectable: boolean
  readonly hasLabs: boolean
  readonly hasData: boolean
}

/** A topic of the service: how it is asked about, an example of that, and what is said of it. */
export interface Topic {
  readonly id: string
  readonly asked: ReadonlyArray<string>
  readonly phrases: PhraseTable
  readonly says: (status: Status) => ReadonlyArray<string>
}
