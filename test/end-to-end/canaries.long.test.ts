import { expect } from "bun:test"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Deferred, Effect, Layer } from "effect"
import { addDays } from "#domain/time"
import { signatureOf } from "#operations/webhook-signature"
import { type Client, makeClient } from "#test/client"
import { serving } from "#test/command"
import { itLive } from "#test/effect"
import { fakeAggregator, status } from "#test/fake-aggregator"
import { FORM_TYPE, formOf } from "#test/form"
import { keyServer, providerKey, providerToken } from "#test/key-server"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const WEBHOOK_SECRET = "whsec_canaries_of_the_test"
const SCIM_TOKEN = "scim-token"
const ISSUER = "https://id.example"
const DAYS = 120

type Api = Client["Service"]

const seconds = () => Math.floor((performance.timeOrigin + performance.now()) / 1_000)

/** Every file under a folder, with its bytes. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      name,
      bytes: readFileSync(join(parentPath, name)),
    }))

/** Strings that nothing else in the world contains, by what they were put in as. */
const birds = (whose: string) => {
  const known = new Map<string, string>()
  return {
    known,
    named: (input: string) => {
      const bird = known.get(input) ?? `${whose}${crypto.randomUUID().replaceAll("-", "")}`
      known.set(input, bird)
      return bird
    },
  }
}

/** Which of them are in some file of a folder. */
const found = (folder: string, known: ReadonlyMap<string, string>) => {
  const files = filesIn(folder)
  return [...known]
    .filter(([, bird]) => files.some(({ name, bytes }) => name === bird || bytes.includes(bird)))
    .map(([input]) => input)
}

/** The SCIM endpoint of a provider; what it was asked to delete, and by whom. */
const scimServer = Effect.gen(function* () {
  const deleted = yield* Deferred.make<{ path: string; authorization: string | null }>()
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        hostname: "127.0.0.1",
        port: 0,
        fetch: ({ url, headers }) => {
          const authorization = headers.get("authorization")
          const path = new URL(url).pathname
          Deferred.doneUnsafe(deleted, Effect.succeed({ path, authorization }))
          return new Response(null, { status: 204 })
        },
      }),
    ),
    (server) => Effect.promise(() => server.stop(true)),
  )
  return { url: `http://127.0.0.1:${server.port}/scim/v2`, deleted: Deferred.await(deleted) }
})

/** Everything outside the service, and the service as a process of its own on an empty folder. */
const world = Effect.gen(function* () {
  const folder = yield* scratchFolder
  const outside = yield* fakeAggregator
  const scim = yield* scimServer
  const provider = yield* keyServer
  const key = yield* providerKey("only")
  provider.publishes(key)
  const start = Effect.acquireRelease(
    Effect.promise(() =>
      serving({
        DATA_DIR: folder,
        LOG_LEVEL: "error",
        RATE_LIMIT_PER_MINUTE: "0",
        RATE_LIMIT_PER_DAY: "0",
        WEBHOOK_SECRET,
        IDP_ISSUER: ISSUER,
        IDP_JWKS_URL: provider.url,
        IDP_SCIM_URL: scim.url,
        IDP_SCIM_TOKEN: SCIM_TOKEN,
        AGGREGATOR_URL: outside.account.url,
      }),
    ),
    (server) => Effect.promise(() => server.end("SIGKILL").catch(() => {})),
  )
  const session = (sub: string, email: string) =>
    providerToken(key, { iss: ISSUER, sub, email, iat: seconds(), exp: seconds() + 600 })
  return { folder, outside, scim, start, session }
})

const deliver = (api: Api, payload: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const body = JSON.stringify(payload)
  const signature = signatureOf(WEBHOOK_SECRET, seconds(), Buffer.from(body))
  return Effect.map(
    api.send("/webhook", {
      method: "POST",
      body,
      headers: { "aggregator-signature": signature, ...headers },
    }),
    (answer) => {
      expect(answer.status).toBe(200)
      return answer
    },
  )
}

/** How the aggregator takes a lab report. */
const taken = (upload_id: string) => () => Response.json({ upload_id }, { status: 202 })

/** Asks again until the answer is as wished. */
const until = <A>(ask: Effect.Effect<A>, isWished: (answer: A) => boolean) =>
  Effect.repeat(ask, { until: isWished })

const question = (content: string, conversation_id: string, title: string) => ({
  messages: [{ role: "user", content }],
  conversation_id,
  title,
})

/** Puts a bird through every input there is; the last question is still being worked on. */
const sing = Effect.fnUntraced(function* (api: Api, named: (input: string) => string) {
  const me = (yield* api.get("/v1/me")).body.user_id
  const oura = {
    user_id: named("aggregator user"),
    provider: "OURA",
    reference_id: me,
    scopes: named("scopes"),
  }
  yield* deliver(
    api,
    { type: "auth", status: "success", user: oura, message: named("notice") },
    { "x-aggregator-trace-id": named("trace id"), "aggregator-reference": named("reference") },
  )
  for (let day = 0; day < DAYS; day++) {
    const start = `${addDays("2026-01-01", day)}T00:00:00.000000+01:00`
    const metadata = {
      start_time: start,
      end_time: `${addDays("2026-01-02", day)}T00:00:00.000000+01:00`,
      summary_id: `${named("summary id")}${day}`,
      name: named("workout name"),
      type: 8,
    }
    const data = [
      {
        metadata,
        distance_data: { steps: 8_000 + day, summary: { steps: 100 + day } },
        device_data: { name: named("device"), samples: "x".repeat((day * 97) % 6_000) },
        data_enrichment: { note: named("enrichment") },
      },
    ]
    for (const type of ["daily", "activity"]) yield* deliver(api, { type, user: oura, data })
  }
  yield* deliver(api, { type: "daily", user: oura, data: named("unreadable delivery") })
  yield* deliver(api, { type: "route", user: oura, data: [named("unknown delivery")] })

  const upload = yield* api.send("/v1/labs/upload", {
    method: "POST",
    headers: { authorization: `Bearer ${api.token}`, ...FORM_TYPE },
    body: formOf({
      name: "file",
      filename: `${named("file name")}.pdf`,
      type: "application/pdf",
      bytes: `%PDF-1.7\n${named("upload")}\n%%EOF`,
    }),
  })
  expect(upload.status).toBe(200)
  const result = (name: string) => ({ name, value: 1, unit: "g/L", reference_range: "0 - 2" })
  yield* deliver(api, {
    upload_id: named("upload id"),
    data: [
      {
        metadata: { test_date: "2026-03-02" },
        biomarkers: [
          result(named("biomarker")),
          { ...result("Titer"), value: named("qualitative result") },
          { ...result("Other"), unit: named("unit"), reference_range: named("range") },
        ],
      },
    ],
  })
  yield* until(api.get("/v1/labs"), ({ body }) => body.uploads[0].aggregator_status === "parsed")

  yield* api.send("/v1/me/profile", {
    method: "PUT",
    headers: { authorization: `Bearer ${api.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      name: named("name"),
      conditions: [named("condition")],
      medications: [named("medication")],
      goal: named("goal"),
      story: named("story"),
    }),
  })
  for (let n = 0; n < 20; n++)
    yield* api.post("/v1/memory", { text: `${named("memory")} ${n}`, kind: "goal" })
  for (let n = 0; n < 10; n++)
    yield* api.post(
      "/v1/turns",
      question(`How did I sleep? ${named("message")}`, named("conversation"), named("title")),
      { "idempotency-key": `${named("idempotency key")}${n}` },
    )
  yield* until(api.get("/v1/turns?limit=100"), ({ body }) =>
    body.data.every(({ status }: { status: string }) => status === "completed"),
  )
  yield* api.post("/v1/turns", question(named("last message"), "last", "Last"))
})

it("a string put in through any input of a person is in no file after DELETE /v1/me", () =>
  Effect.gen(function* () {
    const { folder, outside, scim, start, session } = yield* world
    const ada = birds("ada")
    const bob = birds("bob")

    const server = yield* start
    const apiOf = Effect.fnUntraced(function* ({ named }: typeof ada) {
      const token = yield* session(named("subject"), `${named("e-mail")}@example.org`)
      return makeClient(fetch, server.url, { token, user_id: "" })
    })
    const clients = { ada: yield* apiOf(ada), bob: yield* apiOf(bob) }
    for (const [who, { named }] of [
      ["ada", ada],
      ["bob", bob],
    ] as const) {
      outside.answers("POST /lab-reports", taken(named("upload id")))
      yield* sing(clients[who], named)
    }
    const seen = found(folder, ada.known)
    expect([...ada.known.keys()].filter((input) => !seen.includes(input))).toEqual([])

    outside.answers("DELETE /auth/deauthenticateUser", status(503), 3)
    const answer = yield* clients.ada.send("/v1/me", {
      method: "DELETE",
      headers: { authorization: `Bearer ${clients.ada.token}` },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.rows_deleted).toBeGreaterThan(4 * DAYS)
    // What is still to be sent outside waits in the outbox.
    const waiting = ["subject", "aggregator user"]
    expect(found(folder, ada.known).filter((input) => !waiting.includes(input))).toEqual([])

    expect(yield* scim.deleted).toEqual({
      path: `/scim/v2/Users/${ada.named("subject")}`,
      authorization: `Bearer ${SCIM_TOKEN}`,
    })
    yield* until(
      Effect.sync(() => found(folder, ada.known)).pipe(Effect.delay("50 millis")),
      (left) => left.length === 0,
    )
    const deauthorised = outside.asked("/auth/deauthenticateUser")
    expect(deauthorised.at(-1)!.query).toEqual({ user_id: ada.named("aggregator user") })

    const left = yield* clients.bob.get("/v1/turns?limit=100")
    expect(left.body.data).toHaveLength(11)
    expect(found(folder, bob.known)).toEqual(seen)
    const later = birds("bob")
    outside.answers("POST /lab-reports", taken(later.named("upload id")))
    yield* sing(clients.bob, later.named)
    expect(found(folder, ada.known)).toEqual([])

    yield* Effect.promise(() => server.end("SIGTERM"))
    expect(found(folder, ada.known)).toEqual([])

    const again = makeClient(fetch, (yield* start).url, clients.ada)
    const oura = { user_id: ada.named("aggregator user"), provider: "OURA" }
    const stray = yield* deliver(again, { type: "daily", user: oura, data: [] })
    expect(stray.body).toMatchObject({ ok: true, duplicate: true, type: "daily" })
    expect((yield* again.get("/v1/me")).status).toBe(401)
    expect(found(folder, ada.known)).toEqual([])
  }))
