import { Effect } from "effect"
import type { Material } from "#domain/briefing"
import type { StrikeClass, Struck } from "#domain/strike"
import { Model } from "#upstream/model"

/** How many sentences of an answer are written again: each costs a call, and the rest waits for it. */
const MAX_REWRITTEN = 3
/** How long the rest of an answer waits for one. */
const PATIENCE = "10 seconds"

/** What has no true sentence in it, or concerns the whole answer. */
const FINAL: ReadonlySet<StrikeClass> = new Set<StrikeClass>(["markup", "language"])

/** Writes refused sentences of one answer again, as long as that may help. */
export interface Rewriting {
  readonly isWorth: (refused: StrikeClass) => boolean
  /** The sentence as the model writes it with the reason in mind; null when it does not, or not in time. */
  readonly rewrite: (refused: Struck) => Effect.Effect<string | null>
  readonly cost: () => number
}

/** The rewriting of one answer. */
export const makeRewriting = Effect.fnUntraced(function* (material: Material) {
  const model = yield* Model
  let left = MAX_REWRITTEN
  let cost_usd = 0
  return {
    isWorth: (refused) => left > 0 && !FINAL.has(refused),
    rewrite: (refused) => {
      left--
      return model.rewrite(material, refused).pipe(
        Effect.map((judged) => {
          cost_usd += judged.cost_usd
          return judged.value
        }),
        Effect.timeoutOrElse({ duration: PATIENCE, orElse: () => Effect.succeed(null) }),
        Effect.catch(() => Effect.succeed(null)),
      )
    },
    cost: () => cost_usd,
  } satisfies Rewriting
})
