import type { StrikeClass } from "#domain/strike"

/** A text as it may be sent, or why it may not. */
export type Judgement =
  | { readonly admitted: string; readonly refused?: never }
  | { readonly admitted?: never; readonly refused: StrikeClass }
