/** Why a validated or hinted finding is worded with care: the classes, with the words in which a model reads them. */
export const DOUBTS = {
  timing: "it came at the same time as something else, and nothing more is known",
  confounded: "something else that was found explains it as well",
  contradicted: "another finding says otherwise",
  beside: "it is about something else than what was asked",
} as const
export type Doubt = keyof typeof DOUBTS

/** The same as a list. */
export const DOUBT_CODES = Object.keys(DOUBTS) as Array<Doubt>

/**
 * What a second look at the claims of a turn has found, after code has judged its evidence. It can strike a note and
 * mark a finding; it adds nothing, and no verdict changes.
 */
export interface Check {
  /** Places of notes, counted over the reports in their order from 0, that the evidence does not carry. */
  readonly struck: ReadonlyArray<number>
  readonly doubted: ReadonlyArray<{ readonly id: string; readonly doubt: Doubt }>
}

export const NOTHING_DOUBTED: Check = { struck: [], doubted: [] }
