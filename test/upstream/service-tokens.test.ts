import { expect } from "bun:test"
import { Effect, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose"
import { itWith } from "#test/effect"
import { ServiceTokens } from "#upstream/service-tokens"

const SECRET = "a-secret-of-thirty-two-characters"
const it = itWith(ServiceTokens.layer([Redacted.make(SECRET)]))

it("speaks for one user, for thirty days", () =>
  Effect.gen(function* () {
    const { sign, verify } = yield* ServiceTokens
    const token = yield* sign("user_ada", "tok_1")
    expect(yield* verify(token)).toEqual({
      issuer: "hygeia",
      subject: "user_ada",
      email: null,
      user_id: "user_ada",
      token_id: "tok_1",
      issued_at: 0,
      expires_at: 30 * 86_400,
    })
    yield* TestClock.setTime(29 * 86_400_000)
    expect((yield* verify(token)).user_id).toBe("user_ada")
    yield* TestClock.setTime(31 * 86_400_000)
    expect((yield* Effect.flip(verify(token)))._tag).toBe("InvalidToken")
  }))

it("says who made it, for what, and which one it is", () =>
  Effect.gen(function* () {
    const token = yield* ServiceTokens.use(({ sign }) => sign("user_ada", "tok_1"))
    expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "JWT" })
    expect(decodeJwt(token)).toMatchObject({
      iss: "hygeia",
      aud: "hygeia-service",
      sub: "user_ada",
      jti: "tok_1",
    })
  }))

const forged = [
  { what: "another secret", alg: "HS256", secret: SECRET.replace("a", "b") },
  { what: "another algorithm and the same secret", alg: "HS512", secret: SECRET },
  { what: "another issuer", alg: "HS256", secret: SECRET, iss: "hygiene" },
  { what: "another audience", alg: "HS256", secret: SECRET, aud: "hygeia" },
]
for (const { what, alg, secret, iss = "hygeia", aud = "hygeia-service" } of forged)
  it(`is refused with ${what}`, () =>
    Effect.gen(function* () {
      const token = yield* Effect.promise(() =>
        new SignJWT({})
          .setProtectedHeader({ alg })
          .setIssuer(iss)
          .setAudience(aud)
          .setSubject("user_ada")
          .setExpirationTime(60)
          .sign(new TextEncoder().encode(secret)),
      )
      const { verify } = yield* ServiceTokens
      expect((yield* Effect.flip(verify(token)))._tag).toBe("InvalidToken")
    }))
