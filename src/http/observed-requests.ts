import { Context, Effect, LogLevel, References } from "effect"
import { METHODS, requestDuration, requests } from "#observability/requests"

type Fetch = (request: Request) => Response | Promise<Response>

/** What is asked over and over by whoever watches the service is logged at level debug. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics", "/admin/metrics"])

const METHOD_NAMES: ReadonlySet<string> = new Set(METHODS)

/** The route of each request that has come to one, as Elysia writes it: `/v1/turns/:id`. */
const routes = new WeakMap<Request, string>()

/** Routes as the OpenAPI document writes them, by what Elysia calls them. */
const patterns = new Map<string, string>()

/** Notes which route answers a request. A path that no route has is never noted: anybody could make up any. */
export const noteRoute = (request: Request, route: string): void => void routes.set(request, route)

const patternOf = (request: Request): string => {
  const route = routes.get(request)
  if (route === undefined) return "none"
  const known = patterns.get(route)
  if (known !== undefined) return known
  const pattern = route.replace(/:(\w+)/g, "{$1}")
  patterns.set(route, pattern)
  return pattern
}

/** What nginx calls a request whose client went away before it was answered. */
const CLIENT_GONE = 499

/** A client that goes away in the midst of its request makes no error of ours, and none that it will see. */
const statusOf = ({ signal }: Request, { status }: Response) =>
  status >= 400 && signal.aborted ? CLIENT_GONE : status

/**
 * Counts the requests that `fetch` answers and how long each took, and logs one line for each: its route, never its
 * path, query, headers or body.
 */
export const observed = (fetch: Fetch, services: Context.Context<never>): Fetch => {
  const least = Context.get(services, References.MinimumLogLevel)
  const run = Effect.runForkWith(services)

  const log = (level: LogLevel.Severity, line: object) => {
    if (LogLevel.isGreaterThanOrEqualTo(level, least))
      run(Effect.logWithLevel(level)("request", line))
  }

  return (request) => {
    const began_ms = performance.now()
    const record = (response: Response) => {
      const took_ms = performance.now() - began_ms
      const method = METHOD_NAMES.has(request.method) ? request.method : "other"
      const route = patternOf(request)
      const status = statusOf(request, response)
      requests.of({ method, route, status: String(status) }).updateUnsafe(1, services)
      requestDuration.of({ method, route }).updateUnsafe(took_ms / 1_000, services)
      log(PROBES.has(route) ? "Debug" : "Info", {
        request_id: response.headers.get("x-request-id"),
        method,
        route,
        status,
        duration_ms: Math.round(took_ms * 1_000) / 1_000,
      })
      return response
    }
    const answer = fetch(request)
    return answer instanceof Promise ? answer.then(record) : record(answer)
  }
}
