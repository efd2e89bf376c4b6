import { describe, expect, test } from "bun:test"
import { readFilePart } from "#http/multipart"
import { Refused } from "#http/problem"
import { BOUNDARY, dripping, FORM_TYPE, formOf, type Part } from "#test/form"

const MAX_BYTES = 1_000

type Sent = string | Uint8Array<ArrayBuffer> | ReadableStream | null

const asked = (body: Sent, headers: Record<string, string> = FORM_TYPE) =>
  readFilePart(new Request("http://localhost", { method: "POST", headers, body }), {
    name: "file",
    most: MAX_BYTES,
  })

const reasonOf = async (reading: Promise<unknown>) => {
  const thrown = await reading.catch((error) => error)
  return thrown instanceof Refused ? thrown.reason._tag : thrown
}

const file: Part = { name: "file", filename: "a.pdf", type: "application/pdf", bytes: "%PDF-1.7" }
const sized = (size: number): Part => ({ ...file, bytes: new Uint8Array(size).fill(45) })

describe("a file part", () => {
  test("has its bytes, its own type and its hash", async () => {
    const read = await asked(formOf(file))
    expect(Buffer.from(read.bytes).toString()).toBe("%PDF-1.7")
    expect(read.content_type).toBe("application/pdf")
    expect(read.sha256).toBe(Bun.SHA256.hash("%PDF-1.7", "hex"))
  })

  test("keeps its type whatever its name ends with", async () => {
    const type = "application/octet-stream"
    expect((await asked(formOf({ ...file, type }))).content_type).toBe(type)
    const { type: _, ...typeless } = file
    expect((await asked(formOf(typeless))).content_type).toBe(type)
  })

  test("may come without a filename when it has a type", async () => {
    const { filename: _, ...nameless } = file
    expect((await asked(formOf(nameless))).content_type).toBe("application/pdf")
  })

  test("has a type in lower case, without parameters", async () => {
    const type = "Application/PDF; version=1.7"
    expect((await asked(formOf({ ...file, type }))).content_type).toBe("application/pdf")
  })

  for (const size of [1, 2, 3, 7, 64])
    test(`is the same when it arrives ${size} bytes at a time, boundaries cut anywhere`, async () => {
      const bytes = `\r\n--${BOUNDARY.slice(0, -1)}\r\n-\r--`
      const form = formOf({ name: "note", bytes: "hi" }, { ...file, bytes })
      expect(Buffer.from((await asked(dripping(form, size))).bytes).toString()).toBe(bytes)
    })

  test("is found among parts nobody asked for", async () => {
    const form = formOf({ name: "note", bytes: "hi" }, file, { ...file, name: "other" })
    expect((await asked(form)).bytes).toHaveLength(8)
  })

  test("may stand before an epilogue", async () => {
    const form = Buffer.concat([formOf(file), Buffer.from("good: \u0000 bye\r\nno header\r\n\r\n")])
    expect((await asked(form)).bytes).toHaveLength(8)
    expect((await asked(dripping(form, 5))).bytes).toHaveLength(8)
  })
})

describe("an invalid request", () => {
  const cases: ReadonlyArray<readonly [what: string, body: Sent, headers?: object]> = [
    ["has no body", null],
    ["has an empty body", ""],
    ["is no multipart", formOf(file), { "content-type": "application/pdf" }],
    ["is JSON", "{}", { "content-type": "application/json" }],
    ["has no content type", formOf(file), { "content-type": "" }],
    ["names no boundary", formOf(file), { "content-type": "multipart/form-data" }],
    ["names an empty boundary", formOf(file), { "content-type": "multipart/form-data; a=b" }],
    ["names another boundary", formOf(file), { "content-type": "multipart/form-data; boundary=x" }],
    ["has no part", formOf()],
    ["has no part of that name", formOf({ ...file, name: "document" })],
    ["has a field of that name", formOf({ name: "file", bytes: "%PDF-1.7" })],
    ["has two files of that name", formOf(file, file)],
    ["has a part without a name", formOf({ ...file, name: undefined } as unknown as Part)],
    ["ends before its last boundary", formOf(file).slice(0, -8)],
    ["ends within a part's head", formOf(file).slice(0, 60)],
    ["has too many parts", formOf(...Array.from({ length: 21 }, () => ({ name: "a" })), file)],
    ["has a broken part head", formOf({ ...file, type: "a\u0000b" })],
  ]
  for (const [what, body, headers = FORM_TYPE] of cases)
    test(what, async () => {
      expect(await reasonOf(asked(body, headers as Record<string, string>))).toBe("InvalidRequest")
    })

  test("breaks off", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(formOf(file).slice(0, 100))
      },
      pull(controller) {
        controller.error(new Error("gone"))
      },
    })
    expect(await reasonOf(asked(broken))).toBe("InvalidRequest")
  })
})

describe("size", () => {
  test("of exactly the limit is taken", async () => {
    expect((await asked(formOf(sized(MAX_BYTES)))).bytes).toHaveLength(MAX_BYTES)
    expect((await asked(dripping(formOf(sized(MAX_BYTES)), 100))).bytes).toHaveLength(MAX_BYTES)
  })

  test("of a byte more is too large, announced or not", async () => {
    expect(await reasonOf(asked(formOf(sized(MAX_BYTES + 1))))).toBe("BodyTooLarge")
    expect(await reasonOf(asked(dripping(formOf(sized(MAX_BYTES + 1)), 100)))).toBe("BodyTooLarge")
  })

  test("of everything together has a limit too", async () => {
    const padding = { name: "padding", bytes: new Uint8Array(70_000) }
    expect(await reasonOf(asked(formOf(padding, file)))).toBe("BodyTooLarge")
    expect(await reasonOf(asked(dripping(formOf(padding, file), 9_000)))).toBe("BodyTooLarge")
  })

  test("that is too large is not read to its end", async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        const head = formOf(sized(0)).slice(0, -(BOUNDARY.length + 8))
        controller.enqueue(sent === 1 ? head : new Uint8Array(20_000))
      },
    })
    expect(await reasonOf(asked(endless))).toBe("BodyTooLarge")
    expect(sent).toBeLessThan(20)
  })
})
