import { describe, expect } from "bun:test"
import { gunzipSync, zstdDecompressSync } from "node:zlib"
import { Effect } from "effect"
import { encodingFor, streamedJson } from "#http/compression"
import { Served } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { framesOf } from "#test/sse"

const it = itLive(Served)

const unpack = {
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
  identity: (bytes: Uint8Array) => bytes,
}

/** The bytes as they went over the wire. */
const asked = Effect.fnUntraced(function* (path: string, accept: string, more = {}) {
  const { base, token } = yield* Client
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": accept, ...more }
  const response = yield* Effect.promise(() =>
    fetch(`${base}${path}`, { headers, decompress: false }),
  )
  const bytes = yield* Effect.promise(() => response.bytes())
  return { status: response.status, headers: response.headers, bytes }
})

describe("an answer of more than a kilobyte", () => {
  for (const encoding of ["gzip", "zstd"] as const)
    it(`comes as ${encoding} to a client that accepts it, and says the same`, () =>
      Effect.gen(function* () {
        const plain = yield* asked("/v1/metrics", "identity")
        const packed = yield* asked("/v1/metrics", encoding)
        expect(plain.headers.get("content-encoding")).toBeNull()
        expect(packed.headers.get("content-encoding")).toBe(encoding)
        expect(packed.headers.get("vary")).toContain("accept-encoding")
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2)
        expect(Buffer.from(unpack[encoding](packed.bytes)).toString()).toBe(
          Buffer.from(plain.bytes).toString(),
        )
      }))

  it("has a tag that still holds for the other form", () =>
    Effect.gen(function* () {
      const plain = yield* asked("/v1/metrics", "identity")
      const packed = yield* asked("/v1/metrics", "gzip")
      expect(packed.headers.get("cache-control")).toBe("private, no-cache")
      expect(packed.headers.get("etag")).toBe(`W/${plain.headers.get("etag")}`)
      for (const { headers } of [plain, packed])
        for (const accept of ["gzip", "identity"]) {
          const known = { "if-none-match": headers.get("etag")! }
          const again = yield* asked("/v1/metrics", accept, known)
          expect([again.status, again.bytes.length]).toEqual([304, 0])
        }
    }))

  it("keeps its length and its type where it is a document of the service", () =>
    Effect.gen(function* () {
      const { bytes, headers } = yield* asked("/openapi.json", "gzip, deflate, br")
      expect(headers.get("content-type")).toBe("application/json")
      expect(JSON.parse(gunzipSync(bytes).toString()).openapi).toBe("3.1.0")
    }))
})

describe("a text that is made while it is sent", () => {
  const pieces = Array.from({ length: 40 }, (_, at) => `{"row":${at}}`.repeat(500))
  const answer = (accept: string) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    const headers = { "accept-encoding": accept }
    return streamedJson(new Request("http://localhost/", { headers }), body)
  }

  for (const encoding of ["gzip", "zstd", "identity"] as const)
    it(`is whole as ${encoding}`, () =>
      Effect.gen(function* () {
        const response = answer(encoding)
        expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding)
        const bytes = yield* Effect.promise(() => response.bytes())
        expect(Buffer.from(unpack[encoding](bytes)).toString()).toBe(pieces.join(""))
      }))
})

describe("what is not compressed", () => {
  it("is a short answer", () =>
    Effect.gen(function* () {
      const { headers, bytes } = yield* asked("/v1/me", "gzip, zstd")
      expect(headers.get("content-encoding")).toBeNull()
      expect(JSON.parse(Buffer.from(bytes).toString())).toHaveProperty("user_id")
    }))

  it("is an event stream", () =>
    Effect.gen(function* () {
      const { base, post, token } = yield* Client
      const { body } = yield* post("/v1/turns", { messages: [{ role: "user", content: "Hm?" }] })
      const headers = { authorization: `Bearer ${token}`, "accept-encoding": "gzip, zstd" }
      const response = yield* Effect.promise(() => fetch(`${base}${body.stream_url}`, { headers }))
      expect(response.headers.get("content-encoding")).toBeNull()
      expect((yield* Effect.promise(() => framesOf(response))).at(-1)!.event).toBe("turn.completed")
    }))

  it("is what a client refuses, or has never heard of", () => {
    expect(encodingFor("gzip;q=0, identity")).toBeNull()
    expect(encodingFor("br, deflate")).toBeNull()
    expect(encodingFor(null)).toBeNull()
    expect(encodingFor("gzip, zstd;q=0.0")).toBe("gzip")
    expect(encodingFor("GZIP;q=0.5, br")).toBe("gzip")
    expect(encodingFor("gzip, deflate, br, zstd")).toBe("zstd")
    return Effect.void
  })
})
