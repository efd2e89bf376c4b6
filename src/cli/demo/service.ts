import { Clock, Data, Effect, Redacted } from "effect"
import { Config } from "#config"
import type { DataSync } from "#domain/data-sync"
import type { LocalDate } from "#domain/time"
import type { FoundServer } from "#operations/find-server"
import type { IssuedToken } from "#operations/issue-token"
import type { PreparedDemo } from "#operations/prepare-demo"
import { signatureOf } from "#operations/webhook-signature"

/** The demo could not be loaded into the server. */
export class DemoRefused extends Data.TaggedError("DemoRefused")<{
  readonly message: string
}> {}

const encoder = new TextEncoder()

/** The requests of the demo to a server: as administrator, as aggregator and as the person. */
export const serviceAt = Effect.fnUntraced(function* (server: FoundServer) {
  const config = yield* Config
  const admin_key = config.ADMIN_KEY ?? server.admin_key
  const secret = config.WEBHOOK_SECRET?.[0] ?? server.webhook_secret
  if (!admin_key || !secret)
    return yield* new DemoRefused({
      message: "Set ADMIN_KEY and WEBHOOK_SECRET to what the server was started with.",
    })

  const ask = (path: string, init: RequestInit): Effect.Effect<unknown, DemoRefused> =>
    Effect.tryPromise({
      try: (signal) =>
        fetch(`${server.url}${path}`, { ...init, signal }).then((response) =>
          response.ok ? response.json() : Promise.reject(response.status),
        ),
      catch: (why) =>
        new DemoRefused({
          message: `The server at ${server.url} did not take ${path} (${typeof why === "number" ? why : "no answer"}).`,
        }),
    })

  const administer = (path: string, body: object) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-admin-key": Redacted.value(admin_key) },
      body: JSON.stringify(body),
    })

  const signatureHeader = config.WEBHOOK_SIGNATURE_HEADER[0]!

  return {
    prepare: (today: LocalDate) =>
      administer("/admin/demo", { today }) as Effect.Effect<PreparedDemo, DemoRefused>,
    /** Posts a body as the aggregator does, signed. */
    deliver: Effect.fnUntraced(function* (text: string) {
      const body = encoder.encode(text)
      const now = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
      yield* ask("/webhooks/aggregator", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          [signatureHeader]: signatureOf(Redacted.value(secret), now, body),
        },
        body,
      })
    }),
    token: administer("/admin/tokens", {}) as Effect.Effect<IssuedToken, DemoRefused>,
    /** The number of rows of each kind in a person's delta sync. */
    counts: (token: string) =>
      ask("/v1/data/sync", { headers: { authorization: `Bearer ${token}` } }).pipe(
        Effect.map((synced) => (synced as DataSync).counts),
      ),
  }
})
