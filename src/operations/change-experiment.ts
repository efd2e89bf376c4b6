import { Effect } from "effect"
import { Calendar } from "#db/calendar"
import { Database } from "#db/database"
import { ExperimentStore } from "#db/experiments"
import { ExperimentNotFound, InvalidField } from "#domain/errors"
import { type Experiment, statusOn, withDone } from "#domain/experiment"
import type { ExperimentId, UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

const experimentOf = Effect.fnUntraced(function* (user: UserId, id: ExperimentId) {
  const found = (yield* (yield* ExperimentStore).of(user)).find((each) => each.id === id)
  return found ?? (yield* new ExperimentNotFound())
})

/** Says of a day of an experiment whether it was done as drawn; answers the experiment. */
export const markDay = Effect.fnUntraced(function* (
  user: UserId,
  id: ExperimentId,
  date: LocalDate,
  done: boolean,
) {
  const experiment = yield* experimentOf(user, id)
  if (!experiment.days.some((day) => day.date === date))
    return yield* new InvalidField({ field: "date", message: "date is no day of the experiment." })
  const { write } = yield* Database
  const store = yield* ExperimentStore
  return yield* write(user, function* (tx) {
    const now = (yield* store.within(tx, user)).find((each) => each.id === id) ?? experiment
    const days = withDone(now.days, date, done)
    yield* store.setDays(tx, { user, id }, days)
    return { ...now, days } satisfies Experiment
  })
})

/** Stops a running experiment; removes one that has ended. */
export const endExperiment = Effect.fnUntraced(function* (user: UserId, id: ExperimentId) {
  const today = yield* (yield* Calendar).today(user)
  const experiment = yield* experimentOf(user, id)
  const { write } = yield* Database
  const store = yield* ExperimentStore
  yield* write(user, (tx) =>
    statusOn(experiment, today) === "running"
      ? store.stop(tx, { user, id }, today)
      : store.remove(tx, { user, id }),
  )
})
