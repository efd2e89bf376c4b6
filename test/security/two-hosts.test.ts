import { describe, expect } from "bun:test"
import { connect } from "node:net"
import { Effect } from "effect"
import { Served } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { ownersBrowser } from "#test/visits"

const it = itLive(Served)

/** What comes back for bytes that are sent as they are, up to the end of the first answer. */
const answered = Effect.fnUntraced(function* (...lines: ReadonlyArray<string>) {
  const { hostname, port } = new URL((yield* Client).base)
  return yield* Effect.callback<string>((resume) => {
    let text = ""
    const socket = connect(Number(port), hostname, () => {
      socket.write([...lines, "Connection: close", "", ""].join("\r\n"))
    })
    socket.on("data", (piece) => {
      text += piece
    })
    socket.on("close", () => resume(Effect.succeed(text)))
  })
})

const statusOf = (answer: string) => Number(answer.split(" ")[1])

const REFUSED: Readonly<Record<string, ReadonlyArray<string>>> = {
  "two Host headers": ["Host: localhost", "Host: evil.example"],
  "two that are the same": ["Host: localhost", "Host: localhost"],
  "two of different case": ["Host: localhost", "hOST: evil.example"],
  "two with another header between them": ["Host: localhost", "Accept: */*", "Host: evil.example"],
  "one that is empty beside another": ["Host:", "Host: localhost"],
  "another beside one that is empty": ["Host: localhost", "Host: "],
  "twenty of them": Array.from({ length: 20 }, () => "Host: localhost"),
  "two in one line": ["Host: localhost, evil.example"],
  "one that is folded over two lines": ["Host: localhost", " evil.example"],
  "one that begins on the next line": ["Host:", "\tlocalhost"],
  "a space before its colon": ["Host: localhost", "Host : evil.example"],
  "one with a person in it": ["Host: evil@localhost"],
  "one with a path in it": ["Host: localhost/evil"],
  "one that is empty": ["Host:"],
  none: [],
}

const TAKEN = ["localhost", "LOCALHOST:80", "10.0.0.7:3000", "[::1]:3000", "nas", "my_nas.lan."]

describe("a request", () => {
  for (const [what, headers] of Object.entries(REFUSED))
    it(`with ${what} for a Host is refused, whatever it asks`, () =>
      Effect.gen(function* () {
        for (const line of ["GET /healthz", "GET /v1/me", "POST /v1/session", "GET /nowhere"])
          expect(statusOf(yield* answered(`${line} HTTP/1.1`, ...headers))).toBe(400)
      }))

  it("is told so as of anything else that is wrong with it", () =>
    Effect.gen(function* () {
      const answer = yield* answered("GET /healthz HTTP/1.1", "Host: a", "Host: b")
      const [head, body] = answer.split("\r\n\r\n")
      expect(head!.toLowerCase()).toContain("x-request-id: req_")
      expect(JSON.parse(body!).error).toMatchObject({
        code: "invalid_request",
        message: "The Host header must name one host.",
      })
    }))

  it("with one Host is answered, whichever form it has", () =>
    Effect.gen(function* () {
      for (const host of TAKEN)
        expect(statusOf(yield* answered("GET /healthz HTTP/1.1", `Host: ${host}`))).toBe(200)
    }))

  it("of HTTP/1.0 without a Host is answered, and no cookie counts in it", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      expect(statusOf(yield* answered("GET /healthz HTTP/1.0"))).toBe(200)
      expect(statusOf(yield* answered("GET /v1/me HTTP/1.0", `Cookie: ${cookie}`))).toBe(401)
    }))

  it("that names another host in its first line is judged by the Host header alone", () =>
    Effect.gen(function* () {
      const { cookie } = yield* ownersBrowser
      const asked = (target: string, host: string) =>
        answered(`GET http://${target}/v1/me HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`)
      expect(statusOf(yield* asked("localhost", "evil.example"))).toBe(401)
      expect(statusOf(yield* asked("localhost", "localhost"))).toBe(200)
    }))
})
