import { Clock, Effect, Stream } from "effect"
import { Elysia } from "elysia"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { Exporter } from "#operations/export-person"

const TYPE = "application/zip"

const archive = Effect.fnUntraced(function* (caller: UserId) {
  const pieces = yield* Exporter.use(({ archive }) => Effect.succeed(archive(caller)))
  const day = isoOf(yield* Clock.currentTimeMillis).slice(0, 10)
  // Nothing is made ahead of what its reader takes.
  const body = yield* Stream.toReadableStreamEffect(pieces, { strategy: { highWaterMark: 0 } })
  return new Response(body, {
    headers: {
      "content-type": TYPE,
      "content-disposition": `attachment; filename="hygeia-${day}.zip"`,
    },
  })
})

/** The export of everything there is about the caller. */
export const exports = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/me" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false, scope: "read" }))
    .get("/export", ({ caller, run }) => run(archive(caller)), {
      detail: operation({
        operationId: "exportMe",
        tag: "Me",
        summary: "Export everything there is about the caller",
        description:
          "A zip, made while it is read: all rows as CSV and JSON with a data dictionary, as deliveries and as FHIR " +
          "R4, reports with their originals, memory and conversations. POST /v1/imports of another server takes it.",
        responses: { 200: [TYPE] },
      }),
    })
