import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { TurnEvents } from "#actors/turn-events"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { TurnStore } from "#db/turns"
import { CheckedItem } from "#domain/checklist"
import { InvalidField, RowNotFound } from "#domain/errors"
import { TurnEventBody } from "#domain/events"
import type { TurnId, UserId } from "#domain/ids"
import { Page } from "#domain/page"
import { isoOf } from "#domain/time"
import {
  type AcceptedTurn,
  StartedTurn,
  StartTurn,
  Turn,
  TurnStatus,
  TurnSummary,
} from "#domain/turn"
import { TurnReceipt } from "#domain/turn-receipt"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { paged } from "#http/cursor"
import { EventStreams, eventStreamHeaders, hasSeenAll, streamed } from "#http/event-streams"
import { Instant, instantOf } from "#http/instant"
import { EventStream, operation } from "#http/operation"
import { jsonBody, parameters } from "#http/schema"
import { readReceipt } from "#operations/read-receipt"
import { startTurn } from "#operations/start-turn"

const TurnList = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  cursor: Type.Optional(Type.String()),
  status: Type.Optional(TurnStatus),
  after: Type.Optional(Instant),
  before: Type.Optional(Instant),
})

const listTurns = (caller: UserId, query: Static<typeof TurnList>) => {
  const { status, after, before } = query
  const read = Effect.fnUntraced(function* ([before_seq]: ReadonlyArray<number>, limit: number) {
    const afterMs = yield* instantOf("after", after)
    const beforeMs = yield* instantOf("before", before)
    const turns = yield* TurnStore
    return yield* turns.page(caller, {
      status,
      after: afterMs === undefined ? undefined : isoOf(afterMs),
      before: beforeMs === undefined ? undefined : isoOf(beforeMs),
      before_seq,
      limit,
    })
  })
  return paged(["turns", caller, status, after, before], query, {
    read,
    positionOf: ({ seq }) => [seq],
    shown: ({ seq: _, ...summary }) => summary,
  })
}

/** The last id a reconnecting client has seen; 0 for one that has seen nothing. */
const lastSeen = (header: string | null) =>
  header === null || header === ""
    ? Effect.succeed(0)
    : /^\d{1,16}$/.test(header) && Number.isSafeInteger(Number(header))
      ? Effect.succeed(Number(header))
      : Effect.fail(
          new InvalidField({
            field: "Last-Event-Id",
            message: "Last-Event-Id must be an event id.",
          }),
        )

const streamEvents = Effect.fnUntraced(function* (
  caller: UserId,
  id: TurnId,
  lastEventId: string | null,
) {
  const after = yield* lastSeen(lastEventId)
  const turn = yield* TurnStore.use((store) => store.find(caller, id))
  const events = yield* TurnEvents
  const streams = yield* EventStreams
  return yield* streams.open((watcher) => events.follow(turn.id as TurnId, after, watcher))
})

const headOfEvents = (caller: UserId, id: TurnId) =>
  TurnStore.use((store) =>
    Effect.as(store.find(caller, id), new Response(null, { headers: eventStreamHeaders })),
  )

const nothingMore = (caller: UserId, id: TurnId) =>
  TurnStore.use((store) => Effect.as(store.find(caller, id), new Response(null, { status: 204 })))

const checkItem = Effect.fnUntraced(function* (
  caller: UserId,
  id: TurnId,
  item: string,
  checked: CheckedItem,
) {
  const store = yield* TurnStore
  yield* store.find(caller, id)
  if (!(yield* store.check(caller, id, item, checked))) return yield* new RowNotFound()
})

const cancelTurn = (caller: UserId, id: TurnId) =>
  TurnSupervisor.use((supervisor) => supervisor.cancel(caller, id))

const startedTurn = ({ id, status, created_at }: AcceptedTurn): StartedTurn => ({
  id,
  status,
  created_at,
  stream_url: `/v1/turns/${id}/events`,
})

/** Starting turns, and reading how they went. */
export const turns = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/turns" })
    .use(edge)
    .use(authenticate(edge, { scope: "ask" }))
    .post(
      "",
      ({ body, caller, scopes, answer }) =>
        answer(202, startTurn({ user_id: caller, scopes }, body), startedTurn),
      {
        ...jsonBody(StartTurn),
        detail: operation({
          operationId: "startTurn",
          tag: "Turns",
          summary: "Start a turn",
          description:
            "Answers at once. Watch the turn at stream_url, or read it until its status is final.",
          responses: { 202: StartedTurn },
          errors: ["concurrency_limit_exceeded"],
        }),
      },
    )
    .get("", ({ query, caller, run }) => run(listTurns(caller, query)), {
      query: parameters(TurnList),
      detail: operation({
        operationId: "listTurns",
        tag: "Turns",
        summary: "List turns, newest first",
        responses: { 200: Page(TurnSummary) },
      }),
    })
    .get(
      "/:id",
      ({ params, caller, run }) =>
        run(TurnStore.use((store) => store.find(caller, params.id as TurnId))),
      {
        detail: operation({
          operationId: "getTurn",
          tag: "Turns",
          summary: "Read a turn",
          responses: { 200: Turn },
          errors: ["turn_not_found"],
        }),
      },
    )
    .get(
      "/:id/receipt",
      ({ params, caller, run }) => run(readReceipt(caller, params.id as TurnId)),
      {
        detail: operation({
          operationId: "readReceipt",
          tag: "Turns",
          summary: "Read what left the machine for a turn",
          description:
            "Every call of a model provider with what was sent, what it cost and how it ended; the tool " +
            "calls with the rows they read; the sentences that were struck from the answer. It grows " +
            "while the turn runs.",
          responses: { 200: TurnReceipt },
          errors: ["turn_not_found"],
        }),
      },
    )
    .post(
      "/:id/cancel",
      ({ params, caller, answer }) => answer(200, cancelTurn(caller, params.id as TurnId)),
      {
        detail: operation({
          operationId: "cancelTurn",
          tag: "Turns",
          summary: "Cancel a turn in flight",
          description:
            "A queued or running turn fails with the code `cancelled`, and its stream ends with " +
            "turn.failed. One that has ended stays as it is: the answer is that turn.",
          responses: { 200: Turn },
          errors: ["turn_not_found"],
        }),
      },
    )
    .put(
      "/:id/checked/:item",
      ({ params, body, caller, answer }) =>
        answer(204, checkItem(caller, params.id as TurnId, params.item, body), () => undefined),
      {
        ...jsonBody(CheckedItem),
        detail: operation({
          operationId: "checkItem",
          tag: "Turns",
          summary: "Check an item of an answer's list",
          description: "The item has that `done` in the answer from then on.",
          responses: { 204: null },
          errors: ["turn_not_found", "not_found"],
        }),
      },
    )
    .get(
      "/:id/events",
      async ({ params, caller, request, run, server }) => {
        const id = params.id as TurnId
        if (request.method === "HEAD") return run(headOfEvents(caller, id))
        if (hasSeenAll(request)) return run(nothingMore(caller, id))
        const last = request.headers.get("last-event-id")
        return streamed({ request, server }, () => run(streamEvents(caller, id, last)))
      },
      {
        detail: operation({
          operationId: "streamTurnEvents",
          tag: "Turns",
          summary: "Watch a turn's events",
          description:
            "Server-sent events, each with a TurnEvent as its data. A client that was cut off " +
            "resumes with the Last-Event-Id header; one that has seen the last event is answered 204. " +
            "An hour after the turn has ended the stream is empty.",
          headers: { "Last-Event-Id": "The id of the last event that was seen." },
          responses: { 200: new EventStream(TurnEventBody), 204: null },
          errors: ["turn_not_found", "invalid_field"],
        }),
      },
    )
