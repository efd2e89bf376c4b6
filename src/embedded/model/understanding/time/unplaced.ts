/** A time that a question names and that cannot be put on the calendar, with the reason. */
export type Unplaced =
  /** 31 February. */
  | { readonly unplaced: "no_such_day"; readonly day: number; readonly month: number }
  | { readonly unplaced: "birthday" }
  /** A holiday of a country, where the profile has none or one whose holiday is not known. */
  | { readonly unplaced: "country"; readonly holiday: string }
  /** A feast that moves with the moon, so that its days differ from place to place. */
  | { readonly unplaced: "moon"; readonly holiday: string }
  /** The clocks do not change where the person lives. */
  | { readonly unplaced: "clocks" }
  /** A journey, whose days are not on record. */
  | { readonly unplaced: "journey" }
  /** What comes after a time that goes on. */
  | { readonly unplaced: "ahead" }

/** Whether a time could not be placed. */
export const isUnplaced = <T extends object>(time: T | Unplaced | null): time is Unplaced =>
  time !== null && "unplaced" in time
