import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import { heart } from "#catalogue/knowledge/heart"
import { heartSleep } from "#catalogue/knowledge/heart-sleep"
import { heartVariability } from "#catalogue/knowledge/heart-variability"
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

/** The knowledge catalogue: what things are and what is known of them, with sources. */
export const knowledge: ReadonlyArray<KnowledgeEntry> = [
  ...heartSleep,
  ...heartVariability,
  ...heart,
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
