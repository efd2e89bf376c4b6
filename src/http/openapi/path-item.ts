import type { AnyElysia } from "elysia"
import type { TSchema } from "typebox"
import { errorsOf } from "#http/openapi/errors"
import { type Example, examples } from "#http/openapi/examples"
import { headerParameters, pathParameters, queryParameters } from "#http/openapi/parameters"
import { edgeHeaders, responsesOf, type Setting } from "#http/openapi/responses"
import type { Json, Schemas } from "#http/openapi/schemas"
import type { Operation } from "#http/operation"

/** A route as Elysia keeps it. */
export type Route = AnyElysia["routes"][number]

/** `/v1/turns/:id` as the document writes it, `/v1/turns/{id}`. */
export const templateOf = (path: string) =>
  (path === "/" ? path : path.replace(/\/$/, "")).replace(/:(\w+)/g, "{$1}")

/** The methods that take an Idempotency-Key. */
const KEYED = new Set(["POST", "PATCH", "DELETE"])

/** The schema behind what Elysia validates with. */
const schemaOf = (hook: unknown): TSchema | undefined =>
  hook instanceof Object && "schema" in hook ? (hook.schema as TSchema) : undefined

const mayBeLeftOut = (hook: unknown) => hook instanceof Object && "optional" in hook

const securityOf = (declared: Operation) => {
  if (declared.cookie) return declared.cookie === "needed" ? [{ cookie: [] }] : [{ cookie: [] }, {}]
  if (declared.public) return []
  return declared.admin ? [{ admin_key: [] }] : [{ bearer: [] }, { cookie: [] }]
}

const requestOf = (
  declared: Operation,
  hook: unknown,
  example: Example | undefined,
  { place }: Schemas,
): Json => {
  const body = schemaOf(hook)
  const request = declared.request ?? (body ? { "application/json": body } : undefined)
  if (!request) return {}
  const shown = example?.request === undefined ? {} : { example: example.request }
  const content = Object.entries(request).map(
    ([type, schema]) => [type, { schema: place(schema), ...shown }] as const,
  )
  return { requestBody: { required: !mayBeLeftOut(hook), content: Object.fromEntries(content) } }
}

/** One route as an operation of the document. */
export const operationObject = (route: Route, declared: Operation, setting: Setting): Json => {
  const { schemas } = setting
  const query = schemaOf(route.hooks.query)
  const isBearer = !declared.public && !declared.admin
  const takesKey = isBearer && KEYED.has(route.method) && declared.idempotent !== false
  const errors = errorsOf(declared, {
    hasJsonBody: schemaOf(route.hooks.body) !== undefined,
    hasQuery: query !== undefined,
    takesKey,
  })
  const example = examples[declared.operationId]
  return {
    operationId: declared.operationId,
    tags: [declared.tag],
    summary: declared.summary,
    ...(declared.description ? { description: declared.description } : {}),
    ...(declared.legacy ? { deprecated: true } : {}),
    security: securityOf(declared),
    parameters: [
      ...pathParameters(route.path),
      ...queryParameters(query, schemas),
      ...headerParameters(declared, takesKey),
    ],
    ...requestOf(declared, route.hooks.body, example, schemas),
    responses: responsesOf(
      declared,
      errors,
      example?.response,
      edgeHeaders(isBearer, takesKey),
      setting,
    ),
  }
}
