import fc from "fast-check"
import { headerText, resolved, type Schema, text, valueOf } from "#test/fuzz/value"

/** A body with its content type. */
export interface Body {
  readonly type: string
  readonly body: string | Uint8Array<ArrayBuffer> | undefined
}

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => new Uint8Array(array))

const JSON_TYPE = "application/json"

/** What nobody asked for. */
export const raw: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom(
    JSON_TYPE,
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
  ),
  body: fc.oneof(
    bytes,
    fc.json(),
    text,
    fc.constant(undefined),
    fc.constantFrom(
      "[".repeat(20_000),
      '{"a":',
      "{}{}",
      '{"__proto__":{"kind":1},"toString":1}',
      "\ufeff{}",
    ),
  ),
})

const json = (schema: Schema): fc.Arbitrary<Body> =>
  valueOf(schema).map((value) => ({ type: JSON_TYPE, body: JSON.stringify(value) ?? "" }))

const form = (schema: Schema): fc.Arbitrary<Body> =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys((resolved(schema).properties ?? {}) as object), "x"),
      text,
    )
    .map((fields) => ({
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams(fields).toString(),
    }))

const FILES = [
  { type: "application/pdf", magic: "%PDF-1.4\n" },
  { type: "image/jpeg", magic: "\u00ff\u00d8\u00ff\u00e0" },
  { type: "image/png", magic: "\u0089PNG\r\n\u001a\n" },
  { type: "image/gif", magic: "GIF89a" },
  { type: "", magic: "" },
] as const

const FILE = 'form-data; name="file"; filename="a.pdf"'

const disposition = fc.oneof(
  fc.constantFrom(FILE, 'form-data; name="file"', "x"),
  headerText.map((name) => `form-data; name="${name}"; filename="${name}"`),
)

/** A part of a form: a file that is what it says, or anything. */
const part = fc
  .oneof(
    fc.record({
      disposition: fc.constant(FILE),
      file: fc.constantFrom(...FILES),
      rest: headerText,
    }),
    fc.record({
      disposition,
      file: fc.record({ type: headerText, magic: fc.constantFrom("", "%PDF-", "--b") }),
      rest: headerText,
    }),
  )
  .map(
    ({ disposition, file, rest }) =>
      `Content-Disposition: ${disposition}\r\nContent-Type: ${file.type}\r\n\r\n${file.magic}${rest}\r\n`,
  )

const orElse = <A>(usual: A, ...others: ReadonlyArray<A>) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

const multipart: fc.Arbitrary<Body> = fc
  .record({
    parts: fc.array(part, { maxLength: 2 }),
    boundary: orElse("b", "--", "a b", ""),
    end: orElse("--\r\n", "--", "", "\r\n"),
  })
  .map(({ parts, boundary, end }) => {
    const text = [...parts.map((part) => `\r\n${part}`), end].join(`--${boundary}`)
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      body: new Uint8Array(Buffer.from(`--${boundary}${text}`, "latin1")),
    }
  })

/** What a route asks for by its content type. */
export const bodyOf = (type: string, schema: Schema): fc.Arbitrary<Body> => {
  if (type === JSON_TYPE) return json(schema)
  return type.startsWith("multipart/") ? multipart : form(schema)
}
