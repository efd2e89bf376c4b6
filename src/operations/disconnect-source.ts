import { Clock, Effect } from "effect"
import { ConnectionStore } from "#db/connections"
import type { SourceId, UserId } from "#domain/ids"
import { Aggregator } from "#upstream/aggregator"

/** Everything that disconnecting asks for. */
export type DisconnectSource = Aggregator | ConnectionStore

/** How long the person waits for the aggregator to hear of it. */
const PATIENCE = "2 seconds"

/**
 * Takes a wearable off the list and asks the aggregator to end the link. What it has brought stays,
 * and an aggregator that does not answer changes nothing about it.
 */
export const disconnectSource = Effect.fnUntraced(function* (user: UserId, id: SourceId) {
  const now = yield* Clock.currentTimeMillis
  const { aggregator_user_id } = yield* ConnectionStore.use((store) =>
    store.disconnect(user, id, now),
  )
  yield* Aggregator.use((aggregator) => aggregator.deauthenticate(aggregator_user_id)).pipe(
    Effect.timeoutOption(PATIENCE),
    Effect.catch(() => Effect.logWarning("the aggregator was not told of a disconnected source")),
    Effect.annotateLogs({ source_id: id }),
  )
})
