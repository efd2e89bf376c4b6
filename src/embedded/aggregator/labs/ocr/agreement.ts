import { analyteNamed } from "#catalogue/biomarkers/name"
import type { LabReading } from "#embedded/aggregator/labs/report"
import type { PrintedResult } from "#embedded/aggregator/labs/result"

/** A result of a picture; an unsure one was not read twice alike. */
export interface SeenResult extends PrintedResult {
  readonly isUnsure: boolean
}

/** The results of one reading of pages. */
type OneReading = Pick<LabReading, "test_date" | "results">

/** What several readings of the same pages agree on. */
export interface AgreedReading {
  readonly test_date: LabReading["test_date"]
  readonly results: ReadonlyArray<SeenResult>
}

const isSamePlace = (one: PrintedResult, other: PrintedResult): boolean => {
  const [left, bottom, right, top] = one.box
  const [otherLeft, otherBottom, otherRight, otherTop] = other.box
  const shared = Math.min(top, otherTop) - Math.max(bottom, otherBottom)
  return (
    one.page === other.page &&
    shared > Math.min(top - bottom, otherTop - otherBottom) / 2 &&
    Math.min(right, otherRight) > Math.max(left, otherLeft)
  )
}

/** What the readings have in one place of a page. */
const placesOf = (
  readings: ReadonlyArray<OneReading>,
): ReadonlyArray<ReadonlyArray<PrintedResult>> => {
  const places: Array<Array<PrintedResult>> = []
  for (const { results } of readings)
    for (const result of results) {
      const place = places.find(([first]) => isSamePlace(first!, result))
      if (place) place.push(result)
      else places.push([result])
    }
  return places
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "")
const pointsIn = (text: string): number => text.match(/[.,]/g)?.length ?? 0
const timesOf = (texts: ReadonlyArray<string>, text: string): number =>
  texts.filter((each) => each === text).length

/**
 * The text that most readings have. A point is lost easily and never made up: of texts with the same digits the one
 * with more points is it.
 */
const commonest = (texts: ReadonlyArray<string>): string => {
  const [first] = texts.toSorted((a, b) => timesOf(texts, b) - timesOf(texts, a))
  const pointed = texts.filter(
    (text) => digitsOf(text) === digitsOf(first!) && pointsIn(text) > pointsIn(first!),
  )
  return pointed.toSorted((a, b) => pointsIn(b) - pointsIn(a))[0] ?? first!
}

/** How many readings have to have a value alike. */
const MIN_ALIKE = 2

const agreedOn = (place: ReadonlyArray<PrintedResult>): SeenResult => {
  const values = place.map(({ value }) => value)
  const value = commonest(values)
  const known = place.filter(({ name, unit }) => analyteNamed(name, unit) !== null)
  const named = known.length > 0 ? known : place
  const units = named.map(({ unit }) => unit).filter((unit) => unit !== "")
  const ranges = place.map(({ range }) => range).filter((range) => range !== "")
  const shown = place.find((each) => each.value === value)!
  return {
    ...shown,
    name: commonest(named.map(({ name }) => name)),
    unit: units.length > 0 ? commonest(units) : "",
    range: ranges.length > 0 ? commonest(ranges) : "",
    isUnsure: timesOf(values, value) < MIN_ALIKE,
  }
}

/** What several readings of the same pages, at several sizes, have in common. */
export const agreed = (readings: ReadonlyArray<OneReading>): AgreedReading => ({
  test_date: readings.find(({ test_date }) => test_date !== null)?.test_date ?? null,
  results: placesOf(readings).map(agreedOn),
})
