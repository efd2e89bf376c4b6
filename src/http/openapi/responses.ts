import { type TSchema, Type } from "typebox"
import type { ErrorCode } from "#http/error-codes"
import {
  ErrorEnvelope,
  type ErrorsByStatus,
  errorExamples,
  errorHeaders,
} from "#http/openapi/errors"
import type { Json, Schemas } from "#http/openapi/schemas"
import type { Operation } from "#http/operation"

/** What responses are described with. */
export interface Setting {
  readonly schemas: Schemas
  readonly docs_url: string
}

const describe = (status: number) => (status < 300 ? "As asked." : "Refused; `code` says why.")

const headersOf = (names: ReadonlyArray<string>): Json => ({
  headers: Object.fromEntries(
    ["X-Request-Id", ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
})

const contentOf = (body: TSchema | string | null, { place }: Schemas, example: unknown): Json => {
  if (body === null) return {}
  if (typeof body === "string") return { content: { [body]: { schema: { type: "string" } } } }
  const media = { schema: place(body), ...(example === undefined ? {} : { example }) }
  return { content: { "application/json": media } }
}

const refusal = (
  codes: ReadonlyArray<ErrorCode>,
  flat: TSchema | string | null | undefined,
  { schemas, docs_url }: Setting,
): Json => {
  const isAlsoFlat = flat !== null && typeof flat === "object"
  const schema = isAlsoFlat ? Type.Union([flat, ErrorEnvelope]) : ErrorEnvelope
  const media = { schema: schemas.place(schema), examples: errorExamples(codes, docs_url) }
  return { ...headersOf(errorHeaders(codes)), content: { "application/json": media } }
}

/**
 * The responses of an operation by status. A status that has both a body of its own and codes is
 * either; a 500 of its own has no other.
 */
export const responsesOf = (
  { responses }: Operation,
  errors: ErrorsByStatus,
  example: unknown,
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
          ? refusal(codes, body, setting)
          : {
              ...headersOf([]),
              ...contentOf(body ?? null, setting.schemas, status < 300 ? example : undefined),
            }
        return [String(status), { description: describe(status), ...response }]
      }),
  )
}
