import { Clock, Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { signatureOf } from "#operations/webhook-signature"
import { WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"

/** Delivers a payload over HTTP, signed, and waits until it is read. */
export const webhook = Effect.fnUntraced(function* (payload: unknown) {
  const { send } = yield* Client
  const body = JSON.stringify(payload)
  const seconds = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
  const signature = signatureOf(WEBHOOK_SECRET, seconds, Buffer.from(body))
  const headers = { "aggregator-signature": signature }
  const answer = yield* send("/webhooks/aggregator", { method: "POST", headers, body })
  yield* (yield* Ingest).idle
  return answer
})
