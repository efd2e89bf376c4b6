import type { TSchema } from "typebox"
import { isJsonObject, type JsonObject } from "#domain/json-object"

const propertiesOf = (schema: TSchema) =>
  "properties" in schema ? (schema.properties as Readonly<Record<string, TSchema>>) : null

/** Whether a schema of an object has the same constants, as the `kind` of a union has them. */
const isOfKind = (schema: TSchema, value: JsonObject): boolean => {
  const properties = propertiesOf(schema)
  return (
    properties !== null &&
    Object.entries(properties).every(
      ([name, member]) => !("const" in member) || member.const === value[name],
    )
  )
}

/**
 * A value that a schema has let through, without the members that the schema does not name. Of a union of
 * objects the one with the same constants counts. TypeBox's Clean does the same but compares
 * the members of a union with one another at every value, a hundred times in a chart.
 */
export const knownMembers = (schema: TSchema, value: unknown): unknown => {
  if (Array.isArray(value))
    return "items" in schema
      ? value.map((item) => knownMembers(schema.items as TSchema, item))
      : value
  if (!isJsonObject(value)) return value
  if ("anyOf" in schema) {
    const chosen = (schema.anyOf as ReadonlyArray<TSchema>).find((one) => isOfKind(one, value))
    return chosen ? knownMembers(chosen, value) : value
  }
  const properties = propertiesOf(schema)
  if (!properties) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined
      return known ? [[name, knownMembers(known, member)]] : []
    }),
  )
}
