import { Context, Data, Effect, Layer, RcRef, Semaphore } from "effect"
import { workerOf } from "#domain/worker"
import { makeResultCache } from "#pipeline/result-cache"
import type {
  CalculationInput,
  CalculationName,
  CalculationOutput,
  CalculationRequest,
  OnProgress,
} from "#statistics/calculations"

/** A thread that ended in the middle of a calculation: a bug in it, or no memory left. */
class CalculationDied extends Data.TaggedError("CalculationDied")<{
  readonly name: CalculationName
  readonly message: string
}> {}

/** The message of a thread. */
type Reply<Name extends CalculationName> =
  | { readonly share: number }
  | { readonly output: CalculationOutput<Name> }

/** Takes seconds, and says how far it is: it does not share a thread. */
const LONG: ReadonlySet<CalculationName> = new Set(["scan"])

/** How long the shared thread waits for another short calculation. */
const IDLE = "30 seconds"

/** How many answers are kept: long ones are large. */
const KEPT = { long: 8, short: 256 }

/** One core is left to the event loop. */
const threadsAtOnce = Math.max(1, navigator.hardwareConcurrency - 1)

/** Hands one order to an idle thread and waits. */
const order = <Name extends CalculationName>(
  worker: Worker,
  asked: CalculationRequest<Name>,
  onProgress: OnProgress,
): Effect.Effect<CalculationOutput<Name>> =>
  Effect.callback((resume) => {
    const end = (result: Effect.Effect<CalculationOutput<Name>>) => {
      worker.removeEventListener("close", ended)
      resume(result)
    }
    const die = (message: string) =>
      end(Effect.die(new CalculationDied({ name: asked.name, message })))
    const ended = () => die("its thread ended")
    worker.addEventListener("close", ended)
    worker.onerror = ({ message }) => die(message)
    worker.onmessage = ({ data }: MessageEvent<Reply<Name>>) => {
      if ("share" in data) onProgress(data.share)
      else end(Effect.succeed(data.output))
    }
    worker.postMessage(asked)
  })

/**
 * Runs calculations that would hold the event loop in threads of its own. A long one gets its own
 * thread, which ends with it; short ones share a thread that starts with the first and ends after a
 * while without work. A thread that dies is a defect of its calculation alone, and a calculation
 * whose caller was interrupted is stopped. Recent results are cached. Closing the scope ends every
 * thread.
 */
export class Calculator extends Context.Service<
  Calculator,
  {
    readonly run: <Name extends CalculationName>(
      name: Name,
      input: CalculationInput<Name>,
      onProgress?: OnProgress,
    ) => Effect.Effect<CalculationOutput<Name>>
  }
>()("pipeline/Calculator") {
  /**
   * `entry` is the URL of the thread's program, calculator-worker.ts, in the sources and in the
   * executable.
   */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Calculator,
      Effect.gen(function* () {
        const cores = yield* Semaphore.make(threadsAtOnce)
        const turns = yield* Semaphore.make(1)
        const shared = yield* RcRef.make({ acquire: workerOf(entry), idleTimeToLive: IDLE })

        const alone = <Name extends CalculationName>(
          asked: CalculationRequest<Name>,
          onProgress: OnProgress,
        ) =>
          workerOf(entry).pipe(
            Effect.flatMap((worker) => order(worker, asked, onProgress)),
            Effect.scoped,
            Semaphore.withPermit(cores),
          )

        const inTurn = <Name extends CalculationName>(
          asked: CalculationRequest<Name>,
          onProgress: OnProgress,
        ) =>
          RcRef.get(shared).pipe(
            Effect.flatMap((worker) => order(worker, asked, onProgress)),
            Effect.onError(() => RcRef.invalidate(shared)),
            Effect.scoped,
            Semaphore.withPermit(turns),
          )

        const cachedLong = makeResultCache(KEPT.long)
        const cachedShort = makeResultCache(KEPT.short)

        return Calculator.of({
          run: (name, input, onProgress = () => {}) => {
            const asked = { name, input }
            return LONG.has(name)
              ? cachedLong(asked, alone(asked, onProgress))
              : cachedShort(asked, inTurn(asked, onProgress))
          },
        })
      }),
    )
}
