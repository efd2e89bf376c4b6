import type { Server } from "bun"
import { type Context, Data, Effect, Layer } from "effect"
import type { AnyElysia } from "elysia"
import { compressed } from "#http/compression"
import { type DescriptorWatch, descriptorWatch } from "#http/descriptor-watch"
import { EventStreams } from "#http/event-streams"
import { observed } from "#http/observed-requests"
import { routes } from "#http/routes"
import { Site } from "#http/site"
import { isIn } from "#http/visitor"

/** The address is taken, or not ours to listen on. */
export class CannotListen extends Data.TaggedError("CannotListen")<{
  readonly message: string
}> {}

/** Seconds without a byte after which a connection is closed; event streams are exempt. */
const IDLE_TIMEOUT_S = 30

type Answer = (request: Request) => Response | Promise<Response>

/** Notes for whom a proxy that is trusted uses its connection, where there is one. */
const noting =
  ({ note }: DescriptorWatch, answer: Answer) =>
  (request: Request, server: Server<undefined>) => {
    const peer = server.requestIP(request)
    if (peer) note(peer, request.headers.get("x-forwarded-for"))
    return answer(request)
  }

// Elysia's own `listen` would compile everything twice and collect garbage before the first answer.
const listen = (
  app: AnyElysia,
  { host, port, trusted_proxies }: Site["Service"],
  services: Context.Context<never>,
  watch: DescriptorWatch,
) => {
  // One that does not compile stops the start: on its first request it would end the process.
  for (const route of app.routes) route.compile()
  const answer = observed(compressed(app.compile().fetch), services)
  const server = Bun.serve({
    hostname: host,
    port,
    development: false,
    reusePort: false,
    maxRequestBodySize: 2 ** 40,
    idleTimeout: IDLE_TIMEOUT_S,
    fetch: trusted_proxies.rules.length > 0 ? noting(watch, answer) : answer,
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
    const site = yield* Site
    const { host, port, trusted_proxies } = site
    const streams = yield* EventStreams
    const app = yield* routes
    const services = yield* Effect.context<never>()
    const watch = yield* descriptorWatch(port, (address) => isIn(trusted_proxies, address))
    const server = yield* Effect.try({
      try: () => listen(app, site, services, watch),
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
