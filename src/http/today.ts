import { Effect } from "effect"
import { Elysia } from "elysia"
import type { UserId } from "#domain/ids"
import { Today } from "#domain/today"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { etagOf, isKnownTag } from "#http/etag"
import { operation } from "#http/operation"
import { readToday } from "#operations/read-today"

/** A browser may keep it, and asks every time whether it still holds. */
const REVALIDATED = "private, no-cache"

const tagged = (caller: UserId) =>
  Effect.map(readToday(caller), (today) => {
    const text = JSON.stringify(today)
    return { text, etag: etagOf(text) }
  })

/** Last night and today beside one's own usual, in one request. */
export const today = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/today" })
    .use(edge)
    .use(authenticate(edge, { scope: "read" }))
    .get(
      "",
      async ({ caller, request, run, set }) => {
        const { text, etag } = await run(tagged(caller))
        Object.assign(set.headers, { etag, "cache-control": REVALIDATED })
        if (isKnownTag(request.headers.get("if-none-match"), etag)) {
          set.status = 304
          return
        }
        set.headers["content-type"] = "application/json"
        return text
      },
      {
        detail: operation({
          operationId: "readToday",
          tag: "Sources",
          summary: "Read last night and today",
          description:
            "The last night and day beside the range of one's own usual, what is new, how fresh each source is, " +
            "and what the safety rules say of new rows.",
          responses: { 200: Today, 304: null },
          headers: { "If-None-Match": "The ETag of an earlier answer: 304 while nothing changed." },
        }),
      },
    )
