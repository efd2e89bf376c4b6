import { Cause, Context, Effect, Exit } from "effect"
import { Elysia } from "elysia"
import { isOrphaned } from "#db/sqlite/orphan"
import { isStorageFailure } from "#db/sqlite/storage-failure"
import { type DomainError, InvalidToken, UpstreamUnavailable } from "#domain/errors"
import { newId } from "#domain/ids"
import { consolePage, isVisit } from "#http/console"
import { isHttps } from "#http/cookie"
import { IdempotentRequests } from "#http/idempotent-requests"
import { noteRoute } from "#http/observed-requests"
import { envelope, internalError, notFound, type Problem, problemOf, Refused } from "#http/problem"
import { Replay, replayed, storedResponse } from "#http/replay"
import { UNREAD } from "#http/schema"
import type { RouteServices } from "#http/services"
import { Site } from "#http/site"

/** Makes a promise of an effect; a domain error rejects it as `Refused`. */
export type Run = <A>(effect: Effect.Effect<A, DomainError, RouteServices>) => Promise<A>

const REQUEST_ID = "x-request-id"

/**
 * Nobody on the way keeps an answer, takes it for something else, or shows it within a page of another origin; a route
 * may say otherwise. Once reached over https, a browser comes back by nothing else.
 */
const answerHeaders = (base_url: string) => ({
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  ...(isHttps(base_url) ? { "strict-transport-security": "max-age=31536000" } : {}),
})

/** A path that cannot be decoded, say `%E0%A4%A`, names nothing that exists. */
const hasUndecodable = (params: object = {}) => Object.values(params).includes(null)

const storageUnavailable = new UpstreamUnavailable({ upstream: "storage", retryable: true })

const problemIn = (error: unknown, code: unknown): Problem => {
  const thrown = error instanceof Error && error.cause instanceof Refused ? error.cause : error
  if (thrown instanceof Refused) return problemOf(thrown.reason)
  if (code === "NOT_FOUND" || error instanceof URIError) return notFound
  // The caller's account was deleted while the request was under way.
  if (isOrphaned(error)) return problemOf(new InvalidToken())
  if (isStorageFailure(error)) return problemOf(storageUnavailable)
  return internalError
}

const valueOf = <A>(exit: Exit.Exit<A, DomainError>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  const expected = exit.cause.reasons.find(Cause.isFailReason)
  if (expected) throw new Refused(expected.error)
  throw Cause.squash(exit.cause)
}

/**
 * The only place where Elysia and Effect meet. Every handler gets `run`, which makes a promise of
 * an effect and interrupts it when the client leaves, and `runToEnd`, which does not; every failure
 * gets the envelope, every response its X-Request-Id. Both take domain errors and nothing else, so
 * a failure without a wire form is a compile error.
 */
export const bridge = (services: Context.Context<RouteServices>) => {
  const runExit = Effect.runPromiseExitWith(services)
  const { base_url, docs_url } = Context.get(services, Site)
  const always = answerHeaders(base_url)

  const runFor =
    (request_id: string, options?: Effect.RunOptions): Run =>
    async (effect) =>
      valueOf(await runExit(Effect.annotateLogs(effect, { request_id }), options))

  return new Elysia({ name: "http/bridge" })
    .parser(UNREAD, ({ request }) => request)
    .onRequest(({ set }) => {
      set.headers[REQUEST_ID] = newId("req")
      Object.assign(set.headers, always)
    })
    .derive({ as: "global" }, ({ params, request, route, set }) => {
      noteRoute(request, route)
      if (hasUndecodable(params)) throw new URIError()
      const request_id = String(set.headers[REQUEST_ID])
      // Reading request.signal allocates it: requests that finish synchronously never pay for it.
      const whileThere: Effect.RunOptions = {
        get signal() {
          return request.signal
        },
      }
      return { request_id, run: runFor(request_id, whileThere), runToEnd: runFor(request_id) }
    })
    .onError({ as: "global" }, async ({ error, code, request, route, set }) => {
      // A body that cannot be read is refused before anything is derived.
      if (route) noteRoute(request, route)
      const request_id = String(set.headers[REQUEST_ID])
      if (error instanceof Replay) {
        // Elysia takes a 200 in here for one that nobody has chosen.
        set.status = error.answer.status
        return replayed(error.answer, request_id)
      }
      const problem = problemIn(error, code)
      if (problem.upstream === "storage")
        await runExit(
          Effect.annotateLogs(Effect.logError("the disk takes nothing"), { request_id }),
        )
      if (problem === internalError && !request.signal.aborted)
        await runExit(Effect.annotateLogs(Effect.logError("request died", error), { request_id }))
      // The console says in a browser that there is nothing at its address.
      if (problem === notFound && isVisit(request)) return consolePage(404)
      set.status = problem.status
      Object.assign(set.headers, problem.headers)
      const body = envelope(problem, request_id, docs_url)
      const answer = request.signal.aborted ? null : storedResponse(problem.status, body)
      await runExit(IdempotentRequests.use((requests) => requests.completeClaim(request, answer)))
      return body
    })
}

export type Bridge = ReturnType<typeof bridge>
