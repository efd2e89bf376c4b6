import { Effect, Layer } from "effect"
import { ownUploadOf } from "#db/labs"
import { UpstreamUnavailable } from "#domain/errors"
import { Aggregator } from "#upstream/aggregator"

const unavailable = () =>
  Effect.fail(new UpstreamUnavailable({ upstream: "aggregator", retryable: false }))

/**
 * Answers without an aggregator. Reports are taken, to be read within the process; disconnecting succeeds, since
 * nothing is linked; every other call fails as unavailable.
 */
export const EmbeddedAggregator = Layer.succeed(Aggregator, {
  isConfigured: false,
  widgetSession: unavailable,
  userInfo: unavailable,
  usersOf: unavailable,
  deauthenticate: () => Effect.void,
  requestHistory: unavailable,
  uploadLab: ({ reference_id }) => Effect.succeed({ upload_id: ownUploadOf(reference_id) }),
})
