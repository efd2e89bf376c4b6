import { Clock, Effect, Redacted } from "effect"
import { type Notification, sentOf } from "#domain/notification"
import { linksOf, post, type Target } from "#upstream/notification-targets"
import type { Send } from "#upstream/outgoing"

/** A receiver of webhooks by the specification Standard Webhooks. */
export interface WebhookReceiver {
  readonly url: string
  /** Each in base64, with or without `whsec_` before it. Any of them verifies what is sent. */
  readonly secrets: ReadonlyArray<Redacted.Redacted>
  /** Where the console is found. */
  readonly base_url: string
}

const signatureOf = (secret: Redacted.Redacted, content: string): string => {
  const key = Buffer.from(Redacted.value(secret).replace(/^whsec_/, ""), "base64")
  return `v1,${new Bun.CryptoHasher("sha256", key).update(content).digest("base64")}`
}

/** The headers that sign a body at a moment (epoch seconds). */
const signed = (
  secrets: ReadonlyArray<Redacted.Redacted>,
  id: string,
  timestamp: number,
  body: string,
) => ({
  "webhook-id": id,
  "webhook-timestamp": `${timestamp}`,
  "webhook-signature": secrets
    .map((secret) => signatureOf(secret, `${id}.${timestamp}.${body}`))
    .join(" "),
})

/** A receiver of Standard Webhooks: each is signed anew whenever it is sent, under an id that stays. */
export const webhookTarget = (send: Send, { url, secrets, base_url }: WebhookReceiver): Target => ({
  name: "webhook",
  deliver: Effect.fnUntraced(function* (notification: Notification) {
    const { id, user_id, occurred_at, occurrence } = notification
    const body = JSON.stringify({
      type: occurrence.type,
      timestamp: occurred_at,
      data: { user_id, ...sentOf(occurrence), ...linksOf(occurrence, base_url) },
    })
    const timestamp = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
    yield* post(send, url, body, signed(secrets, id, timestamp, body))
  }),
})
