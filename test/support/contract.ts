import { Context, Effect, Redacted } from "effect"
import { Compile, type Validator } from "typebox/compile"
import { documentOf } from "#http/openapi/document"
import { ErrorEnvelope } from "#http/openapi/errors"
import type { Json } from "#http/openapi/schemas"
import { routes } from "#http/routes"
import type { RouteServices } from "#http/services"
import { Site } from "#http/site"
import { addressSet } from "#http/visitor"

const site = Site.of({
  host: "127.0.0.1",
  port: 0,
  base_url: "https://hygeia.example",
  docs_url: "https://hygeia.example",
  env: "test",
  admin_keys: [Redacted.make("")],
  signature_headers: [],
  trusted_proxies: addressSet([]),
  cors_origins: [],
})

/** Every route. Declaring one asks for no service, so none is there. */
const declaredRoutes = () =>
  Effect.runSync(
    Effect.provideContext(routes, Context.make(Site, site) as Context.Context<RouteServices>),
  ).routes

/** The contract as it is served, and with the planned, legacy and admin routes. */
export const contract = (extent: "served" | "full") => documentOf(declaredRoutes(), site, extent)

type Part = Record<string, unknown>

/** A schema on its own: references put in place, and no field allowed that it does not declare. */
const closed = (value: unknown, components: Json): unknown => {
  if (Array.isArray(value)) return value.map((item) => closed(item, components))
  if (typeof value !== "object" || value === null) return value
  const part = value as Part
  if (typeof part.$ref === "string")
    return closed(components[part.$ref.split("/").at(-1)!], components)
  const entries = Object.entries(part).map(([key, inner]) => [key, closed(inner, components)])
  const isOpen = !("properties" in part) || "additionalProperties" in part
  return Object.fromEntries([...entries, ...(isOpen ? [] : [["additionalProperties", false]])])
}

const schemasOf = (document: Json) => (document.components as { readonly schemas: Json }).schemas

/** A validator for a schema as it stands in a document. */
export const validatorIn = (document: Json, schema: unknown): Validator =>
  Compile(closed(schema, schemasOf(document)) as object)

interface Promised {
  readonly template: string
  readonly pattern: RegExp
  readonly methods: Json
}

const escaped = (text: string) => text.replace(/[.*+?^$|()[\]\\]/g, "\\$&")

const makeContract = () => {
  const document = contract("full")
  const promises = Object.entries(document.paths)
    .map(([template, methods]): Promised => {
      const pattern = new RegExp(`^${escaped(template).replace(/\{\w+\}/g, "[^/]+")}/?$`)
      return { template, pattern, methods }
    })
    .sort((one, other) => one.template.split("{").length - other.template.split("{").length)
  const validators = new Map<unknown, Validator>()
  const validatorOf = (schema: unknown) => {
    const known = validators.get(schema) ?? validatorIn(document, schema)
    validators.set(schema, known)
    return known
  }
  const { responses } = document.components as {
    readonly responses: Readonly<Record<string, Part>>
  }
  const responseOf = (response: Part | undefined) =>
    typeof response?.$ref === "string" ? responses[response.$ref.split("/").at(-1)!] : response
  return { promises, validatorOf, responseOf, envelope: ErrorEnvelope }
}

let made: ReturnType<typeof makeContract> | undefined

const broken = (what: string) => new Error(`Outside the contract: ${what}`)

const check = (where: string, schema: unknown, body: unknown) => {
  const validator = made!.validatorOf(schema)
  if (validator.Check(body)) return
  const [first] = validator.Errors(body)
  throw broken(`${where} at ${first?.instancePath || "/"} ${first?.message}`)
}

interface Answered {
  readonly status: number
  readonly contentType: string | null
  /** Absent for a stream, which is read elsewhere. */
  readonly body?: unknown
}

const pathOf = (path: string) => {
  try {
    return decodeURI(path.split("?")[0]!)
  } catch {
    return null
  }
}

/**
 * Holds an answer against the full contract: route, status, content type, every field, and the
 * error's code. Throws at the first thing that is not declared.
 */
export const holdsContract = (method: string, url: string, answered: Answered): void => {
  made ??= makeContract()
  const { status, contentType, body } = answered
  const isJson = contentType?.startsWith("application/json") ?? false
  const path = pathOf(url) ?? (status === 404 ? null : url.split("?")[0]!)
  const promised =
    path === null ? undefined : made.promises.find(({ pattern }) => pattern.test(path))
  const operation = promised?.methods[method === "HEAD" ? "get" : method.toLowerCase()] as
    | { readonly responses: Record<string, Part> }
    | undefined
  const where = `${method} ${promised?.template ?? "an unknown path"} ${status}`
  if (!operation) {
    if (isJson && body !== undefined && body !== "") check(where, made.envelope, body)
    return
  }
  const response = made.responseOf(operation.responses[status])
  if (!response) throw broken(`${where} is not declared`)
  if (method === "HEAD") return
  const content = Object.entries((response.content ?? {}) as Record<string, Part>)
  if (content.length === 0) {
    if (body !== undefined && body !== "") throw broken(`${where} has a body`)
    return
  }
  const media = content.find(([type]) => contentType?.startsWith(type))?.[1]
  if (!media) throw broken(`${where} is ${contentType}`)
  if (!isJson || body === undefined) return
  check(where, media.schema, body)
  const code = (body as { readonly error?: { readonly code?: string } }).error?.code
  // A failed turn has an error too, and it is no answer of the route's.
  if (status >= 400 && code !== undefined && !(code in ((media.examples ?? {}) as object)))
    throw broken(`${where} answers ${code}`)
}
