import { Effect } from "effect"
import { alertSubjectOf } from "#catalogue/alert-subjects"
import type { StoredBiomarker } from "#db/biomarkers"
import { FileImportStore } from "#db/file-imports"
import { ProactiveTurnStore } from "#db/proactive-turns"
import { tickedExperiments } from "#db/ticked-experiments"
import { WorkoutStore } from "#db/workouts"
import { type Experiment, statusOn } from "#domain/experiment"
import { shownImport } from "#domain/file-import"
import type { UserId } from "#domain/ids"
import { PROACTIVE_CONVERSATION } from "#domain/proactive-turn"
import { shortened } from "#domain/shortened"
import { addDays, type LocalDate, localDateAt } from "#domain/time"
import type { TodayNews } from "#domain/today"
import { minutesOf, sportOf } from "#pipeline/tools/workout-measures"

/** So many days something is new; today is one of them. */
const DAYS = { briefing: 1, alert: 2, workout: 2, import: 3, lab: 7, experiment: 7 } as const

const since = (today: LocalDate, kind: keyof typeof DAYS) => addDays(today, 1 - DAYS[kind])

const MAX_IMPORTS = 3

const MAX_CHARS = 280

/** How an answer begins: its first paragraph, cut where it is long. */
const beginningOf = (answer: string): string => {
  const [first = ""] = answer.split("\n", 1)
  return shortened(first, MAX_CHARS)
}

/** This morning's briefing, and alerts that their answers bear out. */
const proactive = Effect.fnUntraced(function* (user: UserId, today: LocalDate) {
  const found = yield* (yield* ProactiveTurnStore).since(user, since(today, "alert"))
  return found.flatMap((turn): ReadonlyArray<TodayNews> => {
    const { kind, date, turn_id, subject, result, is_raised } = turn
    if (result === null || date < since(today, kind)) return []
    if (kind === "alert" && !is_raised) return []
    const title = subject === null ? null : (alertSubjectOf(subject)?.title ?? null)
    const text = beginningOf(result.answer)
    const conversation_id = PROACTIVE_CONVERSATION.id
    return [{ kind, date, turn_id, conversation_id, subject, title, text }]
  })
})

const workouts = Effect.fnUntraced(function* (user: UserId, today: LocalDate) {
  const window = { from: since(today, "workout"), to: today }
  const found = yield* (yield* WorkoutStore).within(user, window)
  return found.toReversed().map((workout): TodayNews => {
    const minutes = minutesOf(workout)
    return {
      kind: "workout",
      date: workout.date,
      sport: sportOf(workout),
      minutes: minutes === null ? null : Math.round(minutes),
    }
  })
})

/** Reports whose results came in the last days. */
const labs = (results: ReadonlyArray<StoredBiomarker>, today: LocalDate) => {
  const first = since(today, "lab")
  const recent = results.filter(
    ({ lab_id, updated_at }) => lab_id !== null && localDateAt(updated_at, 0) >= first,
  )
  return [...Map.groupBy(recent, ({ lab_id }) => lab_id!)].map(
    ([id, of]): Extract<TodayNews, { kind: "lab" }> => ({
      kind: "lab",
      id,
      test_date: of.at(-1)!.test_date,
      results: of.length,
      out_of_range: of.filter(({ out_of_range }) => out_of_range).length,
    }),
  )
}

const imports = Effect.fnUntraced(function* (user: UserId, today: LocalDate) {
  const stored = yield* (yield* FileImportStore).list(user)
  return stored
    .filter(
      ({ created_at, status }) =>
        created_at.slice(0, 10) >= since(today, "import") && status !== "cancelled",
    )
    .slice(0, MAX_IMPORTS)
    .map((each): TodayNews => {
      const { id, status, vendor, records, from, to } = shownImport(each)
      return { kind: "import", id, status, vendor, records: records.used, from, to }
    })
})

const ofExperiment = (experiment: Experiment, today: LocalDate): ReadonlyArray<TodayNews> => {
  const { id, title, step, days } = experiment
  const status = statusOn(experiment, today)
  if (
    status === "stopped" ||
    (status === "finished" && days.at(-1)!.date < since(today, "experiment"))
  )
    return []
  const day = days.find(({ date }) => date === today)
  const { arm = null, done = null } = day ?? {}
  return [{ kind: "experiment", id, title, status, step, arm, done }]
}

/** What has come or happened in the last days: what was not asked for first, then today's part of an experiment. */
export const readNews = Effect.fnUntraced(function* (
  user: UserId,
  today: LocalDate,
  results: ReadonlyArray<StoredBiomarker>,
) {
  const experiments = yield* tickedExperiments(user)
  return [
    ...(yield* proactive(user, today)),
    ...experiments.flatMap((experiment) => ofExperiment(experiment, today)),
    ...(yield* imports(user, today)),
    ...labs(results, today).toSorted((a, b) =>
      (a.test_date ?? "") < (b.test_date ?? "") ? 1 : -1,
    ),
    ...(yield* workouts(user, today)),
  ]
})
