import type { Static, TProperties, TSchema } from "typebox"
import { InvalidField, InvalidRequest } from "#domain/errors"
import { validatorOf } from "#domain/validator"
import { readJson, readOptionalJson } from "#http/body"
import { Refused } from "#http/problem"

/** A TypeBox schema in the form Elysia validates with (Standard Schema). */
export interface Wire<A> {
  readonly schema: TSchema
  /** A body that may be left out. */
  readonly optional?: true
  readonly "~standard": {
    readonly version: 1
    readonly vendor: "typebox"
    readonly validate: (input: unknown) => { value: A } | Promise<{ value: A }>
    readonly types?: { readonly input: A; readonly output: A }
  }
}

interface Complaint {
  readonly instancePath: string
  readonly keyword: string
  readonly message: string
  readonly params: object
}

/** `/messages/0/role` as `messages.0.role`, with the name of a property that is missing. */
const fieldOf = ({ instancePath, keyword, params }: Complaint): string => {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
  const missing = "requiredProperties" in params && (params.requiredProperties as Array<string>)[0]
  return [...path, ...(keyword === "required" && missing ? [missing] : [])].join(".")
}

/** Refuses a value that does not match the schema, without repeating the value. */
const refusing = <S extends TSchema>(schema: S) => {
  const validator = validatorOf(schema)
  return (value: unknown) => {
    const compiled = validator()
    if (compiled.Check(value)) return
    const complaint = compiled.Errors(value)[0] as Complaint
    const field = fieldOf(complaint)
    if (field === "")
      throw new Refused(new InvalidRequest({ message: "The body must be a JSON object." }))
    const message = complaint.keyword === "required" ? "is required" : complaint.message
    throw new Refused(new InvalidField({ field, message: `${field} ${message}.` }))
  }
}

/** How many items an array takes whose schema names no limit. */
const MAX_ITEMS = 1_000

const maxItemsOf = (schema: TSchema): number =>
  "maxItems" in schema ? (schema.maxItems as number) : MAX_ITEMS

/**
 * Refuses an object with an array that is too long, before a validator goes through its items: what
 * a validator does for each would hold the event loop.
 */
const refuseLongArrays = (schema: TSchema, input: unknown, path = "") => {
  if (!("properties" in schema) || typeof input !== "object" || input === null) return
  for (const [name, property] of Object.entries(schema.properties as TProperties)) {
    const value = (input as Readonly<Record<string, unknown>>)[name]
    const field = `${path}${name}`
    const max = maxItemsOf(property)
    if (!Array.isArray(value)) refuseLongArrays(property, value, `${field}.`)
    else if (value.length > max) {
      const message = `${field} must not have more than ${max} items.`
      throw new Refused(new InvalidField({ field, message }))
    }
  }
}

/** Fills in defaults, refuses what does not match, and drops unknown properties. */
const checker = <S extends TSchema>(schema: S) => {
  const refuse = refusing(schema)
  const validator = validatorOf(schema)
  return (input: unknown): { value: Static<S> } => {
    refuseLongArrays(schema, input)
    const value = validator().Default(input)
    refuse(value)
    return { value: validator().Clean(value) as Static<S> }
  }
}

const wire = <S extends TSchema>(
  schema: S,
  validate: Wire<Static<S>>["~standard"]["validate"],
): Wire<Static<S>> => ({ schema, "~standard": { version: 1, vendor: "typebox", validate } })

/** The name of the parser that hands the request on as it is: the body is read when it is checked. */
export const UNREAD = "unread" as const

/** A JSON body. It is read after the caller is known, and only then. */
export const jsonBody = <S extends TSchema>(schema: S) => {
  const check = checker(schema)
  return {
    parse: UNREAD,
    body: wire(schema, async (request) => check(await readJson(request as Request))),
  }
}

/** A JSON body that may be left out: an empty body is an empty object. */
export const optionalJsonBody = <S extends TSchema>(schema: S) => {
  const check = checker(schema)
  return {
    parse: UNREAD,
    body: {
      ...wire(schema, async (request) => check(await readOptionalJson(request as Request))),
      optional: true as const,
    },
  }
}

/** Converts the text of a parameter to the type of its schema; any other text stays a string. */
const fromText = (schema: TSchema, text: unknown): unknown => {
  if (typeof text !== "string" || !("type" in schema)) return text
  if (schema.type === "integer" && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (schema.type === "boolean" && /^(true|false)$/.test(text)) return text === "true"
  return text
}

/** Query or path parameters, which arrive as text. */
export const parameters = <S extends TSchema & { readonly properties: TProperties }>(schema: S) => {
  const refuse = refusing(schema)
  const properties = Object.entries<TSchema>(schema.properties)
  return wire(schema, (input) => {
    const given = input as Readonly<Record<string, unknown>>
    const typed: Record<string, unknown> = {}
    for (const [name, property] of properties) {
      if (given[name] !== undefined) typed[name] = fromText(property, given[name])
      else if ("default" in property) typed[name] = property.default
    }
    refuse(typed)
    return { value: typed as Static<S> }
  })
}
