import { activity } from "#catalogue/knowledge/activity"
import { answers } from "#catalogue/knowledge/answers"
import { bloodCountLabs } from "#catalogue/knowledge/blood-count-labs"
import { bloodPressure } from "#catalogue/knowledge/blood-pressure"
import { coagulationLabs } from "#catalogue/knowledge/coagulation-labs"
import { cycle } from "#catalogue/knowledge/cycle"
import { diets } from "#catalogue/knowledge/diets"
import { differences } from "#catalogue/knowledge/differences"
import { drinks } from "#catalogue/knowledge/drinks"
import { electrolytesLabs } from "#catalogue/knowledge/electrolytes-labs"
import type { KnowledgeEntry, ShortAnswer } from "#catalogue/knowledge/entry"
import { everyday } from "#catalogue/knowledge/everyday"
import { heart } from "#catalogue/knowledge/heart"
import { heartLabs } from "#catalogue/knowledge/heart-labs"
import { heartSleep } from "#catalogue/knowledge/heart-sleep"
import { heartVariability } from "#catalogue/knowledge/heart-variability"
import { hormoneLabs } from "#catalogue/knowledge/hormone-labs"
import { immunityLabs } from "#catalogue/knowledge/immunity-labs"
import { inflammationLabs } from "#catalogue/knowledge/inflammation-labs"
import { ironLabs } from "#catalogue/knowledge/iron-labs"
import { kidneyLabs } from "#catalogue/knowledge/kidney-labs"
import { laboratory } from "#catalogue/knowledge/laboratory"
import { laboratoryResults } from "#catalogue/knowledge/laboratory-results"
import { lipidHabits } from "#catalogue/knowledge/lipid-habits"
import { lipids } from "#catalogue/knowledge/lipids"
import { liverLabs } from "#catalogue/knowledge/liver-labs"
import { metabolismLabs } from "#catalogue/knowledge/metabolism-labs"
import { movement } from "#catalogue/knowledge/movement"
import { nutrition } from "#catalogue/knowledge/nutrition"
import { pace } from "#catalogue/knowledge/pace"
import { reasons } from "#catalogue/knowledge/reasons"
import { recovery } from "#catalogue/knowledge/recovery"
import { recoverySigns } from "#catalogue/knowledge/recovery-signs"
import { sleep } from "#catalogue/knowledge/sleep"
import { sleepBreathing } from "#catalogue/knowledge/sleep-breathing"
import { sleepHabits } from "#catalogue/knowledge/sleep-habits"
import { sleepRemedies } from "#catalogue/knowledge/sleep-remedies"
import { sleepStages } from "#catalogue/knowledge/sleep-stages"
import { sleepTiming } from "#catalogue/knowledge/sleep-timing"
import { sleepTrouble } from "#catalogue/knowledge/sleep-trouble"
import { stress } from "#catalogue/knowledge/stress"
import { surroundings } from "#catalogue/knowledge/surroundings"
import { thyroidLabs } from "#catalogue/knowledge/thyroid-labs"
import { toxicologyLabs } from "#catalogue/knowledge/toxicology-labs"
import { training } from "#catalogue/knowledge/training"
import { trainingPlans } from "#catalogue/knowledge/training-plans"
import { trust } from "#catalogue/knowledge/trust"
import { tumourMarkerLabs } from "#catalogue/knowledge/tumour-marker-labs"
import { vitaminLabs } from "#catalogue/knowledge/vitamin-labs"
import { wearables } from "#catalogue/knowledge/wearables"
import { wearablesTrust } from "#catalogue/knowledge/wearables-trust"
import { weight } from "#catalogue/knowledge/weight"
import { whiteCellLabs } from "#catalogue/knowledge/white-cell-labs"
import { workout } from "#catalogue/knowledge/workout"

/** The knowledge catalogue: what things are and what is known of them, with sources. */
export const knowledge: ReadonlyArray<KnowledgeEntry> = [
  ...activity,
  ...bloodCountLabs,
  ...bloodPressure,
  ...coagulationLabs,
  ...cycle,
  ...diets,
  ...differences,
  ...drinks,
  ...electrolytesLabs,
  ...everyday,
  ...heartLabs,
  ...heartSleep,
  ...heartVariability,
  ...heart,
  ...hormoneLabs,
  ...immunityLabs,
  ...inflammationLabs,
  ...ironLabs,
  ...kidneyLabs,
  ...laboratoryResults,
  ...laboratory,
  ...lipidHabits,
  ...lipids,
  ...liverLabs,
  ...metabolismLabs,
  ...movement,
  ...nutrition,
  ...pace,
  ...reasons,
  ...recoverySigns,
  ...recovery,
  ...sleepBreathing,
  ...sleepHabits,
  ...sleepRemedies,
  ...sleepStages,
  ...sleepTiming,
  ...sleepTrouble,
  ...sleep,
  ...stress,
  ...surroundings,
  ...thyroidLabs,
  ...toxicologyLabs,
  ...trainingPlans,
  ...training,
  ...trust,
  ...tumourMarkerLabs,
  ...vitaminLabs,
  ...wearablesTrust,
  ...wearables,
  ...weight,
  ...whiteCellLabs,
  ...workout,
]

const byId: ReadonlyMap<string, KnowledgeEntry> = new Map(
  [...knowledge, ...answers].map((entry) => [entry.id, entry]),
)

/** The entry or short answer of an id; null where the catalogue has none. */
export const entryOf = (id: string): KnowledgeEntry | null => byId.get(id) ?? null

const shortById: ReadonlyMap<string, ShortAnswer> = new Map(
  answers.map((answer) => [answer.id, answer]),
)

/** The short answer of an id; null where there is none. */
export const answerOf = (id: string): ShortAnswer | null => shortById.get(id) ?? null

/** The sources of an entry as a sentence names them: "Task Force of ESC and NASPE 1996; Plews DJ et al. 2013". */
export const citationOf = ({ sources }: Pick<KnowledgeEntry, "sources">): string =>
  sources.map(({ name, year }) => `${name.split(",")[0]} ${year}`).join("; ")
