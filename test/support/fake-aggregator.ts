import { Effect, Redacted } from "effect"
import type { UserId } from "#domain/ids"

/** A request as the aggregator saw it. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  /** The parsed JSON of a body; of a multipart one its parts; null for none. */
  readonly body: unknown
}

type Answer = () => Response | Promise<Response>

/** Where its API may begin. */
export type Base = "/v2" | "/api/v2"

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data"))
    return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text === "" ? null : JSON.parse(text)
}

/**
 * The script of an aggregator behind a real socket, until the scope closes. Untold, it answers as
 * the real one does.
 */
export const aggregatorAt = Effect.fnUntraced(function* (base: Base) {
  const seen: Array<Seen> = []
  const users: Array<Record<string, unknown>> = []
  const scripted = new Map<string, { readonly answer: Answer; times: number }>()
  let sessions = 0

  const ordinary: Record<string, (query: Seen["query"]) => Response> = {
    "POST /auth/generateWidgetSession": () =>
      Response.json({
        status: "success",
        session_id: `session-${++sessions}`,
        url: `https://widget.aggregator.example/session/session-${sessions}`,
        expires_in: 900,
      }),
    "DELETE /auth/deauthenticateUser": ({ user_id }) => {
      const at = users.findIndex((user) => user.user_id === user_id)
      if (at < 0) return Response.json({ detail: "unknown user" }, { status: 404 })
      users.splice(at, 1)
      return Response.json({ status: "success" })
    },
    "GET /userInfo": ({ user_id, reference_id }) => {
      const found = users.filter(
        (user) => user.user_id === user_id || user.reference_id === reference_id,
      )
      if (reference_id !== undefined) return Response.json({ users: found })
      return found[0]
        ? Response.json({ user: found[0], status: "success", is_authenticated: true })
        : Response.json({ detail: "unknown user" }, { status: 404 })
    },
    "POST /lab-reports": () =>
      Response.json({ upload_id: "upl_1", current_status: "processing" }, { status: 202 }),
  }
  for (const type of ["activity", "sleep", "daily", "body"])
    ordinary[`GET /${type}`] = ({ user_id }) =>
      users.some((user) => user.user_id === user_id)
        ? Response.json({ status: "success", type, reference: "ref-1", user: { user_id } })
        : Response.json({ detail: "unknown user" }, { status: 404 })

  const answerOf = (request: Seen): Response | Promise<Response> => {
    const route = `${request.method} ${request.path}`
    const script = scripted.get(route)
    if (script && script.times-- > 0) return script.answer()
    return (
      ordinary[route]?.(request.query) ?? Response.json({ detail: "no route" }, { status: 404 })
    )
  }

  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        hostname: "127.0.0.1",
        port: 0,
        fetch: async (request) => {
          const { pathname, searchParams } = new URL(request.url)
          if (!pathname.startsWith(`${base}/`))
            return Response.json({ detail: "no route" }, { status: 404 })
          const taken: Seen = {
            method: request.method,
            path: pathname.slice(base.length),
            query: Object.fromEntries(searchParams),
            headers: request.headers,
            body: await bodyOf(request),
          }
          seen.push(taken)
          return answerOf(taken)
        },
      }),
    ),
    (server) => Effect.promise(() => server.stop(true)),
  )
  const host = `http://127.0.0.1:${server.port}`

  return {
    host,
    /** What the client under test is answered. */
    account: {
      url: `${host}${base}`,
      dev_id: "dev-test",
      api_key: Redacted.make("key-test") as Redacted.Redacted | null,
    },
    /** Everything it was asked at a path, in order. */
    asked: (path: string) => seen.filter((request) => request.path === path),
    /** Answers the next calls of a route otherwise; all of them when no number is given. */
    answers: (route: string, answer: Answer, times = Number.POSITIVE_INFINITY) =>
      void scripted.set(route, { answer, times }),
    /** Links an account of a vendor to a person of ours. */
    links: (reference_id: UserId | null, user_id: string, provider = "OURA") =>
      void users.push({
        user_id,
        provider,
        reference_id,
        scopes: "daily,sleep",
        active: true,
        created_at: "2026-01-01T00:00:00.000000+00:00",
        last_webhook_update: null,
      }),
    /** Is no longer there at all. */
    goesAway: Effect.promise(() => server.stop(true)),
  }
})

/** The same where it is usually found. */
export const fakeAggregator = Effect.suspend(() => aggregatorAt("/v2"))

/** An answer that never comes. */
export const silence = () => new Promise<Response>(() => {})

export const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ detail: "as scripted" }, { status: code, headers })
