import { Type } from "typebox"
import type { ErrorCode } from "#http/error-codes"
import {
  ErrorEnvelope,
  type ErrorsByStatus,
  errorExamples,
  errorHeaders,
} from "#http/openapi/errors"
import type { Json, Schemas } from "#http/openapi/schemas"
import { EventStream, type Operation } from "#http/operation"

/** The context of a response description. */
export interface Setting {
  readonly schemas: Schemas
  readonly docs_url: string
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

const headersOf = (names: ReadonlyArray<string>): Json => ({
  headers: Object.fromEntries(
    ["X-Request-Id", ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
})

type Body = Operation["responses"][number]

const BYTES = { type: "string", format: "binary" }

const isFile = (body: Body): body is ReadonlyArray<string> => Array.isArray(body)

const contentOf = (body: Body, { place }: Schemas, example: unknown): Json => {
  if (body === null) return {}
  if (body instanceof EventStream)
    return { content: { "text/event-stream": { schema: place(body.events) } } }
  if (isFile(body))
    return { content: Object.fromEntries(body.map((type) => [type, { schema: BYTES }])) }
  if (typeof body === "string") return { content: { [body]: { schema: { type: "string" } } } }
  const media = { schema: place(body), ...(example === undefined ? {} : { example }) }
  return { content: { "application/json": media } }
}

const refusal = (
  codes: ReadonlyArray<ErrorCode>,
  body: Body | undefined,
  headers: ReadonlyArray<string>,
  { schemas, docs_url }: Setting,
): Json => {
  const isEither = body instanceof Object && !(body instanceof EventStream) && !isFile(body)
  const schema = isEither ? Type.Union([body, ErrorEnvelope]) : ErrorEnvelope
  const media = { schema: schemas.place(schema), examples: errorExamples(codes, docs_url) }
  const page = typeof body === "string" ? { [body]: { schema: { type: "string" } } } : {}
  return {
    ...headersOf([...headers, ...errorHeaders(codes)]),
    content: { "application/json": media, ...page },
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
        const response = codes
          ? refusal(codes, body, status === 401 ? [] : headers, setting)
          : {
              ...headersOf(headers),
              ...contentOf(body ?? null, setting.schemas, status < 300 ? example : undefined),
            }
        return [String(status), { description: describe(status), ...response }]
      }),
  )
}
