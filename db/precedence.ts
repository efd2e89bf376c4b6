import { isNoted } from "#domain/note"
import type { Provider } from "#domain/source"
import type { LocalDate } from "#domain/time"

/**
 * Which provider wins when several report the same day, night or workout: best instrument first,
 * unlisted last.
 */
const precedence = {
  daily: ["garmin", "whoop", "oura", "fitbit", "apple", "polar", "samsung", "withings"],
  body: ["dexcom", "libre", "withings", "garmin", "fitbit", "apple", "polar", "samsung"],
  sleep: ["oura", "whoop", "garmin", "fitbit", "apple", "polar", "withings", "samsung"],
  activity: ["garmin", "polar", "apple", "fitbit", "whoop", "oura", "samsung", "withings"],
  diary: ["apple", "fitbit", "garmin", "samsung", "oura", "whoop", "withings", "polar"],
} as const satisfies Record<string, ReadonlyArray<Provider>>

/** The columns by which rows are ordered. */
export interface Ranked {
  readonly id: string
  readonly date: LocalDate
  readonly provider: Provider
  readonly provider_raw: string
  readonly source_id: string | null
  readonly updated_at: number
}

/** The device of a row: its connection, or the vendor's name once that is gone. */
export const deviceOf = ({ source_id, provider_raw }: Ranked): string => source_id ?? provider_raw

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

/** Which of two rows counts first: negative for the first of them. */
export type Rank<Row extends Ranked> = (a: Row, b: Row) => number

/** In a diary the person's own notes come before what an app logged; they are no instrument. */
const noted = (kind: keyof typeof precedence, row: Ranked): number =>
  kind === "diary" && isNoted(row) ? 0 : 1

/**
 * Orders rows by vendor, then the longest first, then the latest, then by id: never by chance.
 * Without a length, none is longer than another.
 */
export const deviceRank = <Row extends Ranked>(
  kind: keyof typeof precedence,
  lengthOf: (row: Row) => number = () => 0,
): Rank<Row> => {
  const vendors: ReadonlyArray<Provider> = precedence[kind]
  const rank = (provider: Provider) => {
    const at = vendors.indexOf(provider)
    return at < 0 ? vendors.length : at
  }
  return (a, b) =>
    noted(kind, a) - noted(kind, b) ||
    rank(a.provider) - rank(b.provider) ||
    compare(lengthOf(b), lengthOf(a)) ||
    b.updated_at - a.updated_at ||
    compare(a.id, b.id)
}

/** Orders rows by day first. */
export const byDay =
  <Row extends Ranked>(rank: Rank<Row>): Rank<Row> =>
  (a, b) =>
    compare(a.date, b.date) || rank(a, b)
