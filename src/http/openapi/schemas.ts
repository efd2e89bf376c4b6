import type { TSchema } from "typebox"
import { describedField } from "#http/openapi/field-descriptions"

/** A JSON Schema as a document holds it. */
export type Json = Readonly<Record<string, unknown>>

/** Puts schemas into a document. One with a title is written once and referred to by its name. */
export interface Schemas {
  readonly place: (schema: TSchema) => Json
  /** Every component so far, by name. */
  readonly components: () => Json
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

const COMPONENTS = "#/components/schemas/"

type Path = ReadonlyArray<string>

const isNull = (schema: unknown) => isObject(schema) && schema.type === "null"

/** The type of a schema that has one, or whose constants are all texts. */
const typeOf = ({ type, enum: values }: Json): string | undefined => {
  if (typeof type === "string") return type
  const areTexts = Array.isArray(values) && values.every((value) => typeof value === "string")
  return areTexts ? "string" : undefined
}

/** One type or null is written `type: [x, "null"]`; a reference or null stays a union. Constants get their type. */
const nullable = (schema: Json): Json => {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) {
    const type = typeOf(schema)
    return type === undefined || "type" in schema ? schema : { type, ...schema }
  }
  const one = anyOf.filter((variant) => !isNull(variant)) as ReadonlyArray<Json>
  const type = one.length === 1 && anyOf.length === 2 ? typeOf(one[0]!) : undefined
  if (type === undefined) return schema
  const values = one[0]!.enum
  const constants = Array.isArray(values) ? { enum: [...values, null] } : {}
  return { ...one[0], ...rest, ...constants, type: [type, "null"] }
}

/** A union that a property tells apart is `oneOf`: never two of its variants match. */
const union = (schema: Json, discriminator: Json | null): Json => {
  if (discriminator === null) return schema
  const { anyOf, ...rest } = schema
  return { ...rest, oneOf: anyOf, discriminator }
}

/** An object with a name, as a variant of a union. */
interface Variant {
  readonly title: string
  readonly properties: Readonly<Record<string, { readonly const?: string }>>
}

const isVariant = (schema: unknown): schema is Variant =>
  isObject(schema) && typeof schema.title === "string" && isObject(schema.properties)

/** One document's schemas. Two different ones of the same title are a defect. */
export const makeSchemas = (): Schemas => {
  const named = new Map<string, Json>()

  /** A value at a path of the names of a schema and of its fields. */
  const inside = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item) => inside(item, path))
    if (!isObject(value)) return value
    if (typeof value.title === "string") return reference(value.title, value)
    return nullable(members(value, path))
  }

  /** The fields of an object; each has a description, its own or that of its name. */
  const fields = (properties: Json, path: Path): Json =>
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const at = [...path, name]
        const placed = inside(schema, at) as Json
        const description = describedField(at)
        const isDescribed = "description" in placed || description === undefined
        return [name, isDescribed ? placed : { ...placed, description }]
      }),
    )

  /** The discriminator of a union, a property with a different constant in each variant; null for any other. */
  const discriminatorOf = ({ anyOf }: Json): Json | null => {
    const variants = (Array.isArray(anyOf) ? anyOf : []).filter(isVariant)
    if (variants.length < 2 || variants.length !== (anyOf as Array<unknown>).length) return null
    const propertyName = Object.keys(variants[0]!.properties).find((name) => {
      const values = variants.map(({ properties }) => properties[name]?.const)
      return !values.includes(undefined) && new Set(values).size === variants.length
    })
    if (propertyName === undefined) return null
    const mapping = variants.map(({ title, properties }) => [
      properties[propertyName]!.const,
      `${COMPONENTS}${title}`,
    ])
    return { propertyName, mapping: Object.fromEntries(mapping) }
  }

  const members = (schema: Json, path: Path): Json =>
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (VERBATIM.has(key)) return [key, value]
        return [key, key === "properties" ? fields(value as Json, path) : inside(value, path)]
      }),
    )

  const reference = (name: string, schema: Json): Json => {
    const known = named.get(name)
    const { title: _, ...rest } = schema
    const placed = union(nullable(members(rest, [name])), discriminatorOf(schema))
    if (known && JSON.stringify(known) !== JSON.stringify(placed))
      throw new Error(`two schemas are called ${name}`)
    named.set(name, placed)
    return { $ref: `${COMPONENTS}${name}` }
  }

  return {
    place: (schema) => inside(schema, []) as Json,
    components: () =>
      Object.fromEntries([...named].sort(([one], [other]) => one.localeCompare(other))),
  }
}

/** Keywords whose value is data, not a schema. */
const VERBATIM: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"])
