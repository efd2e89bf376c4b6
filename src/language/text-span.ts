/** A span of a text in characters, `end` exclusive. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}
