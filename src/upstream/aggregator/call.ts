import { Data, Duration, Effect, Redacted, Schedule } from "effect"
import type { Send } from "#upstream/outgoing"

/** The aggregator's address, and this service's account there. */
export interface Account {
  /** The base of its REST API, or its host alone. */
  readonly url: string
  readonly dev_id: string | null
  readonly api_key: Redacted.Redacted | null
}

export interface Call {
  readonly method: "GET" | "POST" | "DELETE"
  /** Relative to the base, with a leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: FormData | Readonly<Record<string, unknown>>
  /** For the call with all its attempts. */
  readonly timeout: Duration.Input
  /** Whether to retry after a failure. Never when unset. */
  readonly again?: (failed: CallFailed) => boolean
}

/**
 * A call without a usable response. `status` is null when there was no response, or one that cannot be
 * read; `wait_ms` is the Retry-After of the aggregator.
 */
export class CallFailed extends Data.TaggedError("CallFailed")<{
  readonly status: number | null
  readonly retryable: boolean
  readonly wait_ms: number
}> {}

/** The largest response that is read. */
const MAX_BYTES = 1_048_576

const ATTEMPTS = 3
const MAX_WAIT_MS = 2_000

/** This many days in one request are refused today and tomorrow. */
const NEVER = "r1"

const failed = (status: number | null, retryable: boolean, wait_ms = 0) =>
  new CallFailed({ status, retryable, wait_ms })

const refusalOf = ({ status, headers }: Response): CallFailed => {
  if (status !== 429) return failed(status, status >= 500 || status === 408)
  const seconds = Number(headers.get("retry-after"))
  const wait_ms = Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : Number.POSITIVE_INFINITY
  return failed(status, headers.get("x-aggregator-ratelimit-rule") !== NEVER, wait_ms)
}

const readText = async (response: Response): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw failed(response.status, false)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

const parse = (text: string, status: number): unknown => {
  try {
    return text === "" ? null : JSON.parse(text)
  } catch {
    throw failed(status, false)
  }
}

const requestOf = ({ dev_id, api_key }: Account, { method, body }: Call): RequestInit => ({
  method,
  // Following a redirect would send the key to another host.
  redirect: "manual",
  headers: {
    accept: "application/json",
    ...(dev_id === null ? {} : { "dev-id": dev_id }),
    ...(api_key === null ? {} : { "x-api-key": Redacted.value(api_key) }),
    ...(body instanceof FormData ? {} : { "content-type": "application/json" }),
  },
  ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
})

const attempt = (send: Send, account: Account, base: string, call: Call) =>
  Effect.tryPromise({
    try: async (signal) => {
      const query = new URLSearchParams(call.query).toString()
      const url = `${base}${call.path}${query && `?${query}`}`
      const response = await send(url, { ...requestOf(account, call), signal })
      if (!response.ok) {
        await response.body?.cancel()
        throw refusalOf(response)
      }
      return parse(await readText(response), response.status)
    },
    catch: (cause) => (cause instanceof CallFailed ? cause : failed(null, true)),
  })

/** Doubling from 200 ms; longer when the aggregator sends Retry-After. */
const backoff = Schedule.exponential("200 millis").pipe(
  Schedule.jittered,
  Schedule.setInputType<CallFailed>(),
  Schedule.modifyDelay(({ input, duration }) =>
    Effect.succeed(Duration.max(duration, Duration.millis(input.wait_ms))),
  ),
)

/** The bases to try: a host alone does not say where its API begins. */
const basesOf = (url: string): ReadonlyArray<string> =>
  new URL(url).pathname === "/" ? [url, `${url}/v2`, `${url}/api/v2`] : [url]

/** Makes calls, each with up to three attempts where its failure can be retried. Returns parsed JSON. */
export const makeCalls = (account: Account, send: Send) => {
  let bases = basesOf(account.url)

  const at = (
    call: Call,
    [base, ...others]: ReadonlyArray<string>,
  ): Effect.Effect<unknown, CallFailed> =>
    attempt(send, account, base!, call).pipe(
      Effect.tap(() =>
        Effect.sync(() => {
          bases = [base!]
        }),
      ),
      Effect.catch((failure) =>
        failure.status === 404 && others.length > 0 ? at(call, others) : Effect.fail(failure),
      ),
    )

  return (call: Call): Effect.Effect<unknown, CallFailed> =>
    Effect.suspend(() => at(call, bases)).pipe(
      Effect.retry({
        times: ATTEMPTS - 1,
        schedule: backoff,
        while: (failure) =>
          failure.retryable && failure.wait_ms <= MAX_WAIT_MS && (call.again?.(failure) ?? false),
      }),
      Effect.timeoutOrElse({
        duration: call.timeout,
        orElse: () => Effect.fail(failed(null, true)),
      }),
    )
}
