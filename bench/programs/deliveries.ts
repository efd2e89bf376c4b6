import { Effect, Layer } from "effect"
import { Ingest } from "#actors/ingest"
import { launch, Service } from "#bench/service"
import { HttpServer } from "#http/server"

/** The service with its ingest actor held back: deliveries are stored and not read. */
const silent = Layer.succeed(Ingest, { send: () => Effect.void, idle: Effect.void })

launch(HttpServer.pipe(Layer.provide(silent), Layer.provide(Service)))
