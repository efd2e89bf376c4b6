import { Clock, Context, Effect, Layer } from "effect"

/** How often a job of the clock was done since the start, and when last (epoch milliseconds). */
export interface JobRuns {
  readonly name: string
  readonly runs: number
  readonly began_at: number | null
  readonly ended_at: number | null
}

/** What the clock has done. Kept in memory alone: after a restart nothing has been done yet. */
export class Jobs extends Context.Service<
  Jobs,
  {
    /** Lists a job from now on, and notes when its work begins and ends. */
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
