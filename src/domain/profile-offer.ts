import { type Static, Type } from "typebox"
import { GENDERS } from "#domain/profile"
import { isLocalDate, type LocalDate } from "#domain/time"

/** The details that an imported file has of its person and their profile lacks. Null for one that it does not say. */
export const ProfileOffer = Type.Object(
  {
    birthday: Type.Union([Type.String({ format: "date" }), Type.Null()]),
    gender: Type.Union([Type.Enum([...GENDERS]), Type.Null()]),
  },
  { title: "ProfileOffer" },
)
export type ProfileOffer = Static<typeof ProfileOffer>

/** Nothing is offered. */
export const NO_OFFER: ProfileOffer = { birthday: null, gender: null }

/** The earliest birthday that is taken for one. */
const EARLIEST = "1900-01-01"

/**
 * Reads what may be offered from the words of a file: a birthday is a date that exists, from 1900 to `today`; a gender
 * one of the two of a profile. The rest is dropped.
 */
export const readOffer = (
  { birthday, gender }: { readonly birthday?: string; readonly gender?: string },
  today: LocalDate,
): Partial<ProfileOffer> => {
  const known = GENDERS.find((one) => one === gender)
  const isBirthday =
    birthday !== undefined && isLocalDate(birthday) && birthday >= EARLIEST && birthday <= today
  return { ...(isBirthday && { birthday }), ...(known && { gender: known }) }
}

/** An offer that has something in it, else null. */
export const orNothing = ({ birthday, gender }: ProfileOffer): ProfileOffer | null =>
  birthday === null && gender === null ? null : { birthday, gender }
