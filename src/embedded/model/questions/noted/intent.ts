import type { Notes } from "#embedded/model/understanding/profile/note"

/** "I'm 41 and male", "use miles and pounds", or a yes to a change that was asked about. */
export interface Noted extends Notes {
  readonly kind: "noted"
  /** True where what was judged before is judged again with it. */
  readonly completes?: true
}
