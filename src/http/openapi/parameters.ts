import type { TSchema } from "typebox"
import { describedField } from "#http/openapi/field-descriptions"
import type { Json, Schemas } from "#http/openapi/schemas"
import type { Operation } from "#http/operation"

type Properties = Readonly<Record<string, TSchema>>

const describedPart: Readonly<Record<string, string>> = {
  id: "The id of what is meant.",
  name: "The name of the metric, as the list of metrics has it.",
  date: "The day, as YYYY-MM-DD.",
}

/** The `{id}` of a path. */
export const pathParameters = (path: string): ReadonlyArray<Json> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    description: describedPart[name!] ?? "Names what is meant.",
    schema: { type: "string" },
  }))

/** The properties of a query's schema. One with a default may be left out. */
export const queryParameters = (
  query: TSchema | undefined,
  { place }: Schemas,
): ReadonlyArray<Json> => {
  if (!query || !("properties" in query)) return []
  const required = "required" in query ? (query.required as ReadonlyArray<string>) : []
  return Object.entries(query.properties as Properties).map(([name, schema]) => ({
    name,
    in: "query",
    ...(required.includes(name) && !("default" in schema) ? { required: true } : {}),
    ...("description" in schema ? {} : { description: describedField([name]) }),
    schema: place(schema),
  }))
}

/** The headers a route reads. */
export const headerParameters = (declared: Operation, takesKey: boolean): ReadonlyArray<Json> => [
  ...(takesKey ? [{ $ref: "#/components/parameters/Idempotency-Key" }] : []),
  ...Object.entries(declared.headers ?? {}).map(([name, description]) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  })),
]
