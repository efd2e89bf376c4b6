import { Effect, Layer } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import { Aggregator } from "#upstream/aggregator"

const unavailable = () =>
  Effect.fail(new UpstreamUnavailable({ upstream: "aggregator", retryable: false }))

/** No aggregator at all: every call says so. A link that nobody holds has ended. */
export const EmbeddedAggregator = Layer.succeed(Aggregator, {
  widgetSession: unavailable,
  userInfo: unavailable,
  usersOf: unavailable,
  deauthenticate: () => Effect.void,
  requestHistory: unavailable,
  uploadLab: unavailable,
})
