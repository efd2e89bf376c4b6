import { bloodCountLabs } from "#catalogue/knowledge/blood-count-labs"
import { coagulationLabs } from "#catalogue/knowledge/coagulation-labs"
import { electrolytesLabs } from "#catalogue/knowledge/electrolytes-labs"
import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
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
import { thyroidLabs } from "#catalogue/knowledge/thyroid-labs"
import { toxicologyLabs } from "#catalogue/knowledge/toxicology-labs"
import { tumourMarkerLabs } from "#catalogue/knowledge/tumour-marker-labs"
import { vitaminLabs } from "#catalogue/knowledge/vitamin-labs"
import { whiteCellLabs } from "#catalogue/knowledge/white-cell-labs"

/** The knowledge catalogue: what things are and what is known of them, with sources. */
export const knowledge: ReadonlyArray<KnowledgeEntry> = [
  ...bloodCountLabs,
  ...coagulationLabs,
  ...electrolytesLabs,
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
  ...thyroidLabs,
  ...toxicologyLabs,
  ...tumourMarkerLabs,
  ...vitaminLabs,
  ...whiteCellLabs,
]

const byId: ReadonlyMap<string, KnowledgeEntry> = new Map(
  knowledge.map((entry) => [entry.id, entry]),
)

/** The entry of a subject; null where the catalogue has none. */
export const entryOf = (id: string): KnowledgeEntry | null => byId.get(id) ?? null

/** The text of an entry in one line. */
export const passageOf = ({ text }: KnowledgeEntry): string => text.replace(/\s+/g, " ").trim()

/** The sources of an entry as a sentence names them: "Task Force of ESC and NASPE 1996; Plews DJ et al. 2013". */
export const citationOf = ({ sources }: KnowledgeEntry): string =>
  sources.map(({ name, year }) => `${name.split(",")[0]} ${year}`).join("; ")
