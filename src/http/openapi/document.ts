import { operationObject, type Route, templateOf } from "#http/openapi/path-item"
import { makeRefusals } from "#http/openapi/refusals"
import { type Json, makeSchemas } from "#http/openapi/schemas"
import { isServed, operationOf, tags } from "#http/operation"
import { sessionCookieName } from "#http/session-cookie"

const text = { type: "string" }
const count = { type: "integer" }

const headers = {
  "X-Request-Id": {
    description: "Names this request; also `error.request_id`.",
    schema: { ...text, pattern: "^req_" },
  },
  "Retry-After": { description: "Seconds to wait.", schema: { ...count, minimum: 1 } },
  "RateLimit-Limit": { description: "How many requests the tightest limit takes.", schema: count },
  "RateLimit-Remaining": { description: "How many are left of them.", schema: count },
  "RateLimit-Reset": { description: "Seconds until there are more.", schema: count },
  "Idempotency-Replayed": {
    description: "`true` on an answer that is repeated for its Idempotency-Key.",
    schema: { ...text, enum: ["true"] },
  },
  "X-Concurrency-Limit": { description: "How many turns may be in flight.", schema: count },
  "X-Concurrency-In-Flight": { description: "How many turns are in flight.", schema: count },
}

const parameters = {
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Within 24 hours the same key with the same body is answered what it was answered first; with another body, 409.",
    schema: { ...text, minLength: 1, maxLength: 255 },
  },
}

const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "A service or personal token, or a session token of the identity provider.",
  },
  admin_key: { type: "apiKey", in: "header", name: "x-admin-key" },
}

const cookieScheme = (base_url: string) => ({
  type: "apiKey",
  in: "cookie",
  name: sessionCookieName(base_url),
  description:
    "What signing in by `POST /v1/session` makes a browser keep. It counts in requests of its own pages alone.",
})

/** The URL of the service, and its pages. */
export interface Place {
  readonly base_url: string
  readonly docs_url: string
}

/** An OpenAPI document, as far as our own code looks into it. */
export interface Document extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

/**
 * The OpenAPI 3.1 document of routes. `served` is the public contract; `full` has the planned, the
 * legacy and the admin routes too. A route that declares nothing is in neither.
 */
export const documentOf = (
  routes: ReadonlyArray<Route>,
  { base_url, docs_url }: Place,
  extent: "served" | "full",
): Document => {
  const schemas = makeSchemas()
  const refusals = makeRefusals(schemas, docs_url)
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const declared = operationOf(route.hooks.detail)
    if (!declared || (extent === "served" && !isServed(declared))) continue
    const template = templateOf(route.path)
    paths[template] ??= {}
    paths[template][route.method.toLowerCase()] = operationObject(route, declared, {
      schemas,
      refusals,
    })
  }
  const { admin_key, bearer } = securitySchemes
  const publicSchemes = { bearer, cookie: cookieScheme(base_url) }
  return {
    openapi: "3.1.0",
    info: {
      title: "Hygeia",
      version: "1.0.0",
      summary: "A personal health agent.",
      description:
        "Wearables and lab reports come in, questions are asked over HTTP. About its ideas: " +
        `${docs_url}/llms.txt`,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: base_url }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components(),
      responses: refusals.components(),
      headers,
      parameters,
      securitySchemes: extent === "served" ? publicSchemes : { ...publicSchemes, admin_key },
    },
  }
}
