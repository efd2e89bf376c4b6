import { Type } from "typebox"
import { type ErrorCode, errorCodes } from "#http/error-codes"
import type { Json } from "#http/openapi/schemas"
import type { DeclaredError, Operation } from "#http/operation"
import { envelope } from "#http/problem"

/** The envelope of every typed error. */
export const ErrorEnvelope = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.Enum(Object.keys(errorCodes)),
        message: Type.String({ description: "For people; do not parse it." }),
        request_id: Type.String({ description: "Also the response's X-Request-Id." }),
        docs_url: Type.Optional(Type.String({ format: "uri" })),
        details: Type.Optional(
          Type.Unsafe({ description: "For invalid_field `{field}`, the path of what is wrong." }),
        ),
        upstream: Type.Optional(
          Type.String({ description: "What failed, for upstream_unavailable." }),
        ),
      },
      { title: "Error" },
    ),
  },
  { title: "ErrorEnvelope" },
)

/** The inputs of a route that determine its possible errors. */
export interface Intake {
  readonly hasJsonBody: boolean
  readonly hasQuery: boolean
  readonly takesKey: boolean
}

/** The codes of one status. */
export type ErrorsByStatus = ReadonlyMap<number, ReadonlyArray<ErrorCode>>

const credentials = (declared: Operation): ReadonlyArray<DeclaredError> => {
  if (declared.public) return []
  return declared.admin
    ? ["missing_authorization", "invalid_token", "forbidden", "upstream_unavailable"]
    : [
        "missing_authorization",
        "invalid_token",
        "forbidden",
        "rate_limit_exceeded",
        "upstream_unavailable",
      ]
}

/** Every code a route can answer: what it declares, and what the edge adds. */
export const errorsOf = (declared: Operation, intake: Intake): ErrorsByStatus => {
  const { hasJsonBody, hasQuery, takesKey } = intake
  const all: ReadonlyArray<DeclaredError> = [
    // A key is compared with its body, also where no other use is made of one.
    ...(hasJsonBody || takesKey ? (["invalid_request", ["unprocessable", 413]] as const) : []),
    ...(hasJsonBody || hasQuery || takesKey ? (["invalid_field"] as const) : []),
    ...credentials(declared),
    ...(takesKey ? (["idempotency_key_mismatch"] as const) : []),
    ...(declared.errors ?? []),
    "internal_error",
  ]
  const byStatus = new Map<number, Array<ErrorCode>>()
  for (const error of all) {
    const [code, status] =
      typeof error === "string" ? ([error, errorCodes[error].status] as const) : error
    const codes = byStatus.get(status) ?? []
    byStatus.set(status, codes.includes(code) ? codes : [...codes, code])
  }
  return byStatus
}

const exampleOf = (code: ErrorCode, docs_url: string) => {
  const { status, when } = errorCodes[code]
  const problem = {
    code,
    message: when,
    status,
    ...(code === "invalid_field" ? { details: { field: "messages.0.role" } } : {}),
    ...(code === "upstream_unavailable" ? { upstream: "aggregator" } : {}),
  }
  return {
    summary: when,
    value: envelope(problem, "req_0123456789abcdef0123456789abcdef", docs_url),
  }
}

/** One example per code, by the code's name. */
export const errorExamples = (codes: ReadonlyArray<ErrorCode>, docs_url: string): Json =>
  Object.fromEntries(codes.map((code) => [code, exampleOf(code, docs_url)]))

/** The response headers that come with some codes. */
export const errorHeaders = (codes: ReadonlyArray<ErrorCode>): ReadonlyArray<string> => [
  ...(codes.includes("rate_limit_exceeded") ? ["Retry-After"] : []),
  ...(codes.includes("concurrency_limit_exceeded")
    ? ["X-Concurrency-Limit", "X-Concurrency-In-Flight"]
    : []),
]
