import fc from "fast-check"
import { contract } from "#test/contract"

export type Schema = Readonly<Record<string, unknown>>

/** The full contract, which says what there is to be asked. */
export const document = contract("full")

const { schemas } = document.components as { readonly schemas: Readonly<Record<string, Schema>> }

/** A schema that may stand elsewhere in the document. */
export const resolved = (schema: Schema): Schema =>
  typeof schema.$ref === "string" ? schemas[schema.$ref.split("/").at(-1)!]! : schema

/** Strings of all kinds. */
export const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom("", " ", "\u0000", "\ud800", "null", "true", "-0", "1e999", "9007199254740993"),
  fc.constantFrom("__proto__", "constructor", "../..", "'; --", "<script>", "{{hrv}}", "\r\nx: y"),
  fc.constantFrom(501, 5_000).map((length) => "💤".repeat(length)),
)

/** Timestamps, of which some are none. */
export const instant = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom("2026-02-30", "2026-01-01", "0000-01-01T00:00:00+14:00", "2026-01-01T25:00:00Z"),
  fc.constantFrom("9999-12-31T23:59:59-23:59", "2026-01-01T00:00:00+01:00", "2026-01-01 00:00"),
)

const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  instant,
  fc.double(),
  fc.constantFrom(null, [], {}, [[]], 0, -1, 1e21, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE),
)

const bound = (value: unknown, other: number) => (typeof value === "number" ? value : other)

/** What a schema asks for. */
export const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  const {
    type,
    enum: values,
    anyOf,
    oneOf,
    properties,
    items,
    required,
    ...rest
  } = resolved(schema)
  const variants = anyOf ?? oneOf
  if (Array.isArray(values)) return fc.constantFrom(...values)
  if (Array.isArray(variants)) return fc.oneof(...variants.map(fitting))
  switch (type) {
    case "integer":
      return fc.integer({ min: bound(rest.minimum, -9), max: bound(rest.maximum, 999) })
    case "number":
      return fc.double({ min: bound(rest.minimum, -9), max: bound(rest.maximum, 9), noNaN: true })
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "string":
      return fc.string({ unit: "grapheme", minLength: bound(rest.minLength, 0), maxLength: 130 })
    case "array":
      return fc.array(valueOf(items as Schema), {
        minLength: bound(rest.minItems, 0),
        maxLength: 4,
      })
    case "object": {
      const entries = Object.entries((properties ?? {}) as Record<string, Schema>)
      const model = Object.fromEntries(entries.map(([name, inner]) => [name, valueOf(inner)]))
      const asked = ((required ?? []) as Array<string>).filter((name) => name in model)
      return fc.oneof(
        { weight: 9, arbitrary: fc.record(model, { requiredKeys: asked }) },
        { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
      )
    }
    default:
      return wild
  }
}

/** What a schema asks for, now and then something else. */
export const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: fitting(schema) }, { weight: 1, arbitrary: wild })

/** A text as a part of a URL. */
export const encoded = (part: string) => encodeURIComponent(part.toWellFormed())

/** Anything as a part of a URL: encoded, or as somebody careless has put it there. */
export const inUrl = fc.oneof(
  wild.map((value) => encoded(typeof value === "string" ? value : (JSON.stringify(value) ?? ""))),
  instant,
  fc.constantFrom("%", "%E0%A4%A", "%00", "%2F..%2F", "+", "a%20b", "%ED%A0%80", "*", "~"),
  fc.constantFrom("0", "-1", "1.5", "01", "1e2", "101", "true", "tested_hypothesis", "parked"),
)

/** Anything that a header can hold. */
export const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
})
