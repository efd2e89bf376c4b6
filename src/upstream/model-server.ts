import { Context, Effect } from "effect"
import {
  type ModelLimits,
  type ModelServerReport,
  type ModelServerStatus,
  NO_LIMITS,
} from "#domain/model-server"

/** What is known of the model provider's server, and what its answers add to that. By default nothing is known. */
export const ModelServer = Context.Reference<{
  /** Null where no provider is configured. */
  readonly report: () => ModelServerReport | null
  readonly limits: (model: string) => ModelLimits
  /** Notes how a call went; a change is logged once. */
  readonly noteStatus: (status: ModelServerStatus) => Effect.Effect<void>
  /** Notes that a model takes no tools. */
  readonly noteNoTools: (model: string) => Effect.Effect<void>
}>("upstream/ModelServer", {
  defaultValue: () => ({
    report: () => null,
    limits: () => NO_LIMITS,
    noteStatus: () => Effect.void,
    noteNoTools: () => Effect.void,
  }),
})
