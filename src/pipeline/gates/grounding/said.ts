import { bmiOf, type Profile } from "#domain/profile"
import type { LocalDate } from "#domain/time"
import { LANGUAGES, languagesOf } from "#language/answer-languages"
import type { Printed, PrintedNumbers } from "#pipeline/gates/grounding/printed"
import { quantitiesOf } from "#pipeline/gates/grounding/quantities"
import { withDigits } from "#pipeline/gates/grounding/spelled"
import { asRead, tokensOf } from "#pipeline/gates/grounding/tokens"

const NO_UNITS: ReadonlyMap<string, string> = new Map()
const NO_KEYS: ReadonlySet<string> = new Set()
const MAX_CHARS = 20_000

/** Of what a number of the profile is, which matters where it is said without its unit. */
const AGE = new Set(["profile:age"])
const HEIGHT = new Set(["profile:height"])
const WEIGHT = new Set(["weight_kg"])

const adder =
  (numbers: Map<string, Array<Printed>>) =>
  (value: string, unit: string, keys = NO_KEYS) => {
    const said: Printed = { unit, keys, window: null }
    numbers.set(value, [...(numbers.get(value) ?? []).slice(0, 8), said])
  }

/** What a question says: its numbers, which may be said back, and its words. */
export interface Said {
  readonly numbers: PrintedNumbers
  readonly words: ReadonlySet<string>
}

/** The numbers of a question in every language, those in words too; of a long one those at its end. */
export const saidIn = (question: string): Said => {
  const text = asRead(question.slice(-MAX_CHARS))
  const written = tokensOf(text)
  const words = written.map(({ word }) => word)
  const numbers = new Map<string, Array<Printed>>()
  const add = adder(numbers)
  const spoken = languagesOf(text, words)
  const isName = new Uint8Array(written.length)
  const tokens = withDigits(written, spoken.length === 0 ? LANGUAGES : spoken, isName, NO_UNITS)
  for (const { unit, values } of quantitiesOf(tokens, LANGUAGES, NO_UNITS))
    for (const value of values) {
      add(value, unit)
      if (unit === "date" && value.length === 10) {
        add(value.slice(4), unit)
        add(value.slice(0, 7), unit)
      }
    }
  return { numbers, words: new Set(words) }
}

const YEAR = 4

/** The numbers of a profile, and the date of today. */
export const statedIn = (profile: Profile | null, today: LocalDate | null): PrintedNumbers => {
  const numbers = new Map<string, Array<Printed>>()
  const add = adder(numbers)
  const addNumber = (value: number | null | undefined, unit: string, keys = NO_KEYS) => {
    if (value !== null && value !== undefined) add(String(value), unit, keys)
  }
  const addDate = (date: LocalDate) => {
    for (const value of [date, date.slice(YEAR), date.slice(0, 7)]) add(value, "date")
    add(date.slice(0, YEAR), "")
  }
  if (today) {
    addDate(today)
    add(String(Number(today.slice(0, YEAR)) - 1), "")
  }
  if (profile) {
    addNumber(profile.age, "y", AGE)
    addNumber(profile.height_cm, "cm", HEIGHT)
    addNumber(profile.weight_kg, "kg", WEIGHT)
    addNumber(bmiOf(profile), "")
    for (const { duration_years } of profile.conditions) addNumber(duration_years, "y")
    if (profile.birthday) addDate(profile.birthday)
  }
  return numbers
}
