import { dateInWords } from "#domain/date-in-words"
import { addDays } from "#domain/time"
import { TODAY } from "#test/demo-server"
import type { Mode, Scene, Wrong } from "#test/model-server/mode"
import { pick } from "#test/model-server/numbers"
import type { Found } from "#test/model-server/request"
import { framed, labelOf, measured, roleOf } from "#test/model-server/sentences"

/** Numbers that the tools have found, said of what they are not about. */

type Row = readonly [
  name: string,
  does: string,
  wrong: Wrong,
  write: (fact: Found, scene: Scene) => string | null,
]

const OTHERS = [
  "resting heart rate",
  "steps",
  "deep sleep",
  "weight",
  "blood pressure",
  "VO2max",
  "ferritin",
  "body temperature",
  "stress",
]

const other = (fact: Found, scene: Scene): string =>
  pick(
    OTHERS.filter(
      (name) =>
        !scene.facts.some((each) => labelOf(each).toLowerCase().includes(name.toLowerCase())),
    ).filter((name) => name !== labelOf(fact)),
    scene,
  )

const bare = ({ value }: Found) => String(value)

const MINUTES = "minutes"
const HOUR = 60

const hours = (value: number) => Math.floor(value / HOUR)
const minutes = (value: number) => Math.round(value % HOUR)

const swapped = (value: number) => `${minutes(value)} hours and ${hours(value)} minutes`
const larger = ({ unit }: Found) => (unit === MINUTES ? "hours" : `thousand ${unit}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const sumOf = (fact: Found, facts: ReadonlyArray<Found>): number => {
  const other = facts.find((each) => each !== fact && typeof each.value === "number")
  return Math.round(Number(fact.value) + Number(other?.value ?? 0) + 0.5)
}

/** A day of the last week that no fact names. */
const unnamedDay = ({ facts, random }: Scene) => {
  const first = Math.floor(random() * 5)
  const days = Array.from({ length: 5 }, (_, at) => addDays(TODAY, -2 - ((first + at) % 5)))
  return days.find((day) => !facts.some(({ value }) => value === day)) ?? days[0]!
}

const UNITS = ["litres", "kilometres", "calories", "grams", "degrees"]

const LONG_AGO = [
  "two years ago",
  "last summer",
  "in your twenties",
  "in the spring of last year",
  "before you moved",
]

const ROWS: ReadonlyArray<Row> = [
  [
    "metric",
    "says a found number of another measure",
    "metric",
    (fact, scene) => `Your ${other(fact, scene)} averaged {{${fact.ref}}} in that time.`,
  ],
  [
    "metric-literal",
    "says the digits of a found number of another measure",
    "metric",
    (fact, scene) => `Your ${other(fact, scene)} was ${bare(fact)} in that time.`,
  ],
  [
    "window",
    "says a found number of another time",
    "window",
    (fact, scene) => `Your ${labelOf(fact)} averaged {{${fact.ref}}} ${pick(LONG_AGO, scene)}.`,
  ],
  [
    "window-literal",
    "says the digits of a found number of another time",
    "window",
    (fact, scene) =>
      `${capital(pick(LONG_AGO, scene))} your ${labelOf(fact)} averaged ${bare(fact)} ${fact.unit}.`,
  ],
  [
    "unit-behind",
    "writes another unit behind a reference",
    "unit",
    (fact) => `Your ${labelOf(fact)} averaged {{${fact.ref}}} litres in that time.`,
  ],
  [
    "unit",
    "says the digits of a found number in another unit",
    "unit",
    (fact, scene) =>
      `Your ${labelOf(fact)} averaged ${bare(fact)} ${pick(UNITS, scene)} in that time.`,
  ],
  [
    "scale",
    "says minutes as hours, or ones as thousands",
    "unit",
    (fact) => `Your ${labelOf(fact)} averaged ${bare(fact)} ${larger(fact)} in that time.`,
  ],
  [
    "half-duration",
    "says half of a duration",
    "unit",
    (fact) =>
      fact.unit === MINUTES && Number(fact.value) > HOUR && minutes(Number(fact.value)) > 0
        ? `Your ${labelOf(fact)} averaged ${swapped(Number(fact.value))} in that time.`
        : null,
  ],
  [
    "joined",
    "writes digits next to a reference",
    "number",
    (fact) => `Your ${labelOf(fact)} averaged 3{{${fact.ref}}} in that time.`,
  ],
  [
    "joined-words",
    "writes a multiple next to a reference",
    "number",
    (fact) => `Your ${labelOf(fact)} averaged twice {{${fact.ref}}} in that time.`,
  ],
  [
    "thousand-behind",
    "writes thousand behind a reference",
    "unit",
    (fact) => `Your ${labelOf(fact)} averaged {{${fact.ref}}} thousand in that time.`,
  ],
  [
    "unknown-reference",
    "names a reference that does not exist",
    "number",
    (fact) => `Your ${labelOf(fact)} was {{f999}} and {{${fact.ref}_other}} in that time.`,
  ],
  [
    "nested-reference",
    "nests references",
    "markup",
    (fact) => `Your ${labelOf(fact)} was {{{{${fact.ref}}}}} in that time.`,
  ],
  [
    "date-in-window",
    "makes up a date within the window",
    "date",
    (fact, scene) => `Your ${labelOf(fact)} was best on ${dateInWords(unnamedDay(scene))}.`,
  ],
  [
    "date-short",
    "makes up a short date",
    "date",
    (fact, scene) =>
      `Your ${labelOf(fact)} was best on ${pick(["the 14th", "11/12", "Nov 9", "the ninth of November"], scene)}.`,
  ],
  [
    "year",
    "makes up a year",
    "date",
    (fact, scene) =>
      `Your ${labelOf(fact)} was last like that in ${pick(["2019", "2021", "the year 2017"], scene)}.`,
  ],
  [
    "sum",
    "adds two found numbers up",
    "number",
    (fact, { facts }) =>
      `Together with the lowest that makes ${sumOf(fact, facts)} for your ${labelOf(fact)}.`,
  ],
  [
    "role",
    "says the highest value is the mean",
    "number",
    (fact, { facts }) => {
      const max = facts.find((each) => roleOf(each) === "max")
      return max && max.value !== fact.value
        ? `On average your ${labelOf(max)} was {{${max.ref}}} in that time.`
        : null
    },
  ],
  [
    "somebody-else",
    "says a found number of another person",
    "foreign",
    (fact) => `Your neighbour's ${labelOf(fact)} averaged {{${fact.ref}}} in that time.`,
  ],
]

const FALLBACK: ReadonlyArray<string> = []

export const misused: ReadonlyArray<Mode> = ROWS.map(([name, does, wrong, write]) => ({
  name: `misused-${name}`,
  does,
  family: "number",
  ...(name === "role" || name === "half-duration" ? { kinds: ["level"] } : {}),
  says: (scene) => {
    const fact = measured(scene) ?? framed(scene)[0]
    const texts = fact ? [write(fact, scene)] : FALLBACK
    return texts.flatMap((text) => (text === null ? [] : [{ text, wrong }]))
  },
}))
