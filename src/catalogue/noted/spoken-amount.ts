import { placed } from "#catalogue/noted/amount"
import { quantityNamed } from "#catalogue/noted/quantities"
import { substances } from "#catalogue/noted/things"
import { conversion } from "#catalogue/unit"
import type { NewNote } from "#domain/note"
import { pattern } from "#language/pattern"

type Units = "us" | "metric"

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ")
const NUMBER = `(?:\\d{1,5}(?:[.,]\\d{1,3})?|an?|another|half an?|half|a couple of|a few|${WORDS.join("|")})`

const numberOf = (text: string): number | null => {
  if (text === "a" || text === "an" || text === "another") return 1
  if (text.startsWith("half")) return 0.5
  if (text === "a couple of") return 2
  if (text === "a few") return null
  const word = WORDS.indexOf(text)
  if (word >= 0) return word
  const value = Number(
    /^\d{1,3},\d{3}$/.test(text) ? text.replace(",", "") : text.replace(",", "."),
  )
  return Number.isFinite(value) ? value : null
}

const amount = (name: string, value: number, unit: string | null): NewNote => ({
  kind: "amount",
  name,
  value,
  ...(unit === null || unit === "" ? {} : { unit }),
})

const SIZE = /^(?:more|extra|big|large|small|little|strong|black|tall|double|nice|cold|hot|iced) /
const COUNTED_THING = new RegExp(`^(${NUMBER})(?: ?x)? +(.+)$`)
const GLUED = pattern(
  String.raw`^(\d{1,5}(?:[.,]\d{1,3})?) ?(ml|l|dl|cl|g|mg|mcg|ug|kcal|oz|fl oz|litres?|liters?|grams?|kj|
  iu)\b\s*(?:of\s+)?(?:my\s+)?(.*)$`,
)
const SPELLED_UNITS: Readonly<Record<string, string>> = {
  litre: "l",
  litres: "l",
  liter: "l",
  liters: "l",
  gram: "g",
  grams: "g",
  "fl oz": "floz",
}

const isIntake = (name: string): boolean => {
  const known = quantityNamed(name)
  return known !== null && ["caffeine", "alcohol", "water"].includes(known.quantity.name)
}

/** "500 ml of water", "30 g protein", "400 mg magnesium". */
const measuredThing = (text: string): NewNote | null => {
  const [, number, printed, thing] = GLUED.exec(text) ?? []
  if (!number || !printed) return null
  const value = numberOf(number)
  const unit = SPELLED_UNITS[printed] ?? printed
  if (value === null) return null
  if (!thing) return unit === "kcal" ? amount("calories", value, "kcal") : null
  const known = quantityNamed(thing)
  if (known) return placed(thing, value, unit) === "unit" ? null : amount(thing, value, unit)
  const substance = substances.get(thing)
  return substance ? amount(substance, value, unit) : null
}

/** "2 coffees", "a glass of red wine", "2200 calories", "two ibuprofen". */
const countedThing = (text: string): NewNote | null => {
  const [, number, said] = COUNTED_THING.exec(text) ?? []
  const value = number ? numberOf(number) : null
  if (value === null || !said) return null
  const thing = said.replace(SIZE, "").replace(/ of my /, " of ")
  const known = quantityNamed(thing)
  if (known && (known.each !== null || thing === "calories" || thing === "kcal"))
    return amount(thing, value, null)
  const [, measure, of] = /^([a-z]+) of (?:the |my )?(.+)$/.exec(thing) ?? []
  if (measure && of && isIntake(of) && typeof placed(of, value, measure) === "object")
    return amount(of, value, measure)
  const pills = thing.replace(
    /^(?:tablets?|pills?|capsules?|scoops?|drops?|doses?|dose) (?:of )?/,
    "",
  )
  const substance = substances.get(pills) ?? substances.get(pills.replace(/s$/, ""))
  return substance ? amount(substance, value, pills === thing ? null : thing.split(" ")[0]!) : null
}

/** "no coffee", "no alcohol": none of it on that day. */
const NONE = /^(?:no|zero|without) (coffee|caffeine|alcohol|beer|wine|drinks?)$/

/** Something that was eaten, drunk or taken, by number. */
export const thingIn = (text: string): NewNote | null => {
  const none = NONE.exec(text)?.[1]
  if (none)
    return amount(none === "coffee" || none === "caffeine" ? "caffeine" : "alcohol", 0, null)
  return measuredThing(text) ?? countedThing(text)
}

const PRESSURE = pattern(
  String.raw`^(?:my )?(?:bp|blood pressure|pressure)(?: reading)?[ :=]*(?:is|was|at|of|
  now)?[ :=]*(\d{2,3}) ?(?:/|over|-) ?(\d{2,3})(?: ?mm ?hg)?$`,
)

const pressureIn = (text: string): ReadonlyArray<NewNote> | null => {
  const [, high, low] = PRESSURE.exec(text) ?? []
  if (!high || !low || Number(high) <= Number(low)) return null
  return [
    amount("systolic blood pressure", Number(high), "mmHg"),
    amount("diastolic blood pressure", Number(low), "mmHg"),
  ]
}

/** Names of measured values in speech, and the name of a note. */
const SPOKEN: Readonly<Record<string, string>> = {
  weight: "weight",
  "body weight": "weight",
  weighed: "weight",
  "weighed in at": "weight",
  "body fat": "body fat",
  bodyfat: "body fat",
  temperature: "temperature",
  temp: "temperature",
  "body temperature": "temperature",
  fever: "temperature",
  glucose: "glucose",
  "blood glucose": "glucose",
  "blood sugar": "glucose",
  "fasting glucose": "glucose",
  "resting heart rate": "resting heart rate",
  rhr: "resting heart rate",
  "resting pulse": "resting heart rate",
  mood: "mood",
  calories: "calories",
  caffeine: "caffeine",
  protein: "protein",
  carbs: "carbs",
  water: "water",
  alcohol: "alcohol",
}
const VALUE = new RegExp(
  `^(?:my )?(${Object.keys(SPOKEN)
    .sort((a, b) => b.length - a.length)
    .join(
      "|",
    )})[ :=]*(?:is|was|at|of|now|today)?[ :=]*(\\d{1,5}(?:[.,]\\d{1,3})?) ?([a-z%°/]*(?: ?/ ?5| of 5| out of 5)?)$`,
)
const OF_FIVE = /^(?:\/ ?5|of 5|out of 5|points?)$/
const MOOD = /^(?:my )?mood[ :=]*(?:is|was|of|today)?[ :=]*([a-z ]+)$/
const MOODS: ReadonlyArray<ReadonlyArray<string>> = [
  ["awful", "terrible", "very bad", "miserable"],
  ["bad", "low", "down", "sad"],
  ["ok", "okay", "neutral", "meh", "average", "fine"],
  ["good", "happy"],
  ["great", "very good", "excellent", "amazing", "very happy"],
]

const MAX_CELSIUS = 45
const MAX_MMOL = 35

/** The unit of a number that was said without one, where its size or the person's units tell it. */
const unitOf = (name: string, value: number, units: Units): string | null => {
  if (name === "weight") return units === "us" ? "lb" : "kg"
  if (name === "temperature") return value > MAX_CELSIUS ? "°F" : "°C"
  if (name === "glucose") return value < MAX_MMOL ? "mmol/l" : "mg/dl"
  return name === "body fat" ? "%" : null
}

const valueIn = (text: string, units: Units): NewNote | null => {
  const word = MOOD.exec(text)?.[1]?.trim()
  const points = MOODS.findIndex((words) => word !== undefined && words.includes(word)) + 1
  if (points > 0) return amount("mood", points, null)
  const [, spoken, number, printed = ""] = VALUE.exec(text) ?? []
  const name = spoken && SPOKEN[spoken]
  const value = number ? numberOf(number) : null
  if (!name || value === null) return null
  if (name === "mood")
    return printed === "" || OF_FIVE.test(printed) ? amount(name, value, null) : null
  const unit = printed === "" ? unitOf(name, value, units) : printed
  const place = placed(name, value, unit)
  const isMeasure =
    unit === null ? place !== "unit" : place !== "unit" || conversion(unit, "1") !== null
  return isMeasure ? amount(name, value, unit) : null
}

/** A measured value that is said with its name: "weight 81.4", "BP 128/82", "mood: good". */
export const measuredIn = (text: string, units: Units): ReadonlyArray<NewNote> | null => {
  const pressure = pressureIn(text)
  if (pressure) return pressure
  const value = valueIn(text, units)
  return value && [value]
}

const BARE = /^(\d{1,5}(?:[.,]\d{1,3})?|[a-z]+)$/

/** A number alone: "3", "three"; null for anything else. */
export const numberAlone = (text: string): number | null => {
  const number = BARE.exec(text)?.[1]
  return number === undefined
    ? null
    : /\d/.test(number) || WORDS.includes(number)
      ? numberOf(number)
      : null
}
