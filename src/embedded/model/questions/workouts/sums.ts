import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { nounOf } from "#embedded/model/understanding/words/sports"

/** "9 runs", "1 ride", "19 workouts". */
export const counted = (count: Fact, sport: Workouts["sport"]): string =>
  `${bare(placeholder(count))} ${nounOf(sport)}${valueOf(count) === 1 ? "" : "s"}`

/** "71.4 km in 6 h 52 min", or whichever of both there is. */
export const extent = (distance: Fact | null, minutes: Fact | null): string =>
  [distance, minutes]
    .flatMap((each) => (each && valueOf(each) !== 0 ? [placeholder(each)] : []))
    .join(" in ")

/** A sport as what somebody did: "ran". */
const did: Readonly<Record<string, string>> = {
  run: "ran",
  ride: "cycled",
  swim: "swam",
  hike: "hiked",
  row: "rowed",
  ski: "skied",
}

/** "You ran 71.4 km", "You worked out for 13 h 6 min", "You burned 4,200 kcal with running". */
export const doneClause = (
  asks: "minutes" | "distance" | "energy",
  sport: string | null,
  amount: string,
  doing: string,
): string => {
  const verb = sport === null ? undefined : did[sport]
  const activity =
    sport !== null && (verb === undefined || asks === "energy") ? ` with ${doing}` : ""
  if (asks === "energy") return `burned ${amount}${activity}`
  if (asks === "distance") return `${verb ?? "covered"} ${amount}${activity}`
  return `${verb ? `${verb} for` : sport === null ? "worked out for" : "spent"} ${amount}${activity}`
}
