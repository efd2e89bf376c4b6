import { Context, type Effect, Layer } from "effect"
import type { Judged } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import type { ClaimedRow } from "#domain/lab-task"

/** The port to a model that reads the text of laboratory reports. */
export class LabModel extends Context.Service<
  LabModel,
  {
    /**
     * The rows that a model claims to see in lines of text; their value is null when its answer cannot be used. Null
     * where no model is configured: nothing is sent anywhere.
     */
    readonly rows:
      | ((
          lines: ReadonlyArray<string>,
        ) => Effect.Effect<Judged<ReadonlyArray<ClaimedRow> | null>, UpstreamUnavailable>)
      | null
  }
>()("upstream/LabModel") {
  static readonly none = Layer.succeed(LabModel, { rows: null })
}
