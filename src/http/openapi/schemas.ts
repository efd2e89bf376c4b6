import type { TSchema } from "typebox"

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

  /** `properties` is a map of names, where `title` is a property like any other. */
  const inside = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => inside(item, false))
    if (!isObject(value)) return value
    if (!isMap && typeof value.title === "string") return reference(value.title, value)
    return members(value)
  }

  /** The discriminator of a union: a property with a different constant in each variant. */
  const discriminatorOf = ({ anyOf }: Json): Json => {
    const variants = (Array.isArray(anyOf) ? anyOf : []).filter(isVariant)
    if (variants.length < 2 || variants.length !== (anyOf as Array<unknown>).length) return {}
    const propertyName = Object.keys(variants[0]!.properties).find((name) => {
      const values = variants.map(({ properties }) => properties[name]?.const)
      return !values.includes(undefined) && new Set(values).size === variants.length
    })
    if (propertyName === undefined) return {}
    const mapping = variants.map(({ title, properties }) => [
      properties[propertyName]!.const,
      `${COMPONENTS}${title}`,
    ])
    return { discriminator: { propertyName, mapping: Object.fromEntries(mapping) } }
  }

  const members = (schema: Json): Json =>
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        VERBATIM.has(key) ? value : inside(value, key === "properties"),
      ]),
    )

  const reference = (name: string, schema: Json): Json => {
    const known = named.get(name)
    const { title: _, ...rest } = schema
    const placed = { ...members(rest), ...discriminatorOf(schema) }
    if (known && JSON.stringify(known) !== JSON.stringify(placed))
      throw new Error(`two schemas are called ${name}`)
    named.set(name, placed)
    return { $ref: `${COMPONENTS}${name}` }
  }

  return {
    place: (schema) => inside(schema, false) as Json,
    components: () =>
      Object.fromEntries([...named].sort(([one], [other]) => one.localeCompare(other))),
  }
}

/** Keywords whose value is data, not a schema. */
const VERBATIM: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"])
