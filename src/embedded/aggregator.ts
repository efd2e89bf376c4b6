import { Effect, Layer } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import { Aggregator } from "#upstream/aggregator"

const unavailable = () =>
  Effect.fail(new UpstreamUnavailable({ upstream: "aggregator", retryable: false }))

/**
 * Answers without an aggregator: every call fails as unavailable, but disconnecting succeeds, since
 * nothing is linked.
 */
export const EmbeddedAggregator = Layer.succeed(Aggregator, {
  isConfigured: false,
  widgetSession: unavailable,
  userInfo: unavailable,
  usersOf: unavailable,
  deauthenticate: () => Effect.void,
  requestHistory: unavailable,
  uploadLab: unavailable,
})
