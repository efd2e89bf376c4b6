import { signal } from "@preact/signals"
import { unreachableText } from "#web/connection"

/** An answer of the service that is no success, as its envelope has it. */
export class Problem extends Error {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Counts the requests that were refused for want of a session. */
export const refusals = signal(0)

/** The service could not be reached. */
export const OFFLINE = "offline"

interface Envelope {
  readonly error?: { readonly code?: string; readonly message?: string }
}

const problemOf = async (response: Response) => {
  const body = (await response.json().catch(() => ({}))) as Envelope
  const { code = "internal_error", message = response.statusText } = body.error ?? {}
  return new Problem(response.status, code, message)
}

/** A request of the session's own; it fails with a `Problem` and nothing else. */
export const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(path, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new Problem(0, OFFLINE, unreachableText())
  })
  if (response.status === 401) refusals.value++
  if (!response.ok) throw await problemOf(response)
  return response
}

/** Reads JSON. */
export const get = async <A>(path: string, signal?: AbortSignal): Promise<A> =>
  (await send(path, signal ? { signal } : {})).json()

type Method = "POST" | "PUT" | "PATCH" | "DELETE"

/** Changes something by a JSON body, or none, and reads the answer; null for an empty one. */
export const change = async <A = unknown>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<A> => {
  const response = await send(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return (text === "" ? null : JSON.parse(text)) as A
}
