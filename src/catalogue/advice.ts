import type { Advice } from "#catalogue/advice/advice"
import { everyday } from "#catalogue/advice/everyday"
import { fitness } from "#catalogue/advice/fitness"
import { food } from "#catalogue/advice/food"
import { goals } from "#catalogue/advice/goals"
import { habits } from "#catalogue/advice/habits"
import { labs } from "#catalogue/advice/labs"
import { nights } from "#catalogue/advice/nights"
import { organs } from "#catalogue/advice/organs"
import { races } from "#catalogue/advice/races"
import type { Source } from "#catalogue/knowledge/entry"

/** What to do to move a value or to change a habit, each step with its source. */
export const advice: ReadonlyArray<Advice> = [
  ...labs,
  ...organs,
  ...habits,
  ...races,
  ...nights,
  ...fitness,
  ...food,
  ...everyday,
]

const byId: ReadonlyMap<string, Advice> = new Map(
  [...advice, ...goals].map((each) => [each.id, each]),
)

/** The advice of an id; null where there is none. */
export const adviceOf = (id: string): Advice | null => byId.get(id) ?? null

/** The sources of its steps, each once. */
export const adviceSources = ({ steps }: Advice): ReadonlyArray<Source> => [
  ...new Set(steps.map(({ source }) => source)),
]
