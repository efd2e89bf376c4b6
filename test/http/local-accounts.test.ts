import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, App } from "#test/app"
import { type Answer, type Ask, Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itLive(App)

const OWN = { "sec-fetch-site": "same-origin", "content-type": "application/json" }
const PASSWORD = "a long walk by the sea"

type Headers = Ask["headers"]

const ask = (path: string, given: Ask) => Client.use(({ send }) => send(path, given))

const send = (method: string, path: string, headers: Headers, body?: unknown) =>
  ask(path, { method, headers: { ...OWN, ...headers }, body: JSON.stringify(body) } as Ask)

const signIn = (body: unknown, headers: Headers = {}) => send("POST", "/v1/session", headers, body)

const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

/** The owner, signed in by the printed link. */
const owner = Effect.gen(function* () {
  return { cookie: cookiesOf(yield* signIn({ link: yield* printed })) }
})

const invitationOf = Effect.fnUntraced(function* (headers: Headers) {
  const made = yield* send("POST", "/v1/invitations", headers, { name: "Bea" })
  expect(made.status).toBe(201)
  return { id: made.body.id, secret: new URL(made.body.link).hash.replace("#invitation=", "") }
})

/** A second person, who accepted an invitation of the owner. */
const invited = Effect.fnUntraced(function* (email: string) {
  const { secret: invitation } = yield* invitationOf(yield* owner)
  const answer = yield* signIn({ invitation, email, password: PASSWORD })
  expect(answer.status).toBe(200)
  return { cookie: cookiesOf(answer), session: answer.body.session, invitation }
})

const meOf = (headers: Headers) => ask("/v1/me", { headers: { ...OWN, ...headers } })

describe("a local account", () => {
  it("is made by an invitation of the owner, which is good once, and signs in by its password", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const bea = yield* invited("Bea@Example.org")
      expect(bea.session).toMatchObject({ email: "bea@example.org", is_owner: false })
      expect((yield* meOf(bea)).body.user_id).not.toBe(user_id)
      const again = { invitation: bea.invitation, email: "eve@example.org", password: PASSWORD }
      expect((yield* signIn(again)).status).toBe(401)
      const back = yield* signIn({ email: "BEA@example.org", password: PASSWORD })
      expect(back.body.session.user_id).toBe(bea.session.user_id)
      expect(
        back.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, ";")),
      ).toEqual(
        ["hygeia", "hygeia-device"].map(
          (name) => `${name}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict`,
        ),
      )
    }))

  it("is no owner's: an invited person neither invites nor makes the demo person", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      for (const [method, path, body] of [
        ["GET", "/v1/invitations"],
        ["POST", "/v1/invitations", { name: "Cleo" }],
        ["POST", "/v1/demo"],
      ] as const)
        expect((yield* send(method, path, bea, body)).status).toBe(403)
    }))

  it("is not made twice for an address, nor without a password of ten characters", () =>
    Effect.gen(function* () {
      yield* invited("bea@example.org")
      const { secret: invitation } = yield* invitationOf(yield* owner)
      const taken = yield* signIn({ invitation, email: "bea@example.org", password: PASSWORD })
      expect([taken.status, taken.body.error.code]).toEqual([409, "already_exists"])
      const short = yield* signIn({ invitation, email: "cleo@example.org", password: "short" })
      expect(short.status).toBe(400)
      expect(JSON.stringify(short.body)).not.toContain("cleo")
      const cleo = yield* signIn({ invitation, email: "cleo@example.org", password: PASSWORD })
      expect(cleo.status).toBe(200)
    }))

  it("is not made by an invitation that was taken back or has expired", () =>
    Effect.gen(function* () {
      const headers = yield* owner
      const back = yield* invitationOf(headers)
      expect((yield* send("DELETE", `/v1/invitations/${back.id}`, headers)).status).toBe(204)
      expect((yield* send("DELETE", `/v1/invitations/${back.id}`, headers)).status).toBe(404)
      const old = yield* invitationOf(headers)
      yield* direct((_, sqlite) => sqlite.run("UPDATE invitations SET expires_at = 1"))
      expect((yield* send("GET", "/v1/invitations", headers)).body.invitations).toEqual([])
      for (const { secret: invitation } of [back, old])
        expect(
          (yield* signIn({ invitation, email: "bea@example.org", password: PASSWORD })).status,
        ).toBe(401)
    }))

  it("is of a person who sees nothing of another, nor ends their sessions", () =>
    Effect.gen(function* () {
      const headers = yield* owner
      yield* send("POST", "/v1/memory", headers, { text: "Run a marathon.", kind: "goal" })
      const bea = yield* invited("bea@example.org")
      expect((yield* send("GET", "/v1/memory", bea)).text).not.toContain("marathon")
      const { sessions } = (yield* send("GET", "/v1/sessions", headers)).body
      const own = (yield* send("GET", "/v1/sessions", bea)).body.sessions
      expect(own.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true])
      for (const { id } of sessions)
        expect((yield* send("DELETE", `/v1/sessions/${id}`, bea)).status).toBe(404)
      expect((yield* meOf(headers)).status).toBe(200)
    }))

  it("ends the session of another browser at once", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      const other = {
        cookie: cookiesOf(yield* signIn({ email: "bea@example.org", password: PASSWORD })),
      }
      const { sessions } = (yield* send("GET", "/v1/sessions", bea)).body
      const { id } = sessions.find(({ is_current }: { is_current: boolean }) => !is_current)
      expect((yield* send("DELETE", `/v1/sessions/${id}`, bea)).status).toBe(204)
      expect([(yield* meOf(other)).status, (yield* meOf(bea)).status]).toEqual([401, 200])
    }))

  it("has a new secret at each sign-in, and the one before ends", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      const again = yield* signIn({ email: "bea@example.org", password: PASSWORD }, bea)
      expect(cookiesOf(again)).not.toBe(bea.cookie)
      expect((yield* meOf(bea)).status).toBe(401)
      const planted = { cookie: `hygeia=${"A".repeat(43)}` }
      yield* signIn({ email: "bea@example.org", password: PASSWORD }, planted)
      expect((yield* meOf(planted)).status).toBe(401)
    }))

  it("changes its password by the one before, which ends its other sessions", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      const other = {
        cookie: cookiesOf(yield* signIn({ email: "bea@example.org", password: PASSWORD })),
      }
      const password = "another walk by the sea"
      const wrong = yield* send("PUT", "/v1/password", bea, { password, current_password: "no" })
      expect([wrong.status, wrong.body.error.details]).toEqual([400, { field: "current_password" }])
      expect((yield* send("PUT", "/v1/password", bea, { password })).status).toBe(400)
      const right = { password, current_password: PASSWORD }
      expect((yield* send("PUT", "/v1/password", bea, right)).status).toBe(200)
      expect([(yield* meOf(bea)).status, (yield* meOf(other)).status]).toEqual([200, 401])
      const statuses = []
      for (const typed of [PASSWORD, password])
        statuses.push((yield* signIn({ email: "bea@example.org", password: typed })).status)
      expect(statuses).toEqual([401, 200])
    }))

  it("changes its password, which ends its command lines, and its scripts' tokens where that is asked", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      const cli = yield* ask("/admin/tokens", {
        method: "POST",
        headers: { ...OWN, "x-admin-key": ADMIN_KEY },
        body: JSON.stringify({ email: "bea@example.org" }),
      })
      const script = yield* send("POST", "/v1/tokens", bea, { name: "script", scopes: ["read"] })
      const statusOf = Effect.fnUntraced(function* (token: string) {
        return (yield* ask("/v1/me", { headers: { authorization: `Bearer ${token}` } })).status
      })
      const statuses = Effect.all([
        statusOf(cli.body.service_token),
        statusOf(script.body.token),
        Effect.map(meOf(bea), ({ status }) => status),
      ])
      expect(yield* statuses).toEqual([200, 200, 200])
      const password = "another walk by the sea"
      yield* send("PUT", "/v1/password", bea, { password, current_password: PASSWORD })
      expect(yield* statuses).toEqual([401, 200, 200])
      const given = { password: PASSWORD, current_password: password, end_tokens: true }
      yield* send("PUT", "/v1/password", bea, given)
      expect(yield* statuses).toEqual([401, 401, 200])
      expect((yield* send("GET", "/v1/tokens", bea)).body.tokens).toEqual([])
    }))

  it("goes with its person: nothing of it is left, nor of what they invited, and its address is free", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      expect((yield* send("DELETE", "/v1/me", bea)).status).toBe(200)
      const left = yield* direct((_, sqlite) =>
        ["local_accounts", "known_devices", "sign_in_links", "sessions"].flatMap((table) =>
          sqlite.query(`SELECT * FROM ${table} WHERE user_id = '${bea.session.user_id}'`).all(),
        ),
      )
      expect(left).toEqual([])
      expect((yield* meOf(bea)).status).toBe(401)
      const gone = yield* signIn({ email: "bea@example.org", password: PASSWORD })
      expect(gone.status).toBe(401)
      expect((yield* invited("bea@example.org")).session.user_id).not.toBe(bea.session.user_id)
    }))

  it("of the owner gets an address and a password of its own, and no default one", () =>
    Effect.gen(function* () {
      const headers = yield* owner
      expect((yield* send("GET", "/v1/sign-in-methods", headers)).body).toEqual({
        email: null,
        password_changed_at: null,
        totp_confirmed_at: null,
        recovery_codes_left: 0,
      })
      expect((yield* send("PUT", "/v1/password", headers, { password: PASSWORD })).status).toBe(400)
      yield* invited("bea@example.org")
      const taken = { email: "bea@example.org", password: PASSWORD }
      expect((yield* send("PUT", "/v1/password", headers, taken)).status).toBe(409)
      const own = { email: "Ada@example.org", password: PASSWORD }
      expect((yield* send("PUT", "/v1/password", headers, own)).body.email).toBe("ada@example.org")
      const back = yield* signIn(own)
      expect(back.body.session).toMatchObject({ is_owner: true, email: "ada@example.org" })
    }))
})

const wrong = (email: string, headers: Headers = {}) =>
  signIn({ email, password: "not the password" }, headers)

describe("wrong passwords", () => {
  it("are answered as an address that nobody has is", () =>
    Effect.gen(function* () {
      yield* invited("bea@example.org")
      const [known, unknown] = [yield* wrong("bea@example.org"), yield* wrong("eve@example.org")]
      const shown = ({ status, body }: Answer) => [status, body.error.code, body.error.message]
      expect(shown(known)).toEqual(shown(unknown))
      expect(known.status).toBe(401)
    }))

  it("delay their network, and neither lock the person out of a known browser nor for long", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      const [, device] = bea.cookie.split("; ")
      const statuses: Array<number> = []
      for (let at = 0; at < 7; at++) statuses.push((yield* wrong("bea@example.org")).status)
      expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
      const waits = yield* wrong("bea@example.org")
      expect(waits.status).toBe(429)
      expect(Number(waits.headers.get("retry-after"))).toBeLessThanOrEqual(60)
      const right = { email: "bea@example.org", password: PASSWORD }
      expect((yield* signIn(right)).status).toBe(429)
      expect((yield* signIn(right, { cookie: device! })).status).toBe(200)
      yield* direct((_, sqlite) => sqlite.run("UPDATE sign_in_attempts SET next_at = 0"))
      expect((yield* signIn(right)).status).toBe(200)
    }))

  it("count as many as were sent at once", () =>
    Effect.gen(function* () {
      yield* invited("bea@example.org")
      const answers = yield* Effect.all(
        Array.from({ length: 12 }, () => wrong("bea@example.org")),
        { concurrency: "unbounded" },
      )
      expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    }))

  it("leave nothing readable: neither the address nor a password is stored with them", () =>
    Effect.gen(function* () {
      yield* invited("bea@example.org")
      yield* wrong("eve@example.org")
      const rows = yield* direct((_, sqlite) => [
        ...sqlite.query("SELECT * FROM sign_in_attempts").all(),
        ...sqlite.query("SELECT * FROM local_accounts").all(),
        ...sqlite.query("SELECT * FROM known_devices").all(),
        ...sqlite.query("SELECT * FROM invitations").all(),
      ])
      expect(JSON.stringify(rows)).not.toMatch(/eve@|not the password|walk by the sea/)
    }))
})

describe("a sign-in that was reset", () => {
  const reset = (body: unknown) =>
    send("POST", "/admin/sign-in-links", { "x-admin-key": ADMIN_KEY }, body)

  it("is by a link good once, which takes the password, sessions and tokens before away", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      const { body } = yield* reset({ email: "bea@example.org" })
      const made = yield* send("POST", "/v1/tokens", bea, { name: "script", scopes: ["read"] })
      const script = { authorization: `Bearer ${made.body.token}` }
      expect((yield* meOf(bea)).status).toBe(200)
      expect((yield* ask("/v1/me", { headers: script })).status).toBe(200)
      const link = new URL(body.link).hash.replace("#code=", "")
      const back = yield* signIn({ link })
      expect(back.body.session.user_id).toBe(bea.session.user_id)
      expect((yield* meOf(bea)).status).toBe(401)
      expect((yield* ask("/v1/me", { headers: script })).status).toBe(401)
      expect((yield* signIn({ link })).status).toBe(401)
      const right = { email: "bea@example.org", password: PASSWORD }
      expect((yield* signIn(right)).status).toBe(401)
      const headers = { cookie: cookiesOf(back) }
      expect((yield* send("PUT", "/v1/password", headers, { password: PASSWORD })).status).toBe(200)
      expect((yield* signIn(right)).status).toBe(200)
    }))

  it("is nobody's without the admin key, nor of an address that nobody has", () =>
    Effect.gen(function* () {
      const bea = yield* invited("bea@example.org")
      expect((yield* send("POST", "/admin/sign-in-links", bea, {})).status).toBe(401)
      expect((yield* reset({ email: "eve@example.org" })).status).toBe(404)
    }))
})

describe("the key set", () => {
  it("is public, and holds no private part", () =>
    Effect.gen(function* () {
      const { body } = yield* ask("/.well-known/jwks.json", {})
      expect(body.keys).toHaveLength(1)
      expect(body.keys[0]).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" })
      expect(body.keys[0]).not.toHaveProperty("d")
    }))
})
