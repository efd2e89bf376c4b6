import { placeholder } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Found } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Record } from "#embedded/model/questions/record/intent"
import { type Facts, sessionClause, sessionsOf } from "#embedded/model/questions/record/session"
import { capital } from "#language/capital"
import { tileRows } from "#widgets/stat-tiles"

/** What a workout is ranked by. */
const rankOf = (by: Record["by"], fact: Facts): Fact | null => {
  if (by === "longest") return fact("minutes")
  return by === "fastest" ? (fact("pace") ?? fact("speed")) : fact("distance")
}

const lineOf = (intent: Record, fact: Facts): string => {
  const sport = fact("sport")
  const kind = intent.sport === null && sport ? ` (${placeholder(sport)})` : ""
  return `- ${placeholder(fact("date")!)}${kind}: ${sessionClause(fact)}`
}

const AVERAGES = {
  pace: ["average_pace", "average_speed"],
  heart_rate: ["average_heart_rate"],
} as const

/** "5:40 min/km on average over your last runs"; null where no side of them was asked for. */
const averageSentence = ({ asks }: Record, { fact }: Found): string | null => {
  if (asks !== "pace" && asks !== "heart_rate") return null
  const found = AVERAGES[asks].map((role) => fact(role)).find((each) => each !== null)
  return found ? `${placeholder(found)} on average. ` : null
}

/** Several workouts as a list, best first; `named` is what they are called: "longest runs this year". */
export const writeList = (
  intent: Record,
  found: Found,
  named: string,
): ReadonlyArray<Paragraph> => {
  const sessions = sessionsOf(found)
  const lines = sessions.map((fact) => lineOf(intent, fact))
  return [
    paragraph(
      [`${averageSentence(intent, found) ?? ""}Your ${named}:\n${lines.join("\n")}`],
      tileRows(
        "sessions",
        capital(named),
        sessions.map((fact) => ({
          label: placeholder(fact("date")!),
          fact: rankOf(intent.by, fact),
        })),
      ),
    ),
  ]
}
