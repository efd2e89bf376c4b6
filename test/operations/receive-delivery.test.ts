import { expect, test } from "bun:test"
import { Effect } from "effect"
import { RawEventStore } from "#db/raw-events"
import { envelopeOf } from "#domain/webhook"
import { hashBody, readSignature, signatureOf } from "#operations/webhook-signature"
import { Deliveries, deliver, payload, receiveWhole, send } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

/** Why a signed body is refused; null when it is genuine. Its bytes come one by one. */
const refuseSignature = (
  header: string | null,
  body: Uint8Array,
  secrets: ReadonlyArray<string>,
  nowMs: number,
) => {
  const claim = readSignature(header, nowMs)
  if (typeof claim === "string") return claim
  const hash = hashBody(claim, secrets)
  for (const byte of body) hash.update(Uint8Array.of(byte))
  const { sha256, isGenuine } = hash.end()
  expect(Buffer.from(sha256).toString("hex")).toBe(Bun.SHA256.hash(body, "hex"))
  return isGenuine ? null : "signature_mismatch"
}

interface Vector {
  readonly name: string
  readonly secret: string
  readonly now: number
  readonly header: string
  readonly body_hex: string
  readonly expect: string
}

const vectors: ReadonlyArray<Vector> = await payload("signature_vectors")

for (const vector of vectors)
  test(`judges the signature vector ${vector.name} as ${vector.expect}`, () => {
    const body = Buffer.from(vector.body_hex, "hex")
    const reason = refuseSignature(vector.header, body, [vector.secret], vector.now * 1000)
    const wanted = vector.expect === "implementation-defined" ? "ok" : vector.expect
    expect(reason ?? "ok").toBe(wanted)
  })

const body = Buffer.from("{}")

test("names the first reason of several, in the specification's order", () => {
  const judge = (header: string | null) => refuseSignature(header, body, ["s"], 1_000_000_000)
  expect(judge(null)).toBe("missing_header")
  expect(judge("")).toBe("missing_header")
  expect(judge("t=abc")).toBe("malformed_header")
  expect(judge("t=,v1=00")).toBe("malformed_header")
  expect(judge("t=1.5,v1=00")).toBe("bad_timestamp")
  expect(judge("t=-1,v1=00")).toBe("stale")
  expect(judge("t=1000000,v1=zz")).toBe("signature_mismatch")
})

test("takes a signature only when it is nothing but one", () => {
  const header = signatureOf("s", 1_000, body)
  expect(refuseSignature(header, body, ["s"], 1_000_000)).toBeNull()
  for (const more of ["zz", " 00", "00"])
    expect(refuseSignature(`${header}${more}`, body, ["s"], 1_000_000)).toBe("signature_mismatch")
})

test("takes any of several secrets", () => {
  const header = signatureOf("new", 1_000, body)
  expect(refuseSignature(header, body, ["old", "new"], 1_000_000)).toBeNull()
  expect(refuseSignature(header, body, ["old"], 1_000_000)).toBe("signature_mismatch")
  expect(refuseSignature(header, body, [], 1_000_000)).toBe("signature_mismatch")
})

const judged = (bytes: Uint8Array, header: string | null) =>
  receiveWhole({
    body: bytes,
    signature: header,
    trace_id: null,
    reference: null,
    ordering_ms: null,
  }).pipe(
    Effect.flip,
    Effect.map(({ reason }) => reason),
  )

it("stores nothing of a delivery it refuses", () =>
  Effect.gen(function* () {
    expect(yield* judged(body, "t=0,v1=00")).toBe("signature_mismatch")
    expect(yield* (yield* RawEventStore).find(1)).toBeNull()
  }))

for (const text of ["", "{", "[]", "null", "3", '"text"', '{"a":1}}'])
  it(`refuses the signed body ${text || "of nothing"} as invalid JSON`, () =>
    Effect.gen(function* () {
      const bytes = Buffer.from(text)
      expect(yield* judged(bytes, signatureOf("whsec_test", 0, bytes))).toBe("invalid_json")
    }))

it("refuses bytes that are not UTF-8", () =>
  Effect.gen(function* () {
    const bytes = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    expect(yield* judged(bytes, signatureOf("whsec_test", 0, bytes))).toBe("invalid_json")
  }))

it("takes the same bytes once, and says so the second time", () =>
  Effect.gen(function* () {
    const first = yield* send({ type: "healthcheck" })
    expect(first).toEqual({ raw_event_id: 1, type: "healthcheck" })
    expect(yield* send({ type: "healthcheck" })).toEqual({ duplicate: true, type: "healthcheck" })
    expect(yield* send({ type: "healthcheck", n: 2 })).toMatchObject({ raw_event_id: 2 })
  }))

it("takes the same bytes once when they arrive together", () =>
  Effect.gen(function* () {
    const twins = yield* Effect.all([send({ type: "x" }), send({ type: "x" })], {
      concurrency: "unbounded",
    })
    expect(twins.filter((answer) => "duplicate" in answer)).toHaveLength(1)
  }))

it("keeps a large body compressed and gives it back byte for byte", () =>
  Effect.gen(function* () {
    const large = { type: "some_future_type", text: "ÜberLang ".repeat(2_000) }
    const event = yield* deliver(large)
    expect(Buffer.from(event!.body!).toString()).toBe(JSON.stringify(large))
    expect(event).toMatchObject({ state: "skipped", type: "some_future_type" })
  }))

it("keeps the trace and the reference of a delivery, and takes every chunk of one reference", () =>
  Effect.gen(function* () {
    const chunk = (n: number) =>
      Effect.gen(function* () {
        const bytes = Buffer.from(JSON.stringify({ type: "healthcheck", n }))
        return yield* receiveWhole({
          body: bytes,
          signature: signatureOf("whsec_test", 0, bytes),
          trace_id: `trace:chunk:${n}`,
          reference: "backfill-1",
          ordering_ms: 1_000,
        })
      })
    expect(yield* chunk(1)).toMatchObject({ raw_event_id: 1 })
    expect(yield* chunk(2)).toMatchObject({ raw_event_id: 2 })
    expect(yield* (yield* RawEventStore).find(2)).toMatchObject({
      trace_id: "trace:chunk:2",
      reference: "backfill-1",
      ordering_ms: 1_000,
    })
  }))

test("reads the outside of both payload shapes", async () => {
  expect(envelopeOf(await payload("lab_report-none-specshape1"))).toEqual({
    type: "lab_report",
    aggregator_user_id: "",
    reference_id: "9d7b2f6e-0000-4000-8000-000000000001",
  })
  expect(envelopeOf(await payload("daily-garmin-oa1"))).toMatchObject({ type: "daily" })
  expect(envelopeOf(await payload("user_reauth-garmin-oa1"))).toEqual({
    type: "user_reauth",
    aggregator_user_id: "9c8b7a65-4321-4fed-a0b9-87c6d5e4f321",
    reference_id: "your-user-123",
  })
  expect(envelopeOf({ user: { user_id: 3, reference_id: "" } })).toEqual({
    type: "unknown",
    aggregator_user_id: "",
    reference_id: null,
  })
})
