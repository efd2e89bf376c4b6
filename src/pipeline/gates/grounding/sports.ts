import { isOfSport } from "#catalogue/sports"
import { labelKey } from "#pipeline/gates/grounding/printed"
import type { Token } from "#pipeline/gates/grounding/tokens"

/** Words for sports that are verbs of them, by the sport. */
const SPORTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    run: "ran run runs running jogged jogging",
    swim: "swam swim swims swimming",
    ride: "rode ride rides cycled cycling biked biking",
    row: "rowed rowing",
    hike: "hiked hike hikes hiking",
  }).flatMap(([sport, words]) => words.split(" ").map((word) => [word, sport] as const)),
)
const OF_SPORT = labelKey("workouts of ")

/** Whether the words of a sentence are of another sport alone than a value with these keys: "You swam" of runs. */
export const isOfOtherSport = (
  keys: ReadonlySet<string>,
  tokens: ReadonlyArray<Token>,
): boolean => {
  const label = [...keys].find((key) => key.startsWith(OF_SPORT))
  if (label === undefined) return false
  const own = label.slice(OF_SPORT.length)
  const said = tokens.flatMap(({ word }) => SPORTS.get(word) ?? [])
  return said.length > 0 && !said.some((sport) => isOfSport(sport, own))
}
