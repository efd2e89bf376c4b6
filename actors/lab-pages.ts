import { Context, Effect, Layer, RcRef, Semaphore } from "effect"
import type { DrawnPage, PageAnswer, PageTask } from "#domain/lab-task"
import { askWorker, workerOf } from "#domain/worker"

/** How long the thread waits for another page. */
const IDLE = "1 minute"

/** How long a page may take: one that is drawn for longer is made to be. */
const LIMIT = "20 seconds"

/**
 * Draws pages of laboratory reports one at a time, in a thread that runs the program of the reader: a report that is
 * being read for minutes keeps no page waiting. What goes wrong in the thread, or takes too long, ends it.
 */
export class LabPages extends Context.Service<
  LabPages,
  {
    /** A page of a PDF; null where it has no such page, or it cannot be drawn. */
    readonly draw: (task: PageTask) => Effect.Effect<DrawnPage | null>
  }
>()("actors/LabPages") {
  /** `entry` is the URL of the thread's program: src/workers/lab.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      LabPages,
      Effect.gen(function* () {
        const shared = yield* RcRef.make({ acquire: workerOf(entry), idleTimeToLive: IDLE })
        const turn = yield* Semaphore.make(1)

        const ask = Effect.fnUntraced(function* (task: PageTask) {
          const worker = yield* RcRef.get(shared)
          return yield* askWorker<PageAnswer>(worker, task)
        }, Effect.scoped)

        const draw = (task: PageTask) =>
          ask(task).pipe(
            Effect.timeoutOrElse({
              duration: LIMIT,
              orElse: () => Effect.die(new Error(`It took longer than ${LIMIT}.`)),
            }),
            // A thread whose asker has left is still at work, and its answer is nobody's.
            Effect.onError(() => RcRef.invalidate(shared)),
            Effect.catchDefect((defect) =>
              Effect.as(Effect.logWarning("a page of a lab could not be drawn", defect), null),
            ),
          )
        return LabPages.of({ draw: (task) => Semaphore.withPermit(turn, draw(task)) })
      }),
    )
}
