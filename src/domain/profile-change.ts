import { ageOn, NO_PROFILE, type Profile } from "#domain/profile"
import type { LocalDate } from "#domain/time"

/** The fields of a profile that a person may state in a conversation. */
export const STATED_FIELDS = [
  "age",
  "gender",
  "birthday",
  "height_cm",
  "weight_kg",
  "country",
  "units",
] as const
export type StatedField = (typeof STATED_FIELDS)[number]

/** What a person states about themselves, by field. */
export type Stated = { readonly [F in StatedField]?: NonNullable<Profile[F]> }

/** A field with what it held when the change was decided; it is written only while it still holds that. */
export interface ProfileChange {
  readonly field: StatedField
  readonly from: string | number | null
  readonly to: string | number
}

/** What statements mean for a profile: what is new, what differs from it, and what it holds already. */
export interface Noted {
  readonly fresh: ReadonlyArray<ProfileChange>
  readonly differing: ReadonlyArray<ProfileChange>
  readonly known: ReadonlyArray<StatedField>
}

/** An age that is stated beside a birthday: nothing is written for it, since the age follows from the birthday. */
const followsFrom = (field: StatedField, { birthday }: Pick<Profile, "birthday">): boolean =>
  field === "age" && birthday !== null

/** The age that a profile is held to when a birthday is stated: one that disagrees is asked about. */
const disagrees = (profile: Profile, birthday: LocalDate, today: LocalDate): boolean =>
  profile.age !== null &&
  profile.birthday === null &&
  ageOn({ age: null, birthday }, today) !== profile.age

/** What prints the same is the same: 5 ft 11 in are 180.34 cm. */
const MAX_ROUNDING = 0.5

const isSame = ({ from, to }: ProfileChange): boolean =>
  from === to ||
  (typeof from === "number" && typeof to === "number" && Math.abs(from - to) < MAX_ROUNDING)

/** Sorts statements by whether a profile has nothing, something else, or the same in their fields. */
export const notedOf = (stated: Stated, profile: Profile | null, today: LocalDate): Noted => {
  const known = profile ?? NO_PROFILE
  const changes = STATED_FIELDS.flatMap((field): ReadonlyArray<ProfileChange> => {
    const to = stated[field]
    return to === undefined ? [] : [{ field, from: known[field], to }]
  })
  const isFresh = ({ field, from, to }: ProfileChange) =>
    from === null &&
    !followsFrom(field, known) &&
    !(field === "birthday" && disagrees(known, String(to), today))
  const fresh = changes.filter(isFresh)
  const others = changes.filter((change) => !isFresh(change))
  return {
    fresh,
    differing: others.filter((change) => !isSame(change)),
    known: others.filter(isSame).map(({ field }) => field),
  }
}

/**
 * The fields to write of changes to a profile: each only while the profile still holds what the change was decided
 * upon. An age that a person insists on takes the place of a birthday that says otherwise.
 */
export const guarded = (
  changes: ReadonlyArray<ProfileChange>,
  stored: Profile,
  today: LocalDate,
): Partial<Profile> =>
  Object.fromEntries(
    changes
      .filter(
        ({ field, from }) => (field === "age" ? ageOn(stored, today) : stored[field]) === from,
      )
      .flatMap(({ field, to }) => [
        [field, to],
        ...(field === "age" && stored.birthday !== null ? [["birthday", null]] : []),
      ]),
  )
