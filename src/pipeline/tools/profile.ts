import { Clock, Effect } from "effect"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { ageOn, NO_PROFILE, type Profile } from "#domain/profile"
import { STATED_FIELDS, type Stated, type StatedField } from "#domain/profile-change"
import { type LocalDate, localDateAt } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"

interface Printed {
  readonly label: string
  readonly unit: string
  readonly decimals: number
}

const printed: Readonly<Record<StatedField, Printed>> = {
  age: { label: "age", unit: "", decimals: 0 },
  gender: { label: "sex", unit: "", decimals: 0 },
  birthday: { label: "birthday", unit: "", decimals: 0 },
  height_cm: { label: "height", unit: "cm", decimals: 0 },
  weight_kg: { label: "weight", unit: "kg", decimals: 1 },
  country: { label: "country", unit: "", decimals: 0 },
  units: { label: "units", unit: "", decimals: 0 },
}

const countries = new Intl.DisplayNames("en", { type: "region" })
const UNITS: Readonly<Record<string, string>> = {
  us: "pounds, miles and °F",
  metric: "kilograms, kilometres and °C",
}

const valueOf = (field: StatedField, value: string | number): string | number => {
  if (field === "country") return countries.of(String(value)) ?? value
  return field === "units" ? (UNITS[value] ?? value) : value
}

const factOf = (role: FactRole, field: StatedField, value: string | number): Fact => {
  const { label, unit, decimals } = printed[field]
  return {
    item: {
      key: `profile_${field}_${role}`,
      value: valueOf(field, value),
      ...(unit === "" ? {} : { unit }),
    },
    role,
    label,
    decimals: Number.isInteger(value) ? 0 : decimals,
  }
}

/** The age by what is stated, else by what the profile holds. */
const ageIn = ({ age, birthday }: Stated, held: Profile, today: LocalDate): number | null =>
  age ?? (birthday === undefined ? held.age : ageOn({ age: null, birthday }, today))

const DECADES = "twenties thirties forties fifties sixties seventies eighties nineties".split(" ")
const FIRST = 20
const YEARS = 10

/** The people of the same age and sex: "men in their forties"; none below twenty or without both. */
const peersOf = (
  age: number | null | undefined,
  gender: string | null | undefined,
): ReadonlyArray<Fact> => {
  const decade = age == null ? undefined : DECADES[Math.floor((age - FIRST) / YEARS)]
  if (decade === undefined || gender == null) return []
  const value = `${gender === "male" ? "men" : "women"} in their ${decade}`
  return [
    { item: { key: "profile_peers", value }, role: "peers", label: "people like you", decimals: 0 },
  ]
}

/** What a person has just stated about themselves beside what their profile holds, as facts. */
export const profile = Effect.fn("profile")(function* (
  user: UserId,
  { stated }: ToolInput<"profile">,
) {
  const held = (yield* (yield* ProfileStore).find(user)) ?? NO_PROFILE
  const day = localDateAt(yield* Clock.currentTimeMillis, 0)
  return {
    ...noFindings,
    facts: STATED_FIELDS.flatMap((field): ReadonlyArray<Fact> => {
      const now = stated[field]
      const before = held[field]
      return now === undefined
        ? []
        : [
            factOf("stated", field, now),
            ...(before === null ? [] : [factOf("held", field, before)]),
          ]
    }).concat(peersOf(ageIn(stated as Stated, held, day), stated.gender ?? held.gender)),
  } satisfies Findings
})
