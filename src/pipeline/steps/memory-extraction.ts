import { Clock, Effect } from "effect"
import { MemoryStore } from "#db/memory"
import { newId } from "#domain/ids"
import type { Memory } from "#domain/memory"
import { isoOf } from "#domain/time"
import { Progress } from "#pipeline/progress"
import type { RunningTurn } from "#pipeline/running-turn"
import { Model } from "#upstream/model"

/**
 * Keeps what the person said that is worth keeping. The entries are written together with the step;
 * the `memory` event follows. Whatever goes wrong here is logged and never fails the turn.
 */
export const memoryExtraction = Effect.fnUntraced(
  function* ({ turn, journal, briefing }: RunningTurn) {
    const model = yield* Model
    const memory = yield* MemoryStore
    const progress = yield* Progress
    const ts = isoOf(yield* Clock.currentTimeMillis)
    const entries = yield* journal.once(
      "memory_extraction",
      Effect.map(model.remember(briefing), ({ value, cost_usd }) => ({
        value: value.map((draft): Memory => ({ id: newId("mem"), ts, ...draft })),
        cost_usd,
      })),
      { also: (tx, entries) => memory.append(tx, turn.user_id, turn.id, entries) },
    )
    if (entries.length > 0 && !(yield* progress.has("memory"))) yield* progress.memory(entries)
  },
  Effect.catchCause((cause) => Effect.logWarning("memory extraction failed", cause)),
)
