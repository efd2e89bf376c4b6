import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import type { DomainError } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { Import, ImportRequest } from "#domain/import"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { problemOf, Refused } from "#http/problem"
import { optionalJsonBody } from "#http/schema"
import { importHistory, type NoActiveConnections } from "#operations/import-history"

const { body } = optionalJsonBody(ImportRequest)

const flat = (...errors: ReadonlyArray<string>) => ({
  error: Type.Enum([...errors]),
  hint: Type.String(),
})

interface Answer {
  readonly status: number
  readonly body: object
}

/** Errors of this route are flat, not in the envelope. */
const refusal = (error: DomainError | NoActiveConnections): Answer => {
  if (error._tag === "NoActiveConnections")
    return { status: 400, body: { error: "no_active_connections", hint: error.message } }
  const { status, code, message, upstream } = problemOf(error)
  return { status, body: { error: code, hint: message, ...(upstream && { upstream }) } }
}

const read = (request: Request) =>
  Effect.tryPromise({
    try: async () => (await body["~standard"].validate(request)).value,
    catch: (cause) => cause,
  }).pipe(
    Effect.catch((cause) =>
      cause instanceof Refused ? Effect.fail(cause.reason) : Effect.die(cause),
    ),
  )

const answer = (caller: UserId, request: Request) =>
  read(request).pipe(
    Effect.flatMap(({ days }) => importHistory(caller, days)),
    Effect.map((body): Answer => ({ status: 200, body })),
    Effect.catch((error) => Effect.succeed(refusal(error))),
  )

/** Requests the history of connected wearables from the aggregator. */
export const imports = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .post(
      "/v1/import",
      async ({ request, caller, run, set }) => {
        const { status, body } = await run(answer(caller, request))
        set.status = status
        return body
      },
      {
        parse: "none",
        detail: operation({
          operationId: "importHistory",
          tag: "Sources",
          summary: "Replay the history of connected wearables",
          description:
            "By the aggregator or, where none is configured, out of the deliveries that are still " +
            "kept: `note` says how far they reach. Running it again does no harm.",
          request: { "application/json": ImportRequest },
          responses: {
            200: Import,
            400: Type.Object(flat("invalid_request", "invalid_field", "no_active_connections"), {
              title: "ImportRefused",
            }),
            413: Type.Object(flat("unprocessable"), { title: "ImportTooLarge" }),
            502: Type.Object(
              { ...flat("upstream_unavailable"), upstream: Type.String() },
              { title: "ImportUnavailable" },
            ),
          },
          legacy: true,
        }),
      },
    )
