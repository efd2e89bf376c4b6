import { type ErrorCode, errorCodes } from "#http/error-codes"
import { ErrorEnvelope, errorExamples, errorHeaders } from "#http/openapi/errors"
import type { Json, Schemas } from "#http/openapi/schemas"

/** The headers of a response, by reference. */
export const headersOf = (names: ReadonlyArray<string>): Json => ({
  headers: Object.fromEntries(
    ["X-Request-Id", ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
})

/** The headers that an error may have: before the caller is known nothing is counted or repeated. */
export const refusalHeaders = (status: number, codes: ReadonlyArray<ErrorCode>) =>
  status === 401
    ? []
    : [
        "RateLimit-Limit",
        "RateLimit-Remaining",
        "RateLimit-Reset",
        "Idempotency-Replayed",
        ...errorHeaders(codes),
      ]

/** The body of an error: its schema, and an example for each code. */
export const refusalContent = (
  schema: Json,
  codes: ReadonlyArray<ErrorCode>,
  docs_url: string,
): Json => ({ "application/json": { schema, examples: errorExamples(codes, docs_url) } })

/** Responses that go by the name of their status rather than by that of their codes. */
const NAMES: Readonly<Record<string, string>> = {
  "400 invalid_request invalid_field": "BadRequest",
  "401 missing_authorization invalid_token": "Unauthorized",
  "409 idempotency_key_mismatch already_exists": "Conflict",
  "413 unprocessable": "TooLarge",
  "415 unprocessable": "UnsupportedType",
  "429 rate_limit_exceeded concurrency_limit_exceeded": "TooManyRequestsOrTurns",
  "502 upstream_unavailable": "UpstreamFailed",
}

const inPascalCase = (code: string) =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const nameOf = (status: number, codes: ReadonlyArray<ErrorCode>): string =>
  NAMES[[status, ...codes].join(" ")] ?? codes.map(inPascalCase).join("Or")

const bulletsOf = (codes: ReadonlyArray<ErrorCode>) =>
  codes.map((code) => `\`${code}\`: ${errorCodes[code].when}`).join("\n\n")

/** The errors that operations share: each set of codes of a status is one response, referred to by its name. */
export interface Refusals {
  readonly docs_url: string
  readonly place: (status: number, codes: ReadonlyArray<ErrorCode>) => Json
  /** Every response so far, by name. */
  readonly components: () => Json
}

/** One document's errors. Two different ones of the same name are a defect. */
export const makeRefusals = (schemas: Schemas, docs_url: string): Refusals => {
  const named = new Map<string, { readonly key: string; readonly response: Json }>()
  return {
    docs_url,
    place: (status, codes) => {
      const [name, key] = [nameOf(status, codes), `${status} ${codes.join(" ")}`]
      const known = named.get(name)
      if (known && known.key !== key) throw new Error(`two responses are called ${name}`)
      if (!known) {
        const content = refusalContent(schemas.place(ErrorEnvelope), codes, docs_url)
        const headers = headersOf(refusalHeaders(status, codes))
        named.set(name, { key, response: { description: bulletsOf(codes), ...headers, content } })
      }
      return { $ref: `#/components/responses/${name}` }
    },
    components: () =>
      Object.fromEntries(
        [...named]
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([name, { response }]) => [name, response]),
      ),
  }
}
