import type { StoredResponse } from "#db/idempotency"

/** Thrown to the bridge to send a stored response again. */
export class Replay extends Error {
  readonly answer: StoredResponse
  constructor(answer: StoredResponse) {
    super("Replay")
    this.answer = answer
  }
}

/** The value of a handler as a response to be stored. */
export const storedResponse = (status: number, value: unknown): StoredResponse => ({
  status,
  body: value === undefined ? null : JSON.stringify(value),
})

/** A stored body with the id of the current request. */
const withRequestId = (body: string, request_id: string): string => {
  const stored = JSON.parse(body)
  return stored?.error?.request_id
    ? JSON.stringify({ ...stored, error: { ...stored.error, request_id } })
    : body
}

/** A stored response, sent again unchanged but for the request id. */
export const replayed = ({ status, body }: StoredResponse, request_id: string): Response =>
  new Response(body && withRequestId(body, request_id), {
    status,
    headers: {
      "idempotency-replayed": "true",
      ...(body && { "content-type": "application/json;charset=utf-8" }),
    },
  })
