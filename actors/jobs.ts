import { Clock, Context, Effect, Layer } from "effect"

/** How often a scheduled job has run since the start, and when last (epoch milliseconds). */
export interface JobRuns {
  readonly name: string
  readonly runs: number
  readonly began_at: number | null
  readonly ended_at: number | null
}

/** The runs of scheduled jobs. In memory only: a restart counts from zero. */
export class Jobs extends Context.Service<
  Jobs,
  {
    /** Adds a job to the list, and records the beginning and end of each run of its work. */
    readonly watch: <R>(
      name: string,
      work: Effect.Effect<void, never, R>,
    ) => Effect.Effect<void, never, R>
    readonly all: Effect.Effect<ReadonlyArray<JobRuns>>
  }
>()("actors/Jobs") {
  static readonly layer = Layer.sync(Jobs, () => {
    const known = new Map<string, JobRuns>()
    return Jobs.of({
      watch: (name, work) => {
        known.set(name, { name, runs: 0, began_at: null, ended_at: null })
        return Effect.gen(function* () {
          const before = known.get(name)!
          known.set(name, { ...before, began_at: yield* Clock.currentTimeMillis })
          yield* work
          const ended_at = yield* Clock.currentTimeMillis
          known.set(name, { ...known.get(name)!, runs: before.runs + 1, ended_at })
        })
      },
      all: Effect.sync(() => [...known.values()]),
    })
  })
}
