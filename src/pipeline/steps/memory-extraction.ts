import { Clock, Effect } from "effect"
import { MemoryStore } from "#db/memory"
import { ProfileStore } from "#db/profiles"
import { type Extracted, withoutCost } from "#domain/briefing"
import type { ExperimentChange } from "#domain/experiment"
import { newId } from "#domain/ids"
import type { Memory } from "#domain/memory"
import type { ProfileChange } from "#domain/profile-change"
import { isoOf } from "#domain/time"
import { experimentChanges } from "#pipeline/experiment-changes"
import { Progress } from "#pipeline/progress"
import type { RunningTurn } from "#pipeline/running-turn"

/** What the step keeps in the journal; an earlier release kept the memory entries alone. */
type Kept =
  | {
      readonly memory: ReadonlyArray<Memory>
      readonly profile: ReadonlyArray<ProfileChange>
      readonly experiment?: ExperimentChange | null
    }
  | ReadonlyArray<Memory>

const entriesOf = (kept: Kept): ReadonlyArray<Memory> => ("memory" in kept ? kept.memory : kept)
const changesOf = (kept: Kept): ReadonlyArray<ProfileChange> =>
  "profile" in kept ? kept.profile : []

/**
 * Keeps what the person said that is worth keeping: memory entries, fields of the profile, each only while it
 * holds what it held when the turn began, and what it does to their experiment. All of it is written together with
 * the step; the `memory` event follows. Whatever goes wrong here is logged and never fails the turn.
 */
export const memoryExtraction = Effect.fnUntraced(
  function* ({ turn, journal, briefing }: RunningTurn, extracted: Extracted) {
    const memory = yield* MemoryStore
    const profiles = yield* ProfileStore
    const experiments = yield* experimentChanges
    const progress = yield* Progress
    const ts = isoOf(yield* Clock.currentTimeMillis)
    const kept = yield* journal.once<Kept, never>(
      "memory_extraction",
      Effect.sync(() =>
        withoutCost({
          memory: extracted.memory.map((draft): Memory => ({ id: newId("mem"), ts, ...draft })),
          profile: extracted.profile,
          experiment: extracted.experiment ?? null,
        }),
      ),
      {
        also: (value) => {
          const entries = entriesOf(value)
          const changes = changesOf(value)
          const experiment = "experiment" in value && value.experiment
          if (entries.length + changes.length === 0 && !experiment) return null
          const moment = { turn, today: briefing.today, created_at: ts }
          return function* (tx) {
            yield* memory.append(tx, turn.user_id, turn.id, entries)
            yield* profiles.note(tx, turn.user_id, changes, briefing.today)
            if (experiment) yield* experiments.apply(tx, experiment, moment)
          }
        },
      },
    )
    const entries = entriesOf(kept)
    if (entries.length > 0 && !(yield* progress.has("memory"))) yield* progress.memory(entries)
  },
  Effect.catchCause((cause) => Effect.logWarning("memory extraction failed", cause)),
)
