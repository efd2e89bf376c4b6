import { Effect } from "effect"
import { Elysia } from "elysia"
import { RateLimiter } from "#actors/rate-limiter"
import { ConnectSessionStore } from "#db/connect-sessions"
import { CONNECT_PAGE_S, connectPath } from "#domain/connect-session"
import { InvalidToken } from "#domain/errors"
import { FileImport } from "#domain/file-import"
import { type FileImportId, newId } from "#domain/ids"
import { newSecret } from "#domain/sign-in"
import type { Bridge } from "#http/bridge"
import { cookieOf, setCookie } from "#http/cookie"
import { streamed } from "#http/event-streams"
import { followImport, ImportForm } from "#http/file-imports"
import { keepFile } from "#http/kept-file"
import { streamFilePart } from "#http/multipart"
import { operation } from "#http/operation"
import { connectPage, usedLinkPage } from "#http/pages/connect"
import { Site } from "#http/site"
import { cancelImport, importFile } from "#operations/import-file"

const NAME = "hygeia_connect"

/** Each page has a cookie of its own path, so that several can be open. */
const cookie = (base_url: string, token: string, browser: string) =>
  setCookie(base_url, {
    name: NAME,
    value: browser,
    max_age_s: CONNECT_PAGE_S,
    same_site: "Lax",
    path: connectPath(token),
  })

/** The link opens once; the browser that opened it may load the page again. */
const show = Effect.fnUntraced(function* (headers: Headers, token: string) {
  const sessions = yield* ConnectSessionStore
  const { base_url } = yield* Site
  const known = cookieOf(headers, NAME)
  const again = known && (yield* sessions.find(token, known))
  if (again) return connectPage(again, {})
  const browser = newSecret()
  const session = (yield* sessions.open(token, browser))
    ? yield* sessions.find(token, browser)
    : null
  return session ? connectPage(session, cookie(base_url, token, browser)) : usedLinkPage()
})

const callerOf = Effect.fnUntraced(function* (headers: Headers, token: string) {
  const browser = cookieOf(headers, NAME)
  const session = browser && (yield* ConnectSessionStore.use((store) => store.find(token, browser)))
  if (!session) return yield* new InvalidToken()
  yield* RateLimiter.use((limiter) => limiter.take(session.user_id))
  return session.user_id
})

const listed = { tag: "Sources", public: true, legacy: true } as const

/** The page that a session to connect opens, and what its script asks for. A cookie stands for the person. */
export const connectPages = (edge: Bridge) =>
  new Elysia({ prefix: "/connect/:token" })
    .use(edge)
    .get("", ({ params, request, run }) => run(show(request.headers, params.token)), {
      detail: operation({
        ...listed,
        operationId: "showConnectPage",
        summary: "Bring files in by a browser",
        responses: { 200: "text/html", 410: "text/html" },
      }),
    })
    .resolve(async ({ params, request, run }) => ({
      caller: await run(callerOf(request.headers, params.token)),
    }))
    .post(
      "/imports",
      async ({ request, caller, run, set }) => {
        const id = newId("imp")
        const kept = await keepFile({ run, claim: async () => {} }, id, (most, write) =>
          streamFilePart(request, { name: "file", most }, write),
        )
        set.status = 202
        return run(importFile(caller, id, "file", kept))
      },
      {
        parse: "none",
        detail: operation({
          ...listed,
          operationId: "importFromPage",
          summary: "Import a file of the page",
          request: { "multipart/form-data": ImportForm },
          responses: { 202: FileImport },
          errors: ["invalid_token", "invalid_request", ["unprocessable", 413]],
        }),
      },
    )
    .get(
      "/imports/:id/events",
      ({ params, caller, request, run, server }) =>
        streamed({ request, server }, () => run(followImport(caller, params.id as FileImportId))),
      {
        detail: operation({
          ...listed,
          operationId: "followFromPage",
          summary: "Watch an import of the page",
          responses: { 200: "text/event-stream" },
          errors: ["invalid_token", "not_found"],
        }),
      },
    )
    .delete(
      "/imports/:id",
      async ({ params, caller, runToEnd, set }) => {
        await runToEnd(cancelImport(caller, params.id as FileImportId))
        set.status = 204
      },
      {
        detail: operation({
          ...listed,
          operationId: "cancelFromPage",
          summary: "Cancel an import of the page",
          responses: { 204: null },
          errors: ["invalid_token", "not_found"],
        }),
      },
    )
