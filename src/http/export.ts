import { Clock, Effect } from "effect"
import { Elysia } from "elysia"
import { Archives } from "#actors/archives"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { attachment } from "#http/attachment"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"

const TYPE = "application/zip"

const WHAT =
  "A zip, made while it is read: all rows as CSV and JSON with a data dictionary, as deliveries and as FHIR " +
  "R4, reports with their originals, memory and conversations. POST /v1/imports of another server takes it."

const archive = Effect.fnUntraced(function* (caller: UserId) {
  const archives = yield* Archives
  const day = isoOf(yield* Clock.currentTimeMillis).slice(0, 10)
  return yield* attachment(archives.export(caller), { name: `hygeia-${day}.zip`, type: TYPE })
})

/** The export of everything there is about the caller. */
export const exports = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/me" })
    .use(edge)
    .use(authenticate(edge, { idempotent: false, scope: "read" }))
    .get(
      "/export",
      ({ caller, request, run, server }) => {
        server?.timeout(request, 0)
        return run(archive(caller))
      },
      {
        detail: operation({
          operationId: "exportMe",
          tag: "Me",
          summary: "Export everything there is about the caller",
          description: WHAT,
          responses: { 200: [TYPE] },
          errors: ["upstream_unavailable"],
        }),
      },
    )
