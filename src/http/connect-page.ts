import { Effect } from "effect"
import { Elysia } from "elysia"
import { RateLimiter } from "#actors/rate-limiter"
import { ConnectSessionStore } from "#db/connect-sessions"
import { CONNECT_PAGE_S, connectPath, OpenedLink } from "#domain/connect-session"
import { InvalidToken } from "#domain/errors"
import { FileImport } from "#domain/file-import"
import { type FileImportId, newId } from "#domain/ids"
import { newSecret } from "#domain/sign-in"
import type { Bridge } from "#http/bridge"
import { consolePage } from "#http/console"
import { cookieOf, setCookie } from "#http/cookie"
import { streamed } from "#http/event-streams"
import { followImport, ImportForm } from "#http/file-imports"
import { keepFile } from "#http/kept-file"
import { streamFilePart } from "#http/multipart"
import { operation } from "#http/operation"
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

/** The link opens once; the browser that opened it may load the page again. Answers its cookie, null when over. */
const open = Effect.fnUntraced(function* (headers: Headers, token: string) {
  const sessions = yield* ConnectSessionStore
  const { base_url } = yield* Site
  const known = cookieOf(headers, NAME)
  if (known && (yield* sessions.find(token, known))) return {}
  const browser = newSecret()
  return (yield* sessions.open(token, browser)) ? cookie(base_url, token, browser) : null
})

const openedBy = Effect.fnUntraced(function* (headers: Headers, token: string) {
  const browser = cookieOf(headers, NAME)
  const session = browser && (yield* ConnectSessionStore.use((store) => store.find(token, browser)))
  if (!session) return yield* new InvalidToken()
  yield* RateLimiter.use((limiter) => limiter.take(session.user_id))
  return session
})

const listed = { tag: "Sources", public: true, legacy: true } as const

/** The page that a session to connect opens, and what it asks for. A cookie stands for the person. */
export const connectPages = (edge: Bridge) =>
  new Elysia({ prefix: "/connect/:token" })
    .use(edge)
    .get(
      "",
      async ({ params, request, run }) => {
        const headers = await run(open(request.headers, params.token))
        return headers ? consolePage(200, headers) : consolePage(410)
      },
      {
        detail: operation({
          ...listed,
          operationId: "showConnectPage",
          summary: "Bring files in by a browser",
          responses: { 200: "text/html", 410: "text/html" },
        }),
      },
    )
    .resolve(async ({ params, request, run }) => {
      const { user_id, ...link } = await run(openedBy(request.headers, params.token))
      return { caller: user_id, link }
    })
    .get("/session", ({ link }): OpenedLink => link, {
      detail: operation({
        ...listed,
        operationId: "readOpenedLink",
        summary: "What the page is for, and where it leads",
        responses: { 200: OpenedLink },
        errors: ["invalid_token"],
      }),
    })
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
