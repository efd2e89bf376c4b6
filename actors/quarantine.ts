import { Clock, Context, Effect, Exit, Latch, Layer, Semaphore } from "effect"
import { type InterruptedWork, InterruptedWorkStore, MAX_DEATHS } from "#db/interrupted-work"
import type { FileImportId, TurnId } from "#domain/ids"

/** Time as the process has it: a start that holds up everything for seconds, on a machine at work, is one of these. */
const BEAT = "100 millis"

/**
 * The beats after a start until a piece may begin alone, by the number of deaths it had alone: whoever kills a process
 * again moments after its start did not do so because of what it had just begun.
 */
const ALONE_AFTER = [10, 30]

/** The beats after a start in which nothing else begins while something is suspected. */
const CALM = 50

/** For so long a suspect waits for what runs beside it to end. */
const SOLITUDE = "10 seconds"

/** An import that has read more than it had when the process died has passed it after so long. */
const BEYOND_MS = 1_000

/** A piece of work, which is given how to say that it has passed the step it was in. */
type Work<A, E, R> = (passed: Effect.Effect<void>) => Effect.Effect<A, E, R>

/** The piece that is in quarantine, and since when (epoch milliseconds) it is beyond where it was. */
interface Alone {
  readonly piece: InterruptedWork
  readonly passed: Effect.Effect<void>
  isMarked: boolean
  beyond_since: number | null
}

/**
 * Has what was running when the process died run one piece at a time, turns before imports, until each has passed the
 * step it was in, and none within moments of a start. A further death counts against a piece only while it ran alone,
 * which is on disk before. Other work waits for a few seconds at most; when it begins, what is suspected is not alone
 * any more.
 */
export class Quarantine extends Context.Service<
  Quarantine,
  {
    /** The number of times the process died while a piece ran alone. */
    readonly deathsOf: (id: TurnId | FileImportId) => number
    /** True where a piece has ended the process so often that it is not run again. */
    readonly isGivenUp: (id: TurnId | FileImportId) => boolean
    /** Runs a piece of work when its time has come. */
    readonly run: <A, E, R>(
      id: TurnId | FileImportId,
      work: Work<A, E, R>,
    ) => Effect.Effect<A, E, R>
    /** Says how many records of an import are read: it has passed the step it was in well beyond where it was. */
    readonly advanced: (id: FileImportId, read: number) => Effect.Effect<void>
  }
>()("actors/Quarantine") {
  static readonly layer = Layer.effect(
    Quarantine,
    Effect.gen(function* () {
      const store = yield* InterruptedWorkStore
      const found = new Map((yield* store.begin).map((piece) => [piece.id as string, piece]))
      // The last to run of what writes here: nothing that could be suspected runs any more.
      yield* Effect.addFinalizer(() => Effect.ignoreCause(store.excuse))

      const waiting = new Map([...found].filter(([, { deaths }]) => deaths < MAX_DEATHS))
      const calm = yield* Latch.make(false)
      const noTurnWaits = yield* Latch.make(false)
      const solitude = yield* Latch.make(true)
      const slot = yield* Semaphore.make(1)
      let alone: Alone | null = null
      let others = 0

      const letGo = (id?: string) =>
        Effect.sync(() => {
          if (id !== undefined) waiting.delete(id)
          if (![...waiting.keys()].some((id) => id.startsWith("turn_"))) noTurnWaits.openUnsafe()
          if (waiting.size === 0) calm.openUnsafe()
        })
      yield* letGo()
      const ready = yield* Effect.forEach(ALONE_AFTER, () => Latch.make(false))
      yield* Effect.forkScoped(
        Effect.gen(function* () {
          for (let beats = 1; beats <= CALM; beats++) {
            yield* Effect.sleep(BEAT)
            for (const [deaths, latch] of ready.entries())
              if (beats === ALONE_AFTER[deaths]) yield* latch.open
          }
          yield* calm.open
        }),
      )

      const mark = (isMarked: boolean) =>
        Effect.suspend(() => {
          if (!alone || alone.isMarked === isMarked) return Effect.void
          alone.isMarked = isMarked
          return store.mark(alone.piece, isMarked ? "alone" : "suspected")
        })

      const enter = Effect.suspend(() => {
        others++
        solitude.closeUnsafe()
        return mark(false)
      })

      const leave = Effect.suspend(() => {
        others--
        if (others > 0) return Effect.void
        solitude.openUnsafe()
        return mark(true)
      })

      const runBeside = <A, E, R>(work: Effect.Effect<A, E, R>) =>
        Effect.acquireUseRelease(
          enter,
          () => work,
          () => leave,
        )

      const turnOf = (piece: InterruptedWork) =>
        ready[piece.deaths]!.await.pipe(
          Effect.andThen(piece.id.startsWith("turn_") ? Effect.void : noTurnWaits.await),
          Effect.andThen(slot.take(1)),
        )

      const runAlone = <A, E, R>(piece: InterruptedWork, work: Work<A, E, R>) =>
        Effect.uninterruptibleMask((restore) =>
          Effect.gen(function* () {
            yield* restore(turnOf(piece)).pipe(Effect.onInterrupt(() => letGo(piece.id)))
            let hasPassed = false
            const end = Effect.suspend(() => {
              alone = null
              return Effect.andThen(letGo(piece.id), slot.release(1))
            })
            const passed = Effect.suspend(() => {
              if (hasPassed) return Effect.void
              hasPassed = true
              return store.forget(piece).pipe(Effect.andThen(end), Effect.andThen(enter))
            }).pipe(Effect.uninterruptible)
            alone = { piece, passed, isMarked: false, beyond_since: null }
            return yield* restore(
              solitude.await.pipe(
                Effect.timeoutOption(SOLITUDE),
                Effect.andThen(Effect.suspend(() => mark(others === 0))),
                Effect.andThen(work(passed)),
              ),
            ).pipe(
              Effect.onExit((exit) =>
                hasPassed
                  ? leave
                  : Effect.andThen(
                      Exit.hasInterrupts(exit) ? Effect.void : store.forget(piece),
                      end,
                    ),
              ),
            )
          }),
        )

      const advanced = Effect.fnUntraced(function* (id: string, read: number) {
        if (alone?.piece.id !== id || read <= alone.piece.reached) return
        const now = yield* Clock.currentTimeMillis
        alone.beyond_since ??= now
        if (now - alone.beyond_since >= BEYOND_MS) yield* alone.passed
      })

      return Quarantine.of({
        advanced,
        deathsOf: (id) => found.get(id)?.deaths ?? 0,
        isGivenUp: (id) => (found.get(id)?.deaths ?? 0) >= MAX_DEATHS,
        run: (id, work) => {
          const piece = waiting.get(id)
          return piece
            ? runAlone(piece, work)
            : Effect.andThen(calm.await, runBeside(work(Effect.void)))
        },
      })
    }),
  )
}
