import { Data, Effect } from "effect"
import { type Frame, frameReader } from "#cli/frames"

/** A request was refused, or not answered. */
export class RequestFailed extends Data.TaggedError("RequestFailed")<{
  readonly message: string
  /** Null when nothing came back. */
  readonly status: number | null
}> {}

/** Requests to a server as one person. */
export interface Client {
  readonly url: string
  readonly token: string
  /** The body of the response, as text. */
  readonly text: (path: string, init?: RequestInit) => Effect.Effect<string, RequestFailed>
  /** The same as JSON. */
  readonly json: <A>(path: string, init?: RequestInit) => Effect.Effect<A, RequestFailed>
  readonly post: <A>(path: string, body: object) => Effect.Effect<A, RequestFailed>
  /**
   * Reads an event stream until an event for which `isLast` is true, which it returns. A stream that breaks off
   * is opened again where it was.
   */
  readonly follow: (
    path: string,
    isLast: (frame: Frame) => boolean,
    onFrame: (frame: Frame) => Effect.Effect<void>,
  ) => Effect.Effect<Frame, RequestFailed>
}

/** How often in a row a stream is opened that brings nothing, and the pause between. */
const MAX_FRUITLESS = 5
const PAUSE = "1 second"

/** The longest that is waited for a rate limit. */
const MAX_WAIT_S = 90

const STALE = "The token is no longer good: run `hygeia login` again."

/** What an error body says: the envelope of the API, or one of its flat shapes. */
const saidBy = (body: string): string | null =>
  Effect.runSync(
    Effect.orElseSucceed(
      Effect.try(() => {
        const { error, hint } = JSON.parse(body)
        return [error?.message, hint, error].find((text) => typeof text === "string") ?? null
      }),
      () => null,
    ),
  )

/** The failure of a request that a server refused, in the words of its answer where it has any. */
export const failureOf = (url: string, status: number, body: string) => {
  const said = status === 401 ? STALE : saidBy(body)
  return new RequestFailed({ status, message: said ?? `The server at ${url} answered ${status}.` })
}

/** A client of the server at an address. */
export const clientOf = (url: string, token: string): Client => {
  const silent = () =>
    new RequestFailed({ status: null, message: `The server at ${url} does not answer.` })

  const fetched = (path: string, init: RequestInit) =>
    Effect.tryPromise({
      try: (signal) => {
        const headers = new Headers(init.headers)
        headers.set("authorization", `Bearer ${token}`)
        return fetch(`${url}${path}`, { ...init, headers, signal })
      },
      catch: silent,
    })

  const textOf = (response: Response) =>
    Effect.tryPromise({ try: () => response.text(), catch: silent })

  /** The response; one that a rate limit refused is asked for again when it says. */
  const answered = (path: string, init: RequestInit): Effect.Effect<Response, RequestFailed> =>
    Effect.gen(function* () {
      const response = yield* fetched(path, init)
      if (response.ok) return response
      const body = yield* textOf(response)
      const wait_s = Number(response.headers.get("retry-after") ?? Number.NaN)
      if (response.status !== 429 || !(wait_s <= MAX_WAIT_S))
        return yield* failureOf(url, response.status, body)
      yield* Effect.sleep(wait_s * 1_000)
      return yield* answered(path, init)
    })

  const text = (path: string, init: RequestInit = {}) =>
    Effect.flatMap(answered(path, init), textOf)

  const json = <A>(path: string, init: RequestInit = {}) =>
    Effect.flatMap(text(path, init), (body) =>
      Effect.try({ try: () => JSON.parse(body) as A, catch: silent }),
    )

  const follow: Client["follow"] = Effect.fnUntraced(function* (path, isLast, onFrame) {
    let seen: string | null = null
    for (let fruitless = 0; fruitless < MAX_FRUITLESS; fruitless++) {
      if (fruitless > 0) yield* Effect.sleep(PAUSE)
      const headers: Record<string, string> = seen === null ? {} : { "last-event-id": seen }
      const opened = yield* Effect.catchIf(
        answered(path, { headers }),
        ({ status }) => status === null,
        () => Effect.succeed(null),
      )
      const reader = opened?.body?.getReader()
      if (!reader) continue
      const framesIn = frameReader()
      const next = Effect.orElseSucceed(
        Effect.tryPromise(() => reader.read()),
        () => ({ done: true as const, value: undefined }),
      )
      for (let chunk = yield* next; !chunk.done; chunk = yield* next)
        for (const frame of framesIn(chunk.value)) {
          fruitless = 0
          seen = frame.id ?? seen
          yield* onFrame(frame)
          if (!isLast(frame)) continue
          yield* Effect.promise(() => reader.cancel().catch(() => {}))
          return frame
        }
    }
    return yield* silent()
  })

  return {
    url,
    token,
    text,
    json,
    post: (path, body) =>
      json(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    follow,
  }
}
