import { type PhraseTable, phrases } from "#language/phrases"

/** How much a thing to do takes out of somebody. */
export type Effort = "rest" | "light" | "medium" | "hard"

/** A thing that a person may do with the day, as an answer calls it. */
export interface Option {
  readonly name: string
  readonly effort: Effort
}

const EFFORTS: ReadonlyArray<Effort> = ["rest", "light", "medium", "hard"]

/** What is chosen between, the more specific wording first. */
const OPTIONS: ReadonlyArray<readonly [PhraseTable, string, Effort]> = [
  [
    phrases`(easy|light|recovery|gentle|slow|short) (run|jog|running|jogging)`,
    "the easy run",
    "light",
  ],
  [
    phrases`(easy|light|recovery|gentle|slow|short) (ride|spin|bike|cycle)`,
    "the easy ride",
    "light",
  ],
  [
    phrases`(easy|light|recovery|gentle|short) (session|workout|day|swim|one)`,
    "the easy one",
    "light",
  ],
  [phrases`(long|longer) (run|jog)`, "the long run", "hard"],
  [phrases`(long|longer) (ride|bike)`, "the long ride", "hard"],
  [
    phrases`(hard|tough|heavy|intense) (run|ride|session|workout|day|training|one)`,
    "the hard session",
    "hard",
  ],
  [
    phrases`interval/s | hiit | sprint/s | speed work | speedwork | track | fartlek | repeats`,
    "the intervals",
    "hard",
  ],
  [phrases`tempo [run] | threshold run`, "the tempo run", "hard"],
  [phrases`race | parkrun`, "the race", "hard"],
  [phrases`leg day | legs | squats | deadlift/s | heavy`, "leg day", "hard"],
  [
    phrases`(go|train|push) (hard|harder|it) | push it | push myself | all out | go for it`,
    "the hard session",
    "hard",
  ],
  [phrases`walk/ing | stroll | hike`, "the walk", "light"],
  [phrases`yoga | stretch/ing | mobility | pilates`, "the yoga", "light"],
  [
    phrases`(take|taking) it (easy|slow) | (go|going) easy | easy | easier | light`,
    "an easy day",
    "light",
  ],
  [phrases`run/ning | jog/ging`, "the run", "medium"],
  [phrases`ride | riding | bike | biking | cycle | cycling | spin`, "the ride", "medium"],
  [phrases`swim/ming`, "the swim", "medium"],
  [phrases`gym | weights | lift/ing | strength | upper body | crossfit`, "the gym", "medium"],
  [
    phrases`(work|working) out | workout | train/ing | exercise | sport | session`,
    "training",
    "medium",
  ],
  [
    phrases`rest/ing | rest day | day off | off | skip [it] | nothing | sofa | couch | bed | chill | sleep in | lie in`,
    "rest",
    "rest",
  ],
  [phrases`stay (home|in|on the sofa|on the couch)`, "rest", "rest"],
]

const OR = /\bor\b/
/** "gym or not": the other half is that one does nothing. */
const NOT = phrases`^ ...1 not`

/** The thing to do that words name; null for none. */
export const optionIn = (part: string): Option | null => {
  const found = OPTIONS.find(([wording]) => wording.test(part))
  return found ? { name: found[1], effort: found[2] } : null
}

/** Whether words name something that one may choose to do. */
export const isOption = (words: string): boolean => optionIn(words) !== null

/** The things that a text chooses between; empty where it chooses between fewer than two. */
export const optionsIn = (text: string): ReadonlyArray<Option> => {
  const parts = text.split(OR)
  if (parts.length < 2 || parts.some((part) => NOT.test(part))) return []
  const options = parts.map(optionIn)
  const known = options.filter((option) => option !== null)
  const distinct = known.filter(
    ({ name }, at) => known.findIndex((other) => other.name === name) === at,
  )
  return known.length === options.length && distinct.length > 1 ? distinct : []
}

const effortOf = ({ effort }: Option): number => EFFORTS.indexOf(effort)

/** Those that take most, or least. */
const extremes = (options: ReadonlyArray<Option>, most: boolean): ReadonlyArray<Option> => {
  const efforts = options.map(effortOf)
  const edge = most ? Math.max(...efforts) : Math.min(...efforts)
  return options.filter((option) => effortOf(option) === edge)
}

/** What fits a day: the hardest where one is fresh, something light where one is a little tired, else the easiest. */
export const chosen = (
  options: ReadonlyArray<Option>,
  state: "fresh" | "tired" | "strained",
): ReadonlyArray<Option> => {
  if (state === "fresh") return extremes(options, true)
  const light = options.filter(({ effort }) => effort === "light")
  return state === "tired" && light.length > 0 ? light : extremes(options, false)
}
