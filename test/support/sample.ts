import type { Static, TSchema } from "typebox"

type Part = Record<string, unknown>

const stamps: Record<string, string> = {
  date: "2026-01-01",
  "date-time": "2026-01-01T00:00:00.000Z",
}

const sample = (schema: Part): unknown => {
  if ("const" in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.some(({ type }) => type === "null") ? null : sample(schema.anyOf[0])
  switch (schema.type) {
    case "object": {
      const properties = (schema.properties ?? {}) as Record<string, Part>
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, sample(property)]),
      )
    }
    case "array":
      return []
    case "string":
      return stamps[String(schema.format)] ?? "text"
    case "boolean":
      return false
    case "null":
      return null
    default:
      return 0
  }
}

/** A value of a schema that says as little as it can: null where it may be, else empty or zero. */
export const sampleOf = <S extends TSchema>(schema: S) => sample(schema as Part) as Static<S>
