import { describe, expect } from "bun:test"
import { Deferred, Effect, Fiber } from "effect"
import { TurnEvents } from "#actors/turn-events"
import { signatureOf } from "#operations/webhook-signature"
import { Served, servedWith, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import { framesOf } from "#test/sse"

const it = itLive(Served)

const ask = { messages: [{ role: "user", content: "How did I sleep?" }] }

describe("over a socket", () => {
  it("answers with a request id, whatever is asked", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const answers = yield* Effect.all([
        send("/healthz"),
        send("/healthz", { method: "HEAD" }),
        send("/nope"),
        send("/nope", { method: "HEAD" }),
        send("/nope", { method: "OPTIONS" }),
        send("/v1/me"),
        send("/webhook", { method: "POST", body: "{}" }),
        send("/v1/turns/%E0%A4%A"),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 401, 401, 404])
      for (const { headers } of answers)
        expect(headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{32}$/)
    }))

  it("finds its routes whatever the host is called", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      for (const host of ["a", "ab:1", "a-very-long-name.example"])
        expect((yield* send("/healthz", { headers: { host } })).status).toBe(200)
    }))

  it("streams a turn to its end", () =>
    Effect.gen(function* () {
      const { fetch, post, token } = yield* Client
      const release = yield* (yield* ModelScript).stallsAt("reflect")
      const { body } = yield* post("/v1/turns", ask)
      const response = yield* fetch(body.stream_url, {
        headers: { authorization: `Bearer ${token}` },
      })
      yield* release
      const frames = yield* Effect.promise(() => framesOf(response))
      expect(frames[0]!.event).toBe("turn.started")
      expect(frames.at(-1)!.event).toBe("turn.completed")
    }))

  it("tells nothing more to a client whose connection is gone", () =>
    Effect.gen(function* () {
      const { post, token } = yield* Client
      const server = (yield* Client).base
      const events = yield* TurnEvents
      const release = yield* (yield* ModelScript).stallsAt("reflect")
      const { body } = yield* post("/v1/turns", ask)
      const leaving = new AbortController()
      const response = yield* Effect.promise(() =>
        fetch(server + body.stream_url, {
          headers: { authorization: `Bearer ${token}` },
          signal: leaving.signal,
        }),
      )
      expect(response.status).toBe(200)
      expect(yield* events.watchers).toBe(1)
      leaving.abort()
      yield* events.watchers.pipe(
        Effect.delay("5 millis"),
        Effect.repeat({ until: (n) => n === 0 }),
      )
      yield* release
    }))

  it("tells two hundred watchers the same while every other one leaves, and forgets them all", () =>
    Effect.gen(function* () {
      const { base, post, token } = yield* Client
      const events = yield* TurnEvents
      const release = yield* (yield* ModelScript).stallsAt("reflect")
      const { body } = yield* post("/v1/turns", ask)
      const leaving = new AbortController()
      const responses = yield* Effect.promise(() =>
        Promise.all(
          Array.from({ length: 200 }, (_, n) =>
            fetch(base + body.stream_url, {
              headers: { authorization: `Bearer ${token}` },
              signal: n % 2 === 0 ? leaving.signal : null,
            }),
          ),
        ),
      )
      expect(yield* events.watchers).toBe(200)
      leaving.abort()
      yield* events.watchers.pipe(
        Effect.delay("5 millis"),
        Effect.repeat({ until: (count) => count === 100 }),
      )
      yield* release
      const stayed = responses.filter((_, n) => n % 2 === 1)
      const [first, ...others] = yield* Effect.promise(() =>
        Promise.all(stayed.map((response) => framesOf(response))),
      )
      expect(first!.at(-1)!.event).toBe("turn.completed")
      for (const frames of others) expect(frames).toEqual(first!)
      expect(yield* events.watchers).toBe(0)
    }))

  const unfinished = [
    "GET /heal",
    "POST /v1/turns HTTP/1.1\r\nHost: a\r\nContent-Le",
    "POST /webhook HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
    "POST /webhook HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
  ]
  it("answers others while some never finish what they say, and outlives their leaving", () =>
    Effect.gen(function* () {
      const { base, send } = yield* Client
      const { hostname, port } = new URL(base)
      const sockets = yield* Effect.promise(() =>
        Promise.all(
          unfinished.map(async (text) => {
            const socket = await Bun.connect({
              hostname,
              port: Number(port),
              socket: { data: () => {} },
            })
            socket.write(text)
            socket.flush()
            return socket
          }),
        ),
      )
      expect((yield* send("/healthz")).status).toBe(200)
      for (const socket of sockets) socket.terminate()
      expect((yield* send("/healthz")).status).toBe(200)
    }))

  it("takes many deliveries at once, each answered after its commit", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      const timestamp = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
      const answers = yield* Effect.forEach(
        Array.from({ length: 200 }, (_, n) => JSON.stringify({ type: "healthcheck", n })),
        (body) =>
          send("/webhook", {
            method: "POST",
            body,
            headers: {
              "aggregator-signature": signatureOf(WEBHOOK_SECRET, timestamp, Buffer.from(body)),
            },
          }),
        { concurrency: 64 },
      )
      expect(new Set(answers.map(({ body }) => body.raw_event_id)).size).toBe(200)
    }))

  it("lets a turn that still runs be watched to its end while the service shuts down", () =>
    Effect.gen(function* () {
      const opened = yield* Deferred.make<{
        readonly response: Response
        readonly release: Effect.Effect<void>
        readonly base: string
      }>()
      const living = Effect.gen(function* () {
        const { base, fetch, post, token } = yield* Client
        const release = yield* (yield* ModelScript).stallsAt("reflect")
        const { body } = yield* post("/v1/turns", ask)
        const headers = { authorization: `Bearer ${token}` }
        const response = yield* fetch(body.stream_url, { headers })
        yield* Deferred.succeed(opened, { response, release, base })
      }).pipe(Effect.provide(servedWith(10), { local: true }))

      const dying = yield* Effect.forkChild(living)
      const { response, release, base } = yield* Deferred.await(opened)
      const isClosed = Effect.tryPromise(() => fetch(`${base}/healthz`)).pipe(
        Effect.map(() => false),
        Effect.orElseSucceed(() => true),
        Effect.delay("5 millis"),
      )
      yield* Effect.repeat(isClosed, { until: (closed) => closed })
      yield* release
      const frames = yield* Effect.promise(() => framesOf(response))
      expect(frames.at(-1)!.event).toBe("turn.completed")
      yield* Fiber.join(dying)
    }))

  it("closes its door with its scope", () =>
    Effect.gen(function* () {
      const closed = yield* Deferred.make<string>()
      yield* Effect.scoped(
        Effect.gen(function* () {
          const { base, send } = yield* Client
          expect((yield* send("/healthz")).status).toBe(200)
          yield* Deferred.succeed(closed, base)
        }).pipe(Effect.provide(Served, { local: true })),
      )
      const base = yield* Deferred.await(closed)
      const refused = yield* Effect.exit(Effect.tryPromise(() => fetch(`${base}/healthz`)))
      expect(refused._tag).toBe("Failure")
    }))
})
