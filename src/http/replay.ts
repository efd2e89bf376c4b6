import type { KeptAnswer } from "#db/idempotency"

/** An answer given once already, on its way to the bridge, which alone catches it. */
export class Replay extends Error {
  readonly answer: KeptAnswer
  constructor(answer: KeptAnswer) {
    super("Replay")
    this.answer = answer
  }
}

/** What a value of a handler is on the wire. */
export const keptAnswer = (status: number, value: unknown): KeptAnswer => ({
  status,
  body: value === undefined ? null : JSON.stringify(value),
})

/** A kept body with the id of the request it answers this time. */
const withRequestId = (body: string, request_id: string): string => {
  const kept = JSON.parse(body)
  return kept?.error?.request_id
    ? JSON.stringify({ ...kept, error: { ...kept.error, request_id } })
    : body
}

/** The answer once more, word for word but for the request's id. */
export const replayed = ({ status, body }: KeptAnswer, request_id: string): Response =>
  new Response(body && withRequestId(body, request_id), {
    status,
    headers: {
      "idempotency-replayed": "true",
      ...(body && { "content-type": "application/json;charset=utf-8" }),
    },
  })
