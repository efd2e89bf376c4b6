import fc from "fast-check"
import { type Body, bodyOf, raw } from "#test/fuzz/body"
import { headersOf } from "#test/fuzz/header"
import { document, encoded, fitting, instant, inUrl, type Schema } from "#test/fuzz/value"

/** A request before it is fired. `~id3~`, `~cursor~` and the like stand for what answers have shown. */
export interface Shot {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | undefined
}

interface Parameter {
  readonly in?: string
  readonly name?: string
  readonly schema?: Schema
}

interface Media {
  readonly schema: Schema
  readonly example?: unknown
}

interface Operation {
  readonly parameters: ReadonlyArray<Parameter>
  readonly security: ReadonlyArray<Schema>
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
}

const cursor = fc.oneof(
  { weight: 4, arbitrary: fc.constant("~cursor~") },
  { weight: 1, arbitrary: fc.tuple(fc.constant("~cursor~"), inUrl).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: fc.string().map((bytes) => Buffer.from(bytes).toString("base64url")) },
  { weight: 1, arbitrary: fc.constantFrom("MS4", "MS4yLjM", "OTk5OTk5OTk5OTk5OTk5Lg", "====") },
)

const queryValue = ({ name, schema = {} }: Parameter) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: name === "cursor" ? cursor : fitting(schema).map((it) => encoded(`${it}`)),
    },
    { weight: 1, arbitrary: /after|before|since/.test(name ?? "") ? instant.map(encoded) : inUrl },
    { weight: 1, arbitrary: inUrl },
  )

const queryOf = (declared: ReadonlyArray<Parameter>) => {
  const known = declared.filter((parameter) => parameter.in === "query")
  const one = (parameter: Parameter) =>
    queryValue(parameter).map((value) => `${parameter.name}=${value}`)
  const other = fc.tuple(inUrl, inUrl).map(([name, value]) => `${name}=${value}`)
  const piece = fc.oneof(...known.map((parameter) => ({ weight: 4, arbitrary: one(parameter) })), {
    weight: 1,
    arbitrary: other,
  })
  const query = fc.array(piece, { maxLength: known.length + 1 })
  return query.map((pieces) => (pieces.length === 0 ? "" : `?${pieces.join("&")}`))
}

const segment = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 9 }).map((pick) => `~id${pick}~`) },
  { weight: 2, arbitrary: inUrl },
)

const pathOf = (template: string) => {
  const holes = template.match(/\{\w+\}/g) ?? []
  return fc.tuple(...holes.map(() => segment)).map((segments) => {
    let hole = 0
    return template.replace(/\{\w+\}/g, () => segments[hole++]!)
  })
}

/** What a route asks for, the example of its reference, or anything. */
const sentOf = ({ requestBody }: Operation): fc.Arbitrary<Body> => {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !media) return raw
  const { schema, example } = media
  const own = { weight: 8, arbitrary: bodyOf(type, schema) }
  return example === undefined
    ? fc.oneof(own, { weight: 1, arbitrary: raw })
    : fc.oneof(
        own,
        { weight: 8, arbitrary: fc.constant({ type, body: JSON.stringify(example) }) },
        { weight: 1, arbitrary: raw },
      )
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

const shotAt = (method: string, template: string, operation: Operation): fc.Arbitrary<Shot> =>
  fc
    .record({
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      path: pathOf(template),
      query: queryOf(operation.parameters),
      headers: headersOf(
        operation.security.flatMap((one) => Object.keys(one)),
        operation.parameters.some(({ name }) => name === "aggregator-signature"),
      ),
      sent: sentOf(operation),
    })
    .map(({ method, path, query, headers, sent }) => {
      const hasBody = sent.body !== undefined && method !== "GET" && method !== "HEAD"
      return {
        method,
        path: `${path}${query}`,
        headers: { ...(hasBody && { "content-type": sent.type }), ...headers },
        body: hasBody ? sent.body : undefined,
      }
    })

const nowhere: Operation = { parameters: [], security: [{ bearer: [] }] }

/** What ends the person who asks. */
const RARE = /^(?:DELETE \/v1\/me|DELETE \/admin\/users\/.*|POST \/v1\/auth\/cli-revoke)$/

/** Requests to every route of the contract and to none, from almost right to nonsense. */
export const shots: fc.Arbitrary<Shot> = fc.oneof(
  ...Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.entries(operations as unknown as Record<string, Operation>).map(([name, operation]) => {
      const method = name.toUpperCase()
      const weight = RARE.test(`${method} ${template}`) ? 1 : 8
      return { weight, arbitrary: shotAt(method, template, operation) }
    }),
  ),
  { weight: 8, arbitrary: shotAt("GET", "/{a}", nowhere) },
  { weight: 8, arbitrary: shotAt("POST", "/v1/{a}/{b}/{c}", nowhere) },
)
