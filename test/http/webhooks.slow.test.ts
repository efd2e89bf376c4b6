import { describe, expect } from "bun:test"
import { Effect, Fiber } from "effect"
import { Ingest } from "#actors/ingest"
import { MAX_DELIVERY_BYTES } from "#http/delivery-body"
import { signatureOf } from "#operations/webhook-signature"
import { App, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { payload } from "#test/deliveries"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itLive(App)

const PATHS = ["/webhooks/aggregator", "/webhook/aggregator", "/webhook", "/aggregator", "/"]

const now = () => Math.floor((performance.timeOrigin + performance.now()) / 1_000)

const signed = (body: string, timestamp = now(), secret = WEBHOOK_SECRET) =>
  signatureOf(secret, timestamp, Buffer.from(body))

/** Posts a delivery as the aggregator does. */
const deliver = (
  body: string | Uint8Array | ReadableStream,
  headers: Readonly<Record<string, string>>,
  path = "/webhooks/aggregator",
) => Client.use(({ send }) => send(path, { method: "POST", body, headers }))

const healthcheck = (n: number) => JSON.stringify({ type: "healthcheck", n })

describe("a signed delivery", () => {
  for (const path of PATHS)
    it(`is taken in at POST ${path}, and only once`, () =>
      Effect.gen(function* () {
        const body = healthcheck(1)
        const headers = { "aggregator-signature": signed(body) }
        const first = yield* deliver(body, headers, path)
        const request_id = first.headers.get("x-request-id")
        expect(first.status).toBe(200)
        expect(first.body).toEqual({ ok: true, raw_event_id: 1, type: "healthcheck", request_id })
        const again = yield* deliver(body, headers, path)
        expect(again.status).toBe(200)
        expect(again.body).toEqual({
          ok: true,
          duplicate: true,
          type: "healthcheck",
          request_id: again.headers.get("x-request-id"),
        })
      }))

  it("may name its signature header either way and in any case", () =>
    Effect.gen(function* () {
      for (const [n, name] of ["X-Aggregator-Signature", "AGGREGATOR-SIGNATURE"].entries()) {
        const body = healthcheck(n)
        expect((yield* deliver(body, { [name]: signed(body) })).status).toBe(200)
      }
    }))

  it("needs no content type and no announced length", () =>
    Effect.gen(function* () {
      const body = healthcheck(3)
      const stream = new Response(body).body!
      expect((yield* deliver(stream, { "aggregator-signature": signed(body) })).status).toBe(200)
    }))

  it("becomes rows of the person it names", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const daily = yield* Effect.promise(() => payload("daily-garmin-allfields1"))
      daily.user.reference_id = user_id
      const body = JSON.stringify(daily)
      expect((yield* deliver(body, { "aggregator-signature": signed(body) })).status).toBe(200)
      yield* (yield* Ingest).idle

      const sources = (yield* get("/v1/sources")).body.data
      expect(sources).toEqual([
        {
          id: expect.stringMatching(/^src_/),
          is_file: false,
          provider: "garmin",
          connected_at: expect.any(String),
          last_sync_at: expect.any(String),
          status: "active",
        },
      ])
      expect((yield* get("/v1/me")).body.connections).toEqual([
        {
          id: sources[0].id,
          provider: "garmin",
          aggregator_user_id: daily.user.user_id,
          connected_at: sources[0].connected_at,
          deactivated_at: null,
        },
      ])
      const synced = (yield* get("/v1/data/sync")).body
      expect(synced.counts.daily).toBe(1)
      expect(synced.daily_summary[0].source_id).toBe(sources[0].id)
    }))
})

describe("a delivery is refused in the flat shape", () => {
  const body = healthcheck(0)
  const refused: ReadonlyArray<
    readonly [reason: string, headers: () => Readonly<Record<string, string>>]
  > = [
    ["missing_header", () => ({})],
    ["malformed_header", () => ({ "aggregator-signature": "v1=00" })],
    ["malformed_header", () => ({ "aggregator-signature": "nonsense" })],
    ["bad_timestamp", () => ({ "aggregator-signature": "t=soon,v1=00" })],
    ["stale", () => ({ "aggregator-signature": signed(body, now() - 400) })],
    ["stale", () => ({ "aggregator-signature": signed(body, now() + 400) })],
    ["signature_mismatch", () => ({ "aggregator-signature": signed(body, now(), "other") })],
    ["signature_mismatch", () => ({ "aggregator-signature": signed(`${body} `) })],
  ]
  for (const [index, [reason, headers]] of refused.entries())
    it(`with the reason ${reason} (${index})`, () =>
      Effect.gen(function* () {
        const answer = yield* deliver(body, headers())
        expect(answer.status).toBe(401)
        expect(answer.body).toEqual({
          error: "invalid_signature",
          reason,
          request_id: answer.headers.get("x-request-id"),
        })
      }))

  const malformed = ["", "{", "[]", "null", "7", '"daily"', "\u00ff"]
  for (const text of malformed)
    it(`when it is signed and its body is ${JSON.stringify(text)}`, () =>
      Effect.gen(function* () {
        const answer = yield* deliver(text, { "aggregator-signature": signed(text) })
        expect(answer.status).toBe(400)
        expect(answer.body).toEqual({
          error: "invalid_json",
          request_id: answer.headers.get("x-request-id"),
        })
      }))

  it("when the fault is ours, which does not reveal itself, and taken in when it is sent again", () =>
    Effect.gen(function* () {
      const headers = { "aggregator-signature": signed(body) }
      yield* direct((_, sqlite) => sqlite.run("ALTER TABLE raw_events RENAME TO lost"))
      const broken = yield* deliver(body, headers)
      expect(broken.status).toBe(500)
      expect(broken.body).toEqual({
        error: "internal_error",
        request_id: broken.headers.get("x-request-id"),
      })
      yield* direct((_, sqlite) => sqlite.run("ALTER TABLE lost RENAME TO raw_events"))
      expect((yield* deliver(body, headers)).status).toBe(200)
    }))

  it("when it is larger than 64 MiB, announced or not", () =>
    Effect.gen(function* () {
      const headers = { "aggregator-signature": signed("{}") }
      const announced = yield* deliver("{}", {
        ...headers,
        "content-length": String(MAX_DELIVERY_BYTES + 1),
      })
      let sent = 0
      const endless = new ReadableStream({
        pull: (controller) => {
          sent += 1_048_576
          controller.enqueue(new Uint8Array(1_048_576))
        },
      })
      const chunked = yield* deliver(endless, headers)
      for (const answer of [announced, chunked]) {
        expect(answer.status).toBe(413)
        expect(answer.body).toEqual({
          error: "payload_too_large",
          request_id: answer.headers.get("x-request-id"),
        })
      }
      expect(sent).toBeLessThan(MAX_DELIVERY_BYTES + 8 * 1_048_576)
    }))

  const unread = () => {
    const state = { pulled: 0 }
    const body = new ReadableStream(
      {
        pull: (controller) => {
          state.pulled++
          controller.enqueue(new Uint8Array(1_048_576))
        },
      },
      { highWaterMark: 0 },
    )
    return { body, state }
  }

  for (const [reason, header] of [
    ["missing_header", null],
    ["malformed_header", "nonsense"],
    ["bad_timestamp", "t=soon,v1=00"],
    ["stale", `t=${now() - 400},v1=00`],
  ] as const)
    it(`with ${reason} before any of its body is read`, () =>
      Effect.gen(function* () {
        for (const path of PATHS) {
          const { body, state } = unread()
          const headers: Record<string, string> = header ? { "aggregator-signature": header } : {}
          const answer = yield* deliver(body, headers, path)
          expect(answer.status).toBe(401)
          expect(answer.body.reason).toBe(reason)
          expect(state.pulled).toBe(0)
        }
      }))

  it("when those under way from one network hold 128 MiB, and taken in once they do not", () =>
    Effect.gen(function* () {
      const headers = { "aggregator-signature": signed(body) }
      const released = Promise.withResolvers<void>()
      const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const stalling = (at: PromiseWithResolvers<void>) => {
        let left = MAX_DELIVERY_BYTES
        return new ReadableStream({
          pull: (controller) => {
            if (left === 0) {
              at.resolve()
              return released.promise.then(() => controller.error(new Error("gone")))
            }
            left -= 4_194_304
            controller.enqueue(new Uint8Array(4_194_304))
          },
        })
      }
      const under = yield* Effect.forEach(arrived, (at) =>
        Effect.forkChild(Effect.exit(deliver(stalling(at), headers))),
      )
      yield* Effect.promise(() => Promise.all(arrived.map(({ promise }) => promise)))
      const refused = yield* deliver(body, headers)
      expect(refused.status).toBe(503)
      expect(refused.headers.get("retry-after")).toBe("5")
      expect(refused.body).toEqual({
        error: "overloaded",
        request_id: refused.headers.get("x-request-id"),
      })
      const small = { ...headers, "content-length": `${body.length}` }
      expect((yield* deliver(body, small)).status).toBe(200)
      released.resolve()
      yield* Effect.forEach(under, Fiber.join)
      expect((yield* deliver(body, headers)).body.duplicate).toBe(true)
    }))

  it("but not because others have announced more than they have sent", () =>
    Effect.gen(function* () {
      const headers = { "aggregator-signature": signed(body) }
      const large = { ...headers, "content-length": `${MAX_DELIVERY_BYTES}` }
      const released = Promise.withResolvers<void>()
      const silent = () =>
        new ReadableStream({
          pull: (controller) => released.promise.then(() => controller.error(new Error("gone"))),
        })
      const under = yield* Effect.forEach(Array(20).fill(0), () =>
        Effect.forkChild(Effect.exit(deliver(silent(), large))),
      )
      yield* Effect.promise(() => new Promise((resume) => setImmediate(resume)))
      expect((yield* deliver(body, headers)).status).toBe(200)
      released.resolve()
      yield* Effect.forEach(under, Fiber.join)
    }))
})
