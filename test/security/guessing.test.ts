import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { signInByPassword } from "#operations/sign-in-by-password"
import { App } from "#test/app"
import { type Ask, Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"
import { cookiesOf, ownersBrowser, visit } from "#test/visits"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itLive(App)

type Headers = Ask["headers"]

const EMAIL = "bea@example.org"
const PASSWORD = "a long walk by the sea"

const AT_ONCE = { concurrency: "unbounded" } as const

const signIn = (body: unknown, headers: Headers = {}) => visit("POST", "/v1/session", headers, body)

const invitationOf = Effect.fnUntraced(function* (owner: Headers) {
  const made = yield* visit("POST", "/v1/invitations", owner, { name: "Bea" })
  return new URL(made.body.link).hash.replace("#invitation=", "")
})

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

/** A second person with an account, and the cookies of their browser. */
const invited = Effect.gen(function* () {
  const invitation = yield* invitationOf(yield* ownersBrowser)
  const made = yield* signIn({ invitation, email: EMAIL, password: PASSWORD })
  expect(made.status).toBe(200)
  return { cookie: cookiesOf(made) }
})

/** A sign-in from an address, past the socket that tells it. */
const attempt = (network: string, email: string, password: string, device: string | null = null) =>
  signInByPassword({ email, password }, { network, browser: "", device }).pipe(
    Effect.as("in"),
    Effect.catch((error) => Effect.succeed(error._tag as string)),
  )

const counted = (of: ReadonlyArray<unknown>, one: unknown) =>
  of.filter((each) => each === one).length

describe("a link that is good once", () => {
  it("is good once however many try at the same moment", () =>
    Effect.gen(function* () {
      const link = yield* printed
      const tries = yield* Effect.all(
        Array.from({ length: 20 }, () => signIn({ link })),
        AT_ONCE,
      )
      expect(
        counted(
          tries.map(({ status }) => status),
          200,
        ),
      ).toBe(1)
      const owner = { cookie: cookiesOf(tries.find(({ status }) => status === 200)!) }
      const invitation = yield* invitationOf(owner)
      const guests = Array.from({ length: 20 }, (_, at) =>
        signIn({ invitation, email: `guest${at}@example.org`, password: PASSWORD }),
      )
      const accepted = (yield* Effect.all(guests, AT_ONCE)).map(({ status }) => status)
      expect(counted(accepted, 200)).toBe(1)
      const rows = yield* direct((_, sqlite) => sqlite.query("SELECT * FROM local_accounts").all())
      expect(rows.length).toBe(1)
    }))

  it("is used up by no preview that fetches it, and stands in no address that a server sees", () =>
    Effect.gen(function* () {
      const owner = yield* ownersBrowser
      const made = yield* visit("POST", "/v1/invitations", owner, { name: "Bea" })
      const { send } = yield* Client
      for (const method of ["GET", "HEAD", "OPTIONS"])
        yield* send(new URL(made.body.link).pathname, { method })
      expect(new URL(made.body.link).search).toBe("")
      const invitation = new URL(made.body.link).hash.replace("#invitation=", "")
      expect((yield* signIn({ invitation, email: EMAIL, password: PASSWORD })).status).toBe(200)
    }))

  it("signs its owner in from a network that somebody there has made wait", () =>
    Effect.gen(function* () {
      for (let at = 0; at < 9; at++) yield* signIn({ link: "WRNG-WRNG-WRNG-WRNG" })
      expect((yield* signIn({ link: "WRNG-WRNG-WRNG-WRNG" })).status).toBe(429)
      expect((yield* signIn({ link: yield* printed })).status).toBe(200)
    }))
})

describe("a first password", () => {
  it("is set by who has just signed in in a browser: by no token, and in none that was found open", () =>
    Effect.gen(function* () {
      const owner = yield* ownersBrowser
      const { token } = yield* Client
      const first = { email: "ada@example.org", password: PASSWORD }
      const authorization = `Bearer ${token}`
      expect((yield* visit("PUT", "/v1/password", { authorization }, first)).status).toBe(403)
      yield* direct((_, sqlite) =>
        sqlite.run("UPDATE sessions SET created_at = created_at - 660000"),
      )
      expect((yield* visit("PUT", "/v1/password", owner, first)).status).toBe(403)
      const again = yield* ownersBrowser
      expect((yield* visit("PUT", "/v1/password", again, first)).status).toBe(200)
    }))
})

describe("a recovery code", () => {
  it("is good once however many try at the same moment", () =>
    Effect.gen(function* () {
      const bea = yield* invited
      const { body } = yield* visit("POST", "/v1/recovery-codes", bea)
      // The app is put to use past its own codes, which other tests try.
      yield* visit("POST", "/v1/totp", bea)
      yield* direct((_, sqlite) => sqlite.run("UPDATE totp_secrets SET confirmed_at = 1"))
      const given = { email: EMAIL, password: PASSWORD }
      expect((yield* signIn(given)).status).toBe(403)
      const recovery_code = body.codes[0]
      const tries = yield* Effect.all(
        Array.from({ length: 4 }, () => signIn({ ...given, recovery_code })),
        AT_ONCE,
      )
      expect(
        counted(
          tries.map(({ status }) => status),
          200,
        ),
      ).toBe(1)
    }))
})

describe("a flood of wrong passwords", () => {
  it("from many addresses keeps nobody out who is known, and leaves few rows behind", () =>
    Effect.gen(function* () {
      const bea = yield* invited
      const device = /hygeia-device=([\w-]+)/.exec(bea.cookie)![1]!
      const flood = Array.from({ length: 400 }, (_, at) =>
        attempt(`2001:db8:${at.toString(16)}::/64`, `nobody${at}@example.org`, PASSWORD),
      )
      const known = attempt("198.51.100.7", EMAIL, PASSWORD, device)
      const [inside, ...outcomes] = yield* Effect.all([known, ...flood], AT_ONCE)
      expect(inside).toBe("in")
      // As many as wait are checked, the others are asked to come back.
      expect(counted(outcomes, "RateLimitExceeded")).toBeGreaterThan(300)
      expect(counted(outcomes, "InvalidToken")).toBe(400 - counted(outcomes, "RateLimitExceeded"))
      const rows = yield* direct((_, sqlite) =>
        sqlite.query("SELECT * FROM sign_in_attempts WHERE wrong > 0").all(),
      )
      expect(rows.length).toBe(2 * counted(outcomes, "InvalidToken"))
      const all = yield* direct((_, sqlite) => sqlite.query("SELECT * FROM sign_in_attempts").all())
      expect(all.length).toBe(rows.length)
    }))

  it("says of no account whether there is one: neither in what it answers nor in its headers", () =>
    Effect.gen(function* () {
      yield* invited
      const said = Effect.fnUntraced(function* (email: string) {
        const answer = yield* signIn({ email, password: "not the password" })
        const headers = [...answer.headers].filter(([name]) => !/date|x-request-id/.test(name))
        const { request_id: _, ...error } = answer.body.error
        return [answer.status, headers, error]
      })
      expect(yield* said(EMAIL)).toEqual(yield* said("nobody@example.org"))
    }))
})
