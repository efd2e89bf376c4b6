import { Context, Effect, Layer, PartitionedSemaphore } from "effect"
import { askProcess } from "#actors/lab-process"
import type { UserId } from "#domain/ids"
import { PAGE_BOUNDS } from "#domain/lab-process"
import type { DrawnPage, PageAnswer, PageTask } from "#domain/lab-task"

/**
 * Draws pages of laboratory reports, each in a process of its own, one at a time and in turns between people: beside
 * a report that is being read, as somebody is looking, and with less than a report may take.
 */
export class LabPages extends Context.Service<
  LabPages,
  {
    /** A page of a PDF; null where it has no such page, or it cannot be drawn. */
    readonly draw: (user: UserId, task: PageTask) => Effect.Effect<DrawnPage | null>
  }
>()("actors/LabPages") {
  /** `command` starts this program. */
  static readonly layer = (command: ReadonlyArray<string>) =>
    Layer.effect(
      LabPages,
      Effect.gen(function* () {
        const turns = yield* PartitionedSemaphore.make<UserId>({ permits: 1 })

        const draw = (task: PageTask) =>
          askProcess<PageAnswer>(command, PAGE_BOUNDS, task).pipe(
            Effect.scoped,
            Effect.map(({ value, bytes }) => value && { ...value, png: bytes }),
            Effect.catch((reason) =>
              Effect.as(Effect.logWarning("a page of a lab could not be drawn", { reason }), null),
            ),
          )
        return LabPages.of({ draw: (user, task) => turns.withPermit(user)(draw(task)) })
      }),
    )
}
