import { type Context, Data, Effect, Layer } from "effect"
import type { AnyElysia } from "elysia"
import { compressed } from "#http/compression"
import { EventStreams } from "#http/event-streams"
import { observed } from "#http/observed-requests"
import { routes } from "#http/routes"
import { Site } from "#http/site"

/** The address is taken, or not ours to listen on. */
export class CannotListen extends Data.TaggedError("CannotListen")<{
  readonly message: string
}> {}

/** Seconds without a byte after which a connection is closed; event streams are exempt. */
const IDLE_TIMEOUT_S = 30

// Elysia's own `listen` would compile everything twice and collect garbage before the first answer.
const listen = (
  app: AnyElysia,
  hostname: string,
  port: number,
  services: Context.Context<never>,
) => {
  // One that does not compile stops the start: on its first request it would end the process.
  for (const route of app.routes) route.compile()
  const server = Bun.serve({
    hostname,
    port,
    development: false,
    reusePort: false,
    maxRequestBodySize: 2 ** 40,
    idleTimeout: IDLE_TIMEOUT_S,
    fetch: observed(compressed(app.compile().fetch), services),
  })
  app.server = server
  return server
}

/** How long requests in progress may take once no new one is accepted. */
const DRAIN_TIMEOUT = "1 second"

/**
 * Listens for as long as its scope is open. Closing it stops accepting requests and waits for those in
 * progress; event streams stay open for the turns that still run.
 */
export const HttpServer = Layer.effectDiscard(
  Effect.gen(function* () {
    const { host, port } = yield* Site
    const streams = yield* EventStreams
    const app = yield* routes
    const services = yield* Effect.context<never>()
    const server = yield* Effect.try({
      try: () => listen(app, host, port, services),
      catch: () => new CannotListen({ message: `Cannot listen on ${host}:${port}: is it in use?` }),
    })
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => void server.stop()).pipe(
        Effect.andThen(streams.count),
        Effect.delay("10 millis"),
        Effect.repeat({ until: (open) => server.pendingRequests <= open }),
        Effect.timeoutOption(DRAIN_TIMEOUT),
      ),
    )
  }),
)
