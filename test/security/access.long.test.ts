import { expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { belongings, had, ownHeaders } from "#test/belongings"
import { type Ask, Client } from "#test/client"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"
import { hostileBelongings } from "#test/hostile-texts"
import { otherUser } from "#test/other-user"
import { cookiesOf, ownersBrowser, visit } from "#test/visits"

const it = itLive(App)

type Headers = Readonly<Record<string, string>>

interface Operation {
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
  }
}

const operations = Object.entries(contract("full").paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, Operation>>).map(
    ([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content?.["application/json"]?.example,
    }),
  ),
)

/** Routes that name something of a person's by its id. */
const ofSomething = operations.filter(({ path }) => /^\/v1\/.*\{id\}/.test(path))

const ask = Effect.fnUntraced(function* (
  { method, path, body }: (typeof operations)[number],
  headers: Headers,
) {
  const { fetch } = yield* Client
  const sent = { ...headers, "sec-fetch-site": "same-origin", "content-type": "application/json" }
  const answer = yield* fetch(path, {
    method,
    headers: sent,
    ...(body === undefined || method === "GET" ? {} : { body: JSON.stringify(body) }),
  } as Ask)
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream")
  const text = isStream ? "" : yield* Effect.promise(() => answer.text())
  if (isStream) yield* Effect.promise(async () => answer.body?.cancel())
  return { status: answer.status, etag: answer.headers.get("etag"), text }
})

const LISTS = [
  ...[
    "turns",
    "conversations",
    "sources",
    "imports",
    "labs",
    "diary?from=2026-01-01&to=2026-12-31",
  ],
  ...["experiments", "tokens", "sessions", "invitations", "passkeys", "data/sync"],
]

/** Every id that a person is shown of what is theirs. */
const idsOf = Effect.fnUntraced(function* (headers: Headers) {
  const { send } = yield* Client
  const ids = new Set<string>(["walks"])
  for (const list of LISTS) {
    const { text } = yield* send(`/v1/${list}`, { headers })
    for (const [, id] of text.matchAll(/"id":"([^"]+)"/g)) ids.add(id!)
  }
  return [...ids]
})

/** The owner with something of everything, and a second person with a token and a browser. */
const household = Effect.gen(function* () {
  yield* belongings
  yield* hostileBelongings
  const browser = yield* ownersBrowser
  const made = yield* visit("POST", "/v1/invitations", browser, { name: "Bea" })
  const invitation = new URL(made.body.link).hash.replace("#invitation=", "")
  const given = { invitation, email: "bea@example.org", password: "a long walk by the sea" }
  const guest = { cookie: cookiesOf(yield* visit("POST", "/v1/session", {}, given)) }
  return { guest, stranger: yield* otherUser, ids: yield* idsOf(yield* ownHeaders) }
})

/** An answer without what differs between two of the same kind. */
const sense = (text: string, id: string) =>
  text.replaceAll(id, "").replace(/"request_id":"\w+"/, "")

const NOBODYS = "nothing_0123456789abcdef0123456789abcdef"

it("an id of another person's is answered as one that nobody has, by every route", () =>
  Effect.gen(function* () {
    const { guest, stranger, ids } = yield* household
    const before = yield* had(yield* ownHeaders)
    const reached: Array<string> = []
    // A browser may ask 600 times a minute: it tries one of each kind.
    const oneOfEach = [...new Map(ids.map((id) => [id.replace(/_.*/, ""), id])).values()]
    for (const [headers, tried] of [
      [guest, oneOfEach],
      [stranger, ids],
    ] as const)
      for (const operation of ofSomething) {
        const at = (id: string) => ({
          ...operation,
          path: operation.path
            .replace("{id}", encodeURIComponent(id))
            .replace("{page}", "1")
            .replace("{date}", "2026-06-01"),
        })
        const unknown = yield* ask(at(NOBODYS), headers)
        for (const id of tried) {
          const { status, text } = yield* ask(at(id), headers)
          if (status !== unknown.status || sense(text, id) !== sense(unknown.text, NOBODYS))
            reached.push(`${operation.method} ${at(id).path}: ${status}`)
        }
      }
    expect(reached).toEqual([])
    expect(ids.length).toBeGreaterThan(20)
    expect(yield* had(yield* ownHeaders)).toEqual(before)
  }))

it("what somebody reads is their own, and a tag of another's answer holds for nobody else", () =>
  Effect.gen(function* () {
    const { guest } = yield* household
    const own = yield* ownHeaders
    for (const operation of operations) {
      const { method, path } = operation
      if (method !== "GET" || !path.startsWith("/v1/") || path.includes("{id}")) continue
      if (path === "/v1/me/export") continue
      const at = {
        ...operation,
        path: path.replace("{name}", "steps").concat("?from=2026-11-01&to=2026-11-30&bucket=day"),
      }
      const theirs = yield* ask(at, own)
      const given = { ...guest, ...(theirs.etag ? { "if-none-match": theirs.etag } : {}) }
      const mine = yield* ask(at, given)
      expect([path, mine.text.includes("alert(1)")]).toEqual([path, false])
      // The catalogue is the same for all who have nothing; what says anything of a person is not.
      if (theirs.etag && theirs.text.includes("2026-11-20"))
        expect([path, mine.status]).toEqual([path, 200])
    }
  }))

it("a person's sign-in opens nothing of the administration, nor the demo person's the owner's", () =>
  Effect.gen(function* () {
    const { guest, stranger, ids } = yield* household
    for (const headers of [guest, stranger, { "x-admin-key": "" }, { "x-admin-key": "guess" }])
      for (const { method, path } of operations.filter(({ path }) =>
        /^\/admin|^\/metrics/.test(path),
      )) {
        const { status } = yield* ask(
          { method, path: path.replace(/\{\w+\}/, ids[0]!), body: undefined },
          headers,
        )
        expect([path, [401, 403].includes(status)]).toEqual([path, true])
      }
    const browser = yield* ownersBrowser
    expect((yield* visit("POST", "/v1/demo", browser)).status).toBe(200)
    expect((yield* visit("PUT", "/v1/session", browser, { acting_as: "demo" })).status).toBe(200)
    for (const operation of operations) {
      if (!/^\/v1\/(invitations|members|demo|password|passkeys|totp|recovery)/.test(operation.path))
        continue
      if (operation.method === "GET" && !/invitations|members/.test(operation.path)) continue
      const path = operation.path.replace(/\{\w+\}/, "x")
      expect([path, (yield* ask({ ...operation, path }, browser)).status]).toEqual([path, 403])
    }
    expect((yield* visit("PUT", "/v1/session", guest, { acting_as: "demo" })).status).toBe(403)
  }))
