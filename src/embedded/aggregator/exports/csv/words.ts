import { conversion, type Ucum } from "#catalogue/unit"
import { lazy } from "#domain/lazy"

/** Words of a name that say no more than that it is a length or a number: "total sleep time", "Gesamtdauer". */
const FILLERS: ReadonlySet<string> = new Set(
  (
    "time total duration length amount number of the my zeit dauer gesamt anzahl uhrzeit " +
    "temps durée heure totale de du d"
  ).split(" "),
)

/** Words between a measure and its unit: "Gewicht in kg". */
const BEFORE_UNITS: ReadonlySet<string> = new Set(["in", "en"])

/** Units as names have them, by how the catalogue spells them: "REM hours", "Tiefschlaf Minuten", "Body fat %". */
const units: Readonly<Record<string, string>> = {
  h: "h",
  hr: "h",
  hrs: "h",
  hour: "h",
  hours: "h",
  std: "h",
  stunde: "h",
  stunden: "h",
  heures: "h",
  m: "m",
  min: "min",
  mins: "min",
  minute: "min",
  minutes: "min",
  minuten: "min",
  s: "s",
  sec: "s",
  secs: "s",
  seconds: "s",
  sek: "s",
  sekunden: "s",
  secondes: "s",
  "%": "%",
  pct: "%",
  percent: "%",
  percentage: "%",
  prozent: "%",
  kg: "kg",
  lb: "lb",
  lbs: "lb",
  km: "km",
  mi: "mi",
  miles: "mi",
  kcal: "kcal",
  kj: "kj",
  g: "g",
  mg: "mg",
  ml: "ml",
  l: "l",
  bpm: "bpm",
  ms: "ms",
  mmhg: "mmhg",
  "°c": "°c",
  "°f": "°f",
}

/** What people of other languages write, by the words that a name of the catalogue has for it. */
const TRANSLATED = `
  schlaf, schlafdauer, schlafzeit, gesamtschlaf, geschlafen, sommeil -> sleep
  tiefschlaf -> deep sleep
  tief, profond -> deep
  leichtschlaf, kernschlaf -> light sleep
  leicht, léger, leger -> light
  traumschlaf, paradoxal, remschlaf -> rem
  wach, wachzeit, wachphasen, éveillé, éveil, eveille -> awake
  bett, lit -> in bed
  im, au, a, à, la, le, les, die, der, das -> 
  zubettgehen, bettgehzeit, zubettgehzeit, schlafbeginn, einschlafzeit, eingeschlafen, coucher,
    endormissement -> bedtime
  aufwachen, aufwachzeit, aufgewacht, aufstehen, aufstehzeit, schlafende, réveil, reveil, lever
    -> wake up
  beginn, début, debut -> start
  ende, fin -> end
  schlafeffizienz -> sleep efficiency
  efficacité -> efficiency
  schritte, schrittzahl, pas -> steps
  strecke, distanz, entfernung -> distance
  etagen, stockwerke, étages -> floors
  kalorien, kalorienverbrauch -> calories
  aktivkalorien -> active calories
  gewicht, körpergewicht, poids -> weight
  körperfett, körperfettanteil, graisse -> body fat
  corporelle, corporel, masse -> body
  grasse, grasses -> fat
  ruhepuls, ruheherzfrequenz -> resting heart rate
  puls, herzfrequenz -> heart rate
  fréquence -> 
  cardiaque -> heart rate
  repos -> resting
  herzfrequenzvariabilität, hfv, vfc -> hrv
  blutsauerstoff, sauerstoffsättigung -> blood oxygen
  systolisch, systolique -> systolic
  diastolisch, diastolique -> diastolic
  blutdruck, tension -> blood pressure
  körpertemperatur -> body temperature
  wasser, eau -> water
  koffein, caféine -> caffeine
  alkohol, alcool -> alcohol
  eiweiß, eiweiss, protéines -> protein
  kohlenhydrate, glucides -> carbohydrates
  zucker, sucre -> sugar
  ballaststoffe, fibres -> fibre
`

const wordsIn = (text: string, mark: string): ReadonlyArray<string> =>
  text
    .split(mark)
    .map((word) => word.trim())
    .filter((word) => word !== "")

const translations = lazy(
  () =>
    new Map(
      [...TRANSLATED.matchAll(/([^>]*)->(.*)/g)].flatMap(([, words = "", meant = ""]) =>
        wordsIn(words, ",").map((word) => [word, wordsIn(meant, " ")] as const),
      ),
    ),
)

/** The parts of a name: what is measured, in words of the catalogue's language, and in which unit. */
export interface Parts {
  /** Each once, in the order of the alphabet; "" where nothing but a unit is named. */
  readonly measure: string
  /** "" where it has none, and where it has two. */
  readonly unit: string
}

const MAX_NAME = 80

/** Reads a name by its parts, whatever their order: "Total REM sleep min" is rem and sleep, in minutes. */
export const partsOf = (name: string): Parts => {
  const words = name
    .slice(0, MAX_NAME)
    .toLowerCase()
    .replaceAll("%", " % ")
    .split(/[\s_,.:'’-]+/)
    .filter((word) => word !== "")
  const named = new Set(words.flatMap((word) => (Object.hasOwn(units, word) ? [units[word]!] : [])))
  const isUnit = (word = "") => Object.hasOwn(units, word)
  const rest = words.filter(
    (word, at) =>
      !isUnit(word) && !FILLERS.has(word) && !(BEFORE_UNITS.has(word) && isUnit(words[at + 1])),
  )
  const measure = rest.flatMap((word) => translations().get(word) ?? [word])
  return {
    measure: [...new Set(measure)].toSorted().join(" "),
    unit: named.size === 1 ? [...named][0]! : "",
  }
}

/** A unit as the catalogue spells it, where people write it out or in their own language; else as it is. */
export const unitWritten = (unit: string, wanted: Ucum): string => {
  const word = unit.trim().toLowerCase()
  if (wanted === "s" && word === "m") return "min"
  return conversion(unit, wanted) === null && Object.hasOwn(units, word) ? units[word]! : unit
}

/** Seconds of a unit of time as people write it; null for what is none. */
export const secondsOf = (word: string): number | null =>
  conversion(unitWritten(word, "s"), "s")?.(1) ?? null
