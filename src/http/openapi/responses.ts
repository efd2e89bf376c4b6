import { Type } from "typebox"
import type { ErrorCode } from "#http/error-codes"
import { ErrorEnvelope, type ErrorsByStatus } from "#http/openapi/errors"
import { headersOf, type Refusals, refusalContent, refusalHeaders } from "#http/openapi/refusals"
import type { Json, Schemas } from "#http/openapi/schemas"
import { EventStream, type Operation } from "#http/operation"

/** The context of a response description. */
export interface Setting {
  readonly schemas: Schemas
  readonly refusals: Refusals
}

/** The headers of every answer to a request that counts against a rate and may carry a key. */
export const edgeHeaders = (isBearer: boolean, takesKey: boolean): ReadonlyArray<string> => [
  ...(isBearer ? ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"] : []),
  ...(takesKey ? ["Idempotency-Replayed"] : []),
]

const words: Readonly<Record<number, string>> = {
  200: "Done.",
  201: "Made.",
  202: "Accepted; the work goes on.",
  204: "Done; there is nothing to say.",
  302: "Goes on elsewhere.",
  303: "Goes on elsewhere.",
  304: "What the client has is still so.",
}

const describe = (status: number) => words[status] ?? "Refused."

type Body = Operation["responses"][number]

const BYTES = { type: "string", format: "binary" }

const isFile = (body: Body): body is ReadonlyArray<string> => Array.isArray(body)

const contentOf = (body: Body, { place }: Schemas, example: unknown): Json => {
  if (body === null) return {}
  if (body instanceof EventStream) {
    const schema = place(body.events)
    const stream = { "text/event-stream": { schema } }
    return {
      content:
        body.alone === "never" ? stream : { ...stream, "application/json": { schema, example } },
    }
  }
  if (isFile(body))
    return { content: Object.fromEntries(body.map((type) => [type, { schema: BYTES }])) }
  if (typeof body === "string") return { content: { [body]: { schema: { type: "string" } } } }
  const media = { schema: place(body), ...(example === undefined ? {} : { example }) }
  return { content: { "application/json": media } }
}

/** An error that shares its status with a body of the operation's own. */
const eitherOf = (
  status: number,
  codes: ReadonlyArray<ErrorCode>,
  body: Body,
  { schemas, refusals }: Setting,
): Json => {
  const isEither = body instanceof Object && !(body instanceof EventStream) && !isFile(body)
  const schema = isEither ? Type.Union([body, ErrorEnvelope]) : ErrorEnvelope
  const page = typeof body === "string" ? { [body]: { schema: { type: "string" } } } : {}
  return {
    description: describe(status),
    ...headersOf(refusalHeaders(status, codes)),
    content: { ...refusalContent(schemas.place(schema), codes, refusals.docs_url), ...page },
  }
}

/**
 * The responses of an operation by status. A status that has both a body of its own and codes is
 * either; a 500 of its own has no other.
 */
export const responsesOf = (
  { responses }: Operation,
  errors: ErrorsByStatus,
  example: unknown,
  headers: ReadonlyArray<string>,
  setting: Setting,
): Json => {
  const statuses = [...new Set([...Object.keys(responses).map(Number), ...errors.keys()])]
  return Object.fromEntries(
    statuses
      .sort((one, other) => one - other)
      .map((status) => {
        const body = responses[status]
        const codes = body !== undefined && status === 500 ? undefined : errors.get(status)
        if (codes && body === undefined) return [status, setting.refusals.place(status, codes)]
        if (codes) return [status, eitherOf(status, codes, body!, setting)]
        const shown = status < 300 ? example : undefined
        const content = contentOf(body ?? null, setting.schemas, shown)
        return [status, { description: describe(status), ...headersOf(headers), ...content }]
      }),
  )
}
