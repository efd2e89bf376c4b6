import { type Static, type TSchema, Type } from "typebox"
import { isLocalDate, isTimeZone, type LocalDate } from "#domain/time"

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** The values of `gender`. */
export const GENDERS = ["male", "female"] as const
const SMOKER = ["yes", "no"] as const
const ALCOHOL_CONSUMPTION = ["never", "occasional", "regular"] as const
const UNITS = ["metric", "us"] as const

const Birthday = Type.Refine(
  Type.String({ format: "date", description: "`age` follows from it." }),
  (date) => isLocalDate(date) && date >= "1900-01-01",
  () => "must be a date from 1900 on",
)

const TimeZone = Type.Refine(
  Type.String({ maxLength: 64, description: "IANA; decides what today is where no row says." }),
  isTimeZone,
  () => "must be an IANA time zone",
)

const Country = Type.String({ pattern: "^[A-Z]{2}$", description: "ISO 3166-1 alpha-2." })

const Term = Type.String({ minLength: 1, maxLength: 120 })

/** A condition that a person states. */
export const Condition = Type.Object(
  { name: Term, duration_years: Type.Optional(Type.Number({ minimum: 0, maximum: 150 })) },
  { title: "Condition" },
)
export type Condition = Static<typeof Condition>

/** The body of PUT /v1/me/profile. What is absent stays; null clears. What was read can be sent. */
export const ProfileUpdate = Type.Partial(
  Type.Object({
    name: orNull(Type.String({ minLength: 1, maxLength: 80 })),
    age: orNull(Type.Integer({ minimum: 0, maximum: 120 })),
    gender: orNull(Type.Enum([...GENDERS])),
    height_cm: orNull(Type.Number({ minimum: 50, maximum: 260 })),
    weight_kg: orNull(Type.Number({ minimum: 20, maximum: 400 })),
    smoker: orNull(Type.Enum([...SMOKER])),
    alcohol_consumption: orNull(Type.Enum([...ALCOHOL_CONSUMPTION])),
    conditions: Type.Array(Type.Union([Term, Condition]), { maxItems: 50 }),
    medications: Type.Array(Term, { maxItems: 50 }),
    goal: orNull(Type.String({ maxLength: 500 })),
    story: orNull(Type.String({ maxLength: 1000 })),
    birthday: orNull(Birthday),
    country: orNull(Country),
    units: orNull(
      Type.Enum([...UNITS], {
        description: "Of answers and widgets; null: `us` where `country` is `US`, else `metric`.",
      }),
    ),
    time_zone: orNull(TimeZone),
  }),
  { title: "ProfileUpdate" },
)
export type ProfileUpdate = Static<typeof ProfileUpdate>

/** The answer of GET and PUT /v1/me/profile. `bmi` in kg/m², to one decimal. */
export const UserProfile = Type.Object(
  {
    user_id: Type.String(),
    name: orNull(Type.String()),
    age: orNull(Type.Number()),
    gender: orNull(Type.String()),
    height_cm: orNull(Type.Number()),
    weight_kg: orNull(Type.Number()),
    bmi: orNull(Type.Number()),
    smoker: orNull(Type.String()),
    alcohol_consumption: orNull(Type.String()),
    conditions: Type.Array(Condition),
    medications: Type.Array(Type.String()),
    goal: orNull(Type.String()),
    story: orNull(Type.String()),
    birthday: orNull(Type.String({ format: "date" })),
    country: orNull(Type.String()),
    units: orNull(Type.String()),
    time_zone: orNull(Type.String()),
  },
  { title: "Profile" },
)
export type UserProfile = Static<typeof UserProfile>

/** The profile that a person entered; null for an empty field. */
export interface Profile {
  readonly name: string | null
  readonly age: number | null
  readonly gender: (typeof GENDERS)[number] | null
  readonly height_cm: number | null
  readonly weight_kg: number | null
  readonly smoker: (typeof SMOKER)[number] | null
  readonly alcohol_consumption: (typeof ALCOHOL_CONSUMPTION)[number] | null
  readonly conditions: ReadonlyArray<Condition>
  readonly medications: ReadonlyArray<string>
  readonly goal: string | null
  readonly story: string | null
  readonly birthday: LocalDate | null
  readonly country: string | null
  readonly units: (typeof UNITS)[number] | null
  readonly time_zone: string | null
}

/** The profile of somebody who has stated nothing. */
export const NO_PROFILE: Profile = {
  name: null,
  age: null,
  gender: null,
  height_cm: null,
  weight_kg: null,
  smoker: null,
  alcohol_consumption: null,
  conditions: [],
  medications: [],
  goal: null,
  story: null,
  birthday: null,
  country: null,
  units: null,
  time_zone: null,
}

/** The units that a person reads: the ones they chose, else those of their country; metric without either. */
export const unitsOf = (
  profile: Pick<Profile, "units" | "country"> | null,
): (typeof UNITS)[number] => profile?.units ?? (profile?.country === "US" ? "us" : "metric")

/** The age that is entered, or the one that follows from the birthday on a day, in whole years. */
export const ageOn = (
  { age, birthday }: Pick<Profile, "age" | "birthday">,
  today: LocalDate,
): number | null => {
  if (birthday === null) return age
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return Math.max(0, today.slice(5) < birthday.slice(5) ? years - 1 : years)
}

/** A condition given by its name alone, as the others are. */
export const conditionOf = (given: string | Condition): Condition =>
  typeof given === "string" ? { name: given } : given

/** Body mass index in kg/m², to one decimal; null unless both measures are known. */
export const bmiOf = ({
  height_cm,
  weight_kg,
}: Pick<Profile, "height_cm" | "weight_kg">): number | null =>
  height_cm === null || weight_kg === null
    ? null
    : Math.round((weight_kg / (height_cm / 100) ** 2) * 10) / 10
