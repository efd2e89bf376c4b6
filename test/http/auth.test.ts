import { describe, expect } from "bun:test"
import { Effect, Layer } from "effect"
import { decodeJwt } from "jose"
import type { Answer, Client } from "#test/client"
import { itLive } from "#test/effect"
import { withSessions } from "#test/sessions"

const it = itLive(Layer.empty)

const approve = ({ send }: Client["Service"], headers: Record<string, string>) =>
  send("/v1/auth/cli-approve", { method: "POST", headers })

const revoke = ({ send }: Client["Service"], headers: Record<string, string>) =>
  send("/v1/auth/cli-revoke", { method: "POST", headers })

const bearerIn = ({ body }: Answer) => ({ authorization: `Bearer ${body.service_token}` })

describe("POST /v1/auth/cli-approve", () => {
  it("mints a 30-day token for the person of a session, and the token works", () =>
    Effect.gen(function* () {
      const { client, sessionOf } = yield* withSessions
      const session = yield* sessionOf("ada", "ada@example.org")
      const minted = yield* approve(client, session)
      expect(minted.status).toBe(200)
      expect(minted.headers.get("cache-control")).toBe("no-store")
      const { service_token, ...rest } = minted.body
      const me = yield* client.get("/v1/me", session)
      expect(rest).toEqual({ expires_in_days: 30, user_id: me.body.user_id })
      const { iat, exp } = decodeJwt(service_token)
      expect(exp! - iat!).toBe(30 * 86_400)
      expect((yield* client.get("/v1/me", bearerIn(minted))).body).toEqual(me.body)
    }))

  it("mints a fresh token with each call, whatever Idempotency-Key comes with it", () =>
    Effect.gen(function* () {
      const { client, sessionOf } = yield* withSessions
      const session = yield* sessionOf("ada", "ada@example.org")
      const headers = { ...session, "idempotency-key": "same" }
      const one = yield* approve(client, headers)
      const two = yield* approve(client, headers)
      expect(one.body.service_token).not.toBe(two.body.service_token)
      const [first, second] = [one, two].map(({ body }) => decodeJwt(body.service_token).jti)
      expect(first).not.toBe(second!)
      for (const minted of [one, two])
        expect((yield* client.get("/v1/me", bearerIn(minted))).status).toBe(200)
    }))

  it("takes the session of an identity provider, not a service token", () =>
    Effect.gen(function* () {
      const { client, sessionOf } = yield* withSessions
      const minted = yield* approve(client, yield* sessionOf("ada", "ada@example.org"))
      const again = yield* approve(client, bearerIn(minted))
      expect([again.status, again.body.error.code]).toEqual([401, "invalid_token"])
    }))

  it("asks for a token", () =>
    Effect.gen(function* () {
      const { client } = yield* withSessions
      const answer = yield* approve(client, {})
      expect([answer.status, answer.body.error.code]).toEqual([401, "missing_authorization"])
    }))
})

describe("a revoked token", () => {
  it("is refused from then on, and no other is", () =>
    Effect.gen(function* () {
      const { client, sessionOf } = yield* withSessions
      const session = yield* sessionOf("ada", "ada@example.org")
      const lost = yield* approve(client, session)
      const kept = yield* approve(client, session)
      expect((yield* client.get("/v1/me", bearerIn(lost))).status).toBe(200)
      expect((yield* revoke(client, bearerIn(lost))).status).toBe(204)
      const refused = yield* client.get("/v1/me", bearerIn(lost))
      expect([refused.status, refused.body.error.code]).toEqual([401, "invalid_token"])
      expect((yield* client.get("/v1/me", bearerIn(kept))).status).toBe(200)
      expect((yield* revoke(client, bearerIn(lost))).status).toBe(401)
    }))

  it("may be any of a person's who comes with a session, and nobody else's", () =>
    Effect.gen(function* () {
      const { client, sessionOf } = yield* withSessions
      const ada = yield* sessionOf("ada", "ada@example.org")
      const bob = yield* sessionOf("bob", "bob@example.org")
      const tokens = [yield* approve(client, ada), yield* approve(client, ada)]
      const other = yield* approve(client, bob)
      yield* revoke(client, ada)
      for (const minted of tokens)
        expect((yield* client.get("/v1/me", bearerIn(minted))).status).toBe(401)
      expect((yield* client.get("/v1/me", bearerIn(other))).status).toBe(200)
      expect((yield* client.get("/v1/me", ada)).status).toBe(200)
    }))
})
