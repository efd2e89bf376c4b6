import type { DateProfile } from "#embedded/model/understanding/time/date-context"
import { wordList } from "#embedded/model/understanding/words/table"

/** What depends on the country in dates: the order of day and month, the seasons, the clock. */

/** Countries that write the month before the day. */
const MONTH_FIRST = new Set(wordList`US PH PR GU VI AS MP FM MH PW BZ`)

/** Countries in which summer begins in December. */
const SOUTHERN = new Set(
  wordList`AR AU BO BR BW CL FJ KM LS MG MU MW MZ NA NC NZ PE PF PG PY RE RW SB SZ TO TZ UY VU WS ZA ZM ZW`,
)

/** Countries whose Easter is the Orthodox one. */
const ORTHODOX = new Set(wordList`BG BY CY ET GE GR MD ME MK RO RS RU UA`)

/** A time zone for each country that changes its clocks, of its capital or most of its people. */
const ZONES: Record<string, string> = {
  AU: "Australia/Sydney",
  CA: "America/Toronto",
  CL: "America/Santiago",
  EG: "Africa/Cairo",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  IL: "Asia/Jerusalem",
  MD: "Europe/Chisinau",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
  PY: "America/Asuncion",
  UA: "Europe/Kyiv",
  US: "America/New_York",
  ...Object.fromEntries(
    wordList`AD AL AT BA BE CH CZ DE DK ES FR HR HU IT LI LU MC ME MK MT NL NO PL RS SE SI SK SM VA`.map(
      (country) => [country, "Europe/Berlin"],
    ),
  ),
  ...Object.fromEntries(
    wordList`BG CY EE FI GR LT LV RO`.map((country) => [country, "Europe/Athens"]),
  ),
}

const isIn = (countries: ReadonlySet<string>, { country }: DateProfile): boolean =>
  country !== null && countries.has(country)

/** How day and month are ordered where somebody lives; null where the profile says nothing of it. */
export const dateOrder = (profile: DateProfile): "day_first" | "month_first" | null => {
  if (profile.country !== null) return isIn(MONTH_FIRST, profile) ? "month_first" : "day_first"
  if (profile.units === null) return null
  return profile.units === "us" ? "month_first" : "day_first"
}

/** Whether summer begins in December. */
export const isSouthern = (profile: DateProfile): boolean => isIn(SOUTHERN, profile)

/** Whether Easter is the Orthodox one. */
export const isOrthodox = (profile: DateProfile): boolean => isIn(ORTHODOX, profile)

/** A time zone whose clocks somebody lives by. */
export interface ClockRule {
  readonly zone: string
  /** Whose rule it is, where nobody said where the person lives. */
  readonly assumed: "in Europe" | "in the US" | null
}

/** The clocks of the profile's time zone, else of its country, else of Europe or the US; null without a change. */
export const clockRule = ({ time_zone, country, units }: DateProfile): ClockRule | null => {
  const zone = time_zone ?? (country === null ? null : ZONES[country])
  if (zone === undefined) return null
  if (zone !== null) return { zone, assumed: null }
  return units === "us"
    ? { zone: "America/New_York", assumed: "in the US" }
    : { zone: "Europe/Berlin", assumed: "in Europe" }
}
