/** Everyday wording that the catalogue's own names and synonyms do not carry. */
export interface Wording {
  readonly phrases: ReadonlyArray<string>
  /** The metrics it speaks of; of each list the first that the person has. */
  readonly metrics: ReadonlyArray<ReadonlyArray<string>>
}
