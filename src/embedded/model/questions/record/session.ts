import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact, Ledger } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import { listed } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import type { Record } from "#embedded/model/questions/record/intent"

/** Looks a fact up by its role. */
export type Facts = Found["fact"]

/** The workouts that an intent ranks. */
export const foundOf = (intent: Record, ledger: Ledger): Found =>
  foundBy(ledger, "sessions", {
    by: intent.by,
    window: intent.period.window,
    ...(intent.sport === null ? {} : { sport: intent.sport }),
    ...(intent.min_km === null ? {} : { min_km: intent.min_km }),
  })

/** The workouts of a call one by one: the facts of each begin with its date. */
export const sessionsOf = ({ facts }: Found): ReadonlyArray<Facts> => {
  const starts = facts.flatMap(({ role }, at) => (role === "date" ? [at] : []))
  return starts.map((start, index) => {
    const own = facts.slice(start, starts[index + 1] ?? facts.length)
    return (role) => own.find((fact) => fact.role === role) ?? null
  })
}

/** "8.2 km in 47 minutes". */
export const sizeClause = (fact: Facts): string =>
  [fact("distance"), fact("minutes")]
    .flatMap((each) => (each ? [placeholder(each)] : []))
    .join(" in ")

/** "8.2 km in 47 minutes, at 5:44 min/km and 150 bpm". */
export const sessionClause = (fact: Facts): string => {
  const heartRate = fact("heart_rate")
  const tempo = fact("pace") ?? fact("speed")
  const effort = [tempo, heartRate].flatMap((each) => (each ? [placeholder(each)] : []))
  const how = effort.length > 0 ? `at ${effort.join(" and ")}` : ""
  return [sizeClause(fact), how].filter((part) => part !== "").join(", ")
}

/** Tempos and pulses that differ by less are alike. */
export const ALIKE = 0.03

const compare = (
  [value, usual]: readonly [Fact | null, Fact | null],
  words: readonly [more: string, less: string],
): string | null => {
  const [now, before] = [valueOf(value), valueOf(usual)]
  if (!usual || now === null || before === null || before === 0) return null
  const apart = (now - before) / before
  const way = Math.abs(apart) < ALIKE ? "about" : apart > 0 ? words[0] : words[1]
  return `${way} your usual ${placeholder(usual)}`
}

const USUALS: ReadonlyArray<readonly [FactRole, FactRole, readonly [string, string]]> = [
  ["distance", "usual_distance", ["farther than", "shorter than"]],
  ["pace", "usual_pace", ["slower than", "faster than"]],
  ["speed", "usual_speed", ["faster than", "slower than"]],
  ["heart_rate", "usual_heart_rate", ["with a higher pulse than", "with a lower pulse than"]],
]

/** "That is shorter than your usual 6.4 km and about your usual 5:48 min/km."; null without a usual. */
export const usualSentence = (fact: Facts): string | null => {
  const clauses = USUALS.flatMap(
    ([role, usual, words]) => compare([fact(role), fact(usual)], words) ?? [],
  ).slice(0, 2)
  return clauses.length === 0 ? null : `That is ${listed(clauses)}.`
}
