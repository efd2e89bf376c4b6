import { expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"

const it = itLive(App)

for (const [filename, file_name] of [
  ["C:\\Users\\ada\\spring.pdf", "spring.pdf"],
  ["../../etc/\u202Efdp.txt", "fdp.txt"],
  [`${"x".repeat(500)}, March.pdf`, `${"x".repeat(69)}, March.pdf`],
  ["<b>[x](https://evil.example)</b>.pdf", "b>.pdf"],
  ["\u200B", null],
] as const)
  it(`a report named ${filename.slice(0, 40)} is listed as ${file_name}`, () =>
    Effect.gen(function* () {
      const { get, send, token } = yield* Client
      const bytes = `%PDF-1.7 ${filename}`
      const { status } = yield* send("/v1/labs/upload", {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, ...FORM_TYPE },
        body: formOf({ name: "file", filename, type: "application/pdf", bytes }),
      })
      expect(status).toBe(200)
      const { body } = yield* get("/v1/labs")
      expect(body.uploads[0].file_name).toBe(file_name)
    }))
