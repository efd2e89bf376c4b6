import { Effect } from "effect"
import type { Change, Transaction } from "#db/change"
import { ExperimentStore } from "#db/experiments"
import {
  BLOCK_DAYS,
  datedDays,
  type ExperimentChange,
  statusOn,
  withDone,
} from "#domain/experiment"
import { newId } from "#domain/ids"
import { addDays, type LocalDate } from "#domain/time"
import type { AcceptedTurn } from "#domain/turn"
import { mulberry32, seedOf } from "#statistics/random"
import { drawBlocks } from "#statistics/series/randomised"

/** When a turn changes an experiment. */
interface Moment {
  readonly turn: AcceptedTurn
  readonly today: LocalDate
  readonly created_at: string
}

/**
 * Applies what a message does to its person's experiments, inside the transaction of its step. One runs at a time: a
 * second start changes nothing. The days are drawn from the id of the turn, the first is tomorrow.
 */
export const experimentChanges = Effect.map(ExperimentStore, (store) => ({
  *apply(
    tx: Transaction,
    change: ExperimentChange,
    { turn, today, created_at }: Moment,
  ): Change<void> {
    const user = turn.user_id
    const all = yield* store.within(tx, user)
    const running = all.find((each) => statusOn(each, today) === "running")
    if (change.does === "start") {
      if (running) return
      const seed = seedOf(turn.id)
      const drawn = drawBlocks(mulberry32(seed), change.days, BLOCK_DAYS)
      const arms = drawn.map((isWith) => (isWith ? ("with" as const) : ("without" as const)))
      yield* store.add(tx, {
        ...change.plan,
        id: newId("exp"),
        user_id: user,
        turn_id: turn.id,
        seed,
        days: datedDays(addDays(today, 1), arms),
        stopped_on: null,
        created_at,
      })
    } else if (running && change.does === "stop")
      yield* store.stop(tx, { user, id: running.id }, today)
    else if (running && change.does === "mark") {
      const days = withDone(running.days, change.date, change.done)
      yield* store.setDays(tx, { user, id: running.id }, days)
    }
  },
}))
