import { expect } from "bun:test"
import { Effect } from "effect"
import { DeliveryThread } from "#actors/delivery-thread"
import { Ingest } from "#actors/ingest"
import { RawEventStore } from "#db/raw-events"
import { signatureOf } from "#operations/webhook-signature"
import { App, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { payload } from "#test/deliveries"
import { itLive } from "#test/effect"

const it = itLive(App)

const deliver = Effect.fnUntraced(function* (text: string) {
  const { send } = yield* Client
  const body = Buffer.from(text)
  const timestamp = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
  const headers = { "aggregator-signature": signatureOf(WEBHOOK_SECRET, timestamp, body) }
  return yield* send("/webhooks/aggregator", { method: "POST", headers, body })
})

/** A delivery of two million bytes that hardly compress, about the caller. */
const large = Effect.gen(function* () {
  const { user_id } = yield* Client
  const daily = yield* Effect.promise(() => payload("daily-garmin-allfields1"))
  daily.user.reference_id = user_id
  const noise = crypto.getRandomValues(new Uint8Array(65_536)).toBase64()
  return JSON.stringify({
    ...daily,
    noise: Array(24)
      .fill(noise)
      .map((text, n) => `${n}${text}`),
  })
})

it("are taken in once, read in a thread, and become rows", () =>
  Effect.gen(function* () {
    const { get } = yield* Client
    const text = yield* large
    expect(text.length).toBeGreaterThan(2_000_000)
    const first = yield* deliver(text)
    expect([first.status, first.body.type]).toEqual([200, "daily"])
    yield* (yield* Ingest).idle
    const event = yield* (yield* RawEventStore).find(first.body.raw_event_id)
    expect(event!.state).toBe("processed")
    expect(Buffer.from(event!.body!).toString()).toBe(text)
    expect((yield* get("/v1/data/sync")).body.counts.daily).toBe(1)
    expect((yield* deliver(text)).body).toMatchObject({ ok: true, duplicate: true })
  }))

it("that are no JSON object are refused as small ones are", () =>
  Effect.gen(function* () {
    for (const text of ["[", "[]", '{"a":1}}', "\u00ff"]) {
      const answer = yield* deliver(`${" ".repeat(1_100_000)}${text}`)
      expect([answer.status, answer.body.error]).toEqual([400, "invalid_json"])
    }
  }))

it("are a matter of the thread alone when they make it die", () =>
  Effect.gen(function* () {
    const { perform } = yield* DeliveryThread
    const broken = { encoding: "zstd" as const, bytes: new Uint8Array(99) }
    const event = { type: "daily", received_at: 0 }
    const exit = yield* Effect.exit(perform({ task: "normalise", event, body: broken }))
    expect(exit._tag).toBe("Failure")
    expect((yield* deliver(yield* large)).status).toBe(200)
  }))
