import { type PhraseTable, phrases } from "#language/phrases"

/** Sports by the words for doing them. */
const sports: ReadonlyArray<readonly [PhraseTable, string]> = [
  [phrases`run/s/ning/ner | ran | jog/s/ged/ging`, "run"],
  [
    phrases`
      ride/s | rode | riding | cycled | cycling | bike/s/d | biking
      <!(menstrual|monthly|period|my|the|your|her) cycle
    `,
    "ride",
  ],
  [phrases`swim/s/ming | swam | swum`, "swim"],
  [phrases`hike/s/d | hiking`, "hike"],
  [phrases`gym | weights | lift | lifts | lifted | lifting | weightlifting`, "strength"],
  [phrases`strength (training|session/s|workout/s|day/s)`, "strength"],
  [phrases`yoga`, "yoga"],
  [phrases`pilates`, "pilates"],
  [phrases`rows | rowed | rowing | rower`, "row"],
  [phrases`ski/ed/ing`, "ski"],
  [phrases`tennis`, "tennis"],
  [phrases`soccer | football`, "football"],
]
/** The sport that a text names first in the list; null for none. */
export const sportIn = (text: string): string | null =>
  sports.find(([wordings]) => wordings.test(text))?.[1] ?? null

/** A sport as what is done: "running". */
const doing: Readonly<Record<string, string>> = {
  run: "running",
  ride: "cycling",
  swim: "swimming",
  hike: "hiking",
  row: "rowing",
  ski: "skiing",
  strength: "strength training",
}

/** The name of a sport within a sentence. */
export const doingOf = (sport: string): string => doing[sport] ?? sport

/** One workout of a sport as a noun. */
const nouns: Readonly<Record<string, string>> = {
  run: "run",
  ride: "ride",
  swim: "swim",
  hike: "hike",
  row: "row",
  strength: "strength session",
}

/** One workout of a sport, or of any: "run", "yoga session", "workout". */
export const nounOf = (sport: string | null): string =>
  sport === null ? "workout" : (nouns[sport] ?? `${sport} session`)

const OVER_DISTANCE = new Set(["run", "ride", "swim", "hike", "row"])

/** Whether a sport is done over a distance. */
export const isOverDistance = (sport: string | null): boolean =>
  sport !== null && OVER_DISTANCE.has(sport)
