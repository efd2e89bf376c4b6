import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { type ChangedRows, DataSyncStore } from "#db/data-sync"
import { DataSync, SYNC_KINDS } from "#domain/data-sync"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { streamedJson } from "#http/compression"
import { Instant, instantOf } from "#http/instant"
import { operation } from "#http/operation"
import { parameters } from "#http/schema"

/** Rows are written in chunks of this many. */
const PIECE_ROWS = 500

const Since = Type.Object({
  since: Type.Optional(Instant),
  cursor: Type.Optional(Type.String({ description: "The former name of `since`." })),
})

/** The response as text, in chunks. Rows are stored as JSON already. */
function* pieces(user_id: UserId, since: number, { now, rows }: ChangedRows): Generator<string> {
  const head = JSON.stringify({ user_id, since: isoOf(since), now: isoOf(now) })
  yield head.slice(0, -1)
  for (const kind of SYNC_KINDS) {
    yield `,"${kind}":[`
    for (let at = 0; at < rows[kind].length; at += PIECE_ROWS)
      yield (at === 0 ? "" : ",") + rows[kind].slice(at, at + PIECE_ROWS).join(",")
    yield "]"
  }
  const { daily_summary, activities, sleep_sessions, biomarkers } = rows
  yield `,"counts":${JSON.stringify({
    daily: daily_summary.length,
    activities: activities.length,
    sleep: sleep_sessions.length,
    biomarkers: biomarkers.length,
  })}}`
}

const JSON_TYPE = "application/json"

const encoder = new TextEncoder()

const streamOf = (texts: Generator<string>) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })

const changedSince = Effect.fnUntraced(function* (
  caller: UserId,
  request: Request,
  { since, cursor }: Static<typeof Since>,
) {
  const from = (yield* instantOf("since", since ?? cursor)) ?? 0
  const changed = yield* DataSyncStore.use((store) => store.since(caller, from))
  const texts = pieces(caller, from, changed)
  const count = SYNC_KINDS.reduce((sum, kind) => sum + changed.rows[kind].length, 0)
  return count > PIECE_ROWS ? streamedJson(request, streamOf(texts)) : [...texts].join("")
})

/** The delta sync: every row that changed since a timestamp. */
export const dataSync = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(authenticate(edge, { scope: "read" }))
    .get(
      "/v1/data/sync",
      ({ query, caller, request, run, set }) => {
        set.headers["content-type"] = JSON_TYPE
        return run(changedSince(caller, request, query))
      },
      {
        query: parameters(Since),
        detail: operation({
          operationId: "syncData",
          tag: "Sources",
          summary: "Read what changed since an instant",
          description: "Pass the `now` of an answer as the next `since`; without one, everything.",
          responses: { 200: DataSync },
        }),
      },
    )
    .get(
      "/v1/sync",
      ({ query, caller, request, run, set }) => {
        set.headers["content-type"] = JSON_TYPE
        return run(changedSince(caller, request, query))
      },
      {
        query: parameters(Since),
        detail: operation({
          operationId: "syncDataAlias",
          tag: "Sources",
          summary: "Read what changed since an instant",
          responses: { 200: DataSync },
          legacy: true,
        }),
      },
    )
