import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { Database } from "#db/database"
import { ExperimentStore } from "#db/experiments"
import { LabStore } from "#db/labs"
import { newId, type UserId } from "#domain/ids"
import { type ErrorCode, errorCodes } from "#http/error-codes"
import { importFile } from "#operations/import-file"
import { listSessions, Sessions } from "#operations/sessions"
import { App } from "#test/app"
import { Client } from "#test/client"
import { connected } from "#test/connections"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"
import { anExperiment } from "#test/experiments"
import { otherUser } from "#test/other-user"

const it = itLive(App)

const full = contract("full")

const operations = Object.entries(full.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security }]) => ({
    method: method.toUpperCase(),
    path,
    isBearer: JSON.stringify(security).includes("bearer"),
  })),
)

const words = [{ role: "user", content: "How did I sleep?" }]

/** One of everything that has an id, the caller's own. */
const belongings = Effect.gen(function* () {
  const { get, post, user_id } = yield* Client
  const user = user_id as UserId
  const turn = yield* post("/v1/turns", { messages: words, conversation_id: "nights" })
  yield* TurnSupervisor.use(({ idle }) => idle)
  const memory = yield* post("/v1/memory", { text: "Run.", kind: "goal" })
  const source = yield* connected(user, "OURA")
  const lab = newId("lab")
  yield* LabStore.use((store) =>
    store.insert({
      id: lab,
      user_id: user,
      upload_id: null,
      aggregator_status: "submitted",
      uploaded_at: "2026-01-01T00:00:00.000Z",
      parsed_at: null,
      content_type: "application/pdf",
      size_bytes: 1,
      storage_key: "",
      note: null,
      file_name: null,
      laboratory: null,
    }),
  )
  const experiment = newId("exp")
  const store = yield* ExperimentStore
  const { write } = yield* Database
  yield* write(user, (tx) => store.add(tx, anExperiment({ id: experiment, user_id: user })))
  const imported = yield* importFile(user, newId("imp"), "file", { name: "steps.csv", bytes: 1 })
  const token = yield* post("/v1/tokens", { name: "phone", scopes: ["push"] })
  const invitation = yield* post("/v1/invitations", { name: "Bea" })
  const session = yield* Sessions.use(({ open }) => open(user, "Firefox"))
  const [opened] = yield* listSessions(user, session)
  const note = yield* post("/v1/diary", { kind: "tag", name: "magnesium" })
  yield* post("/v1/diary", { kind: "amount", name: "weight", value: 81, unit: "kg" })
  const rows = yield* get("/v1/data/sync")
  return {
    data: String(rows.body.daily_summary[0].id),
    diary: String(note.body.id),
    tokens: String(token.body.id),
    invitations: String(invitation.body.id),
    sessions: String(opened!.id),
    passkeys: newId("key"),
    members: user,
    imports: imported.id,
    turns: String(turn.body.id),
    conversations: "nights",
    memory: String(memory.body.id),
    sources: String(source.id),
    labs: String(lab),
    experiments: experiment,
  }
})

describe("an id", () => {
  it("gives every id the prefix of its kind", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const { turns, memory, sources, labs } = yield* belongings
      expect(turns).toMatch(/^turn_\w+$/)
      expect(memory).toMatch(/^mem_\w+$/)
      expect(sources).toMatch(/^src_\w+$/)
      expect(labs).toMatch(/^lab_\w+$/)
      expect(user_id).toMatch(/^user_\w+$/)
      expect((yield* get("/v1/me")).headers.get("x-request-id")).toMatch(/^req_\w+$/)
    }))
})

it("asks for a bearer token at every operation that is not public", () =>
  Effect.gen(function* () {
    const { send } = yield* Client
    for (const { method, path } of operations.filter(({ isBearer }) => isBearer)) {
      const { status, body } = yield* send(path.replace(/\{\w+\}/g, "x"), { method })
      expect([method, path, status, body.error.code]).toEqual([
        method,
        path,
        401,
        "missing_authorization",
      ])
    }
  }))

describe("another person's thing", () => {
  const theirs: ReadonlyArray<readonly [name: string, status: number, code?: ErrorCode]> = [
    ["GET /v1/turns/{id}", 404, "turn_not_found"],
    ["GET /v1/turns/{id}/events", 404, "turn_not_found"],
    ["POST /v1/turns/{id}/cancel", 404, "turn_not_found"],
    ["GET /v1/turns/{id}/receipt", 404, "turn_not_found"],
    ["GET /v1/conversations/{id}", 404, "not_found"],
    ["DELETE /v1/conversations/{id}", 200],
    ["PATCH /v1/conversations/{id}", 404, "not_found"],
    ["DELETE /v1/sources/{id}", 404, "source_not_found"],
    ["GET /v1/labs/{id}", 404, "lab_not_found"],
    ["GET /v1/labs/{id}/file", 404, "lab_not_found"],
    ["GET /v1/labs/{id}/pages/{page}", 404, "lab_not_found"],
    ["PATCH /v1/labs/{id}", 404, "lab_not_found"],
    ["DELETE /v1/labs/{id}", 404, "lab_not_found"],
    ["DELETE /v1/memory/{id}", 404, "memory_not_found"],
    ["DELETE /v1/sessions/{id}", 404, "not_found"],
    ["DELETE /v1/invitations/{id}", 403, "forbidden"],
    ["DELETE /v1/members/{id}/access", 403, "forbidden"],
    ["DELETE /v1/passkeys/{id}", 403, "forbidden"],
    ["GET /v1/experiments/{id}", 404, "experiment_not_found"],
    ["GET /v1/experiments/{id}/result", 404, "experiment_not_found"],
    ["DELETE /v1/experiments/{id}", 404, "experiment_not_found"],
    ["PUT /v1/experiments/{id}/days/{date}", 404, "experiment_not_found"],
    ["PATCH /v1/diary/{id}", 404, "not_found"],
    ["DELETE /v1/diary/{id}", 404, "not_found"],
    ["PUT /v1/data/wrong/{id}", 404, "not_found"],
    ["DELETE /v1/data/wrong/{id}", 404, "not_found"],
    ["DELETE /v1/tokens/{id}", 404, "not_found"],
    ["GET /v1/imports/{id}", 404, "not_found"],
    ["GET /v1/imports/{id}/events", 404, "not_found"],
    ["DELETE /v1/imports/{id}", 404, "not_found"],
    ["DELETE /v1/imports/{id}/offers", 404, "not_found"],
    ["POST /v1/imports/{id}/read-again", 404, "not_found"],
    ["PUT /v1/turns/{id}/checked/{item}", 404, "turn_not_found"],
  ]

  test("is looked for at every operation that takes an id", () => {
    const taking = operations
      .filter(({ path, isBearer }) => isBearer && path.includes("{id}"))
      .map(({ method, path }) => `${method} ${path}`)
    expect(taking.sort()).toEqual(theirs.map(([name]) => name).sort())
  })

  for (const [name, status, code] of theirs)
    it(`answers the typed 404 to ${name} of somebody else's`, () =>
      Effect.gen(function* () {
        const { send } = yield* Client
        const own = yield* belongings
        const headers = yield* otherUser
        const [method, path] = name.split(" ") as [string, string]
        const noun = path.split("/")[2] as keyof typeof own
        const bodies: Readonly<Record<string, object>> = {
          PUT: { body: '{"done":true}' },
          PATCH: { body: '{"results":[{"id":"bio_0","confirm":true}]}' },
        }
        const isThread = name === "PATCH /v1/conversations/{id}"
        const body = isThread ? { body: '{"title":"Sleep"}' } : (bodies[method] ?? {})
        const sent = { ...headers, "content-type": "application/json" }
        const ask = (id: string) =>
          send(path.replace("{id}", id), { method, headers: sent, ...body })
        const found = yield* ask(own[noun])
        expect([found.status, found.body.error?.code]).toEqual([status, code])
        if (!code) expect(found.body.deleted).toBe(0)
        // What never was is answered word for word the same.
        const never = yield* ask("never_was")
        expect(never.body.error?.message).toBe(found.body.error?.message)
      }))
})

describe("a list", () => {
  it("gives 20 turns when it is not told how many", () =>
    Effect.gen(function* () {
      const { get, post } = yield* Client
      for (let n = 0; n < 21; n++) {
        yield* post("/v1/turns", { messages: words })
        yield* TurnSupervisor.use(({ idle }) => idle)
      }
      const { body } = yield* get("/v1/turns")
      expect([body.data.length, body.has_more]).toEqual([20, true])
    }))

  for (const path of ["/v1/turns", "/v1/conversations", "/v1/memory", "/v1/diary"])
    it(`pages ${path} by 1 to 100`, () =>
      Effect.gen(function* () {
        const { get } = yield* Client
        for (const limit of ["1", "100"])
          expect((yield* get(`${path}?limit=${limit}`)).status).toBe(200)
        for (const limit of ["0", "101", "-1", "1.5", "many", ""]) {
          const { status, body } = yield* get(`${path}?limit=${limit}`)
          expect([limit, status, body.error?.details]).toEqual([limit, 400, { field: "limit" }])
        }
      }))
})

test("lives under /v1/, but for the public and the inbound endpoints", () => {
  const elsewhere = Object.keys(contract("served").paths).filter((path) => !path.startsWith("/v1/"))
  expect(elsewhere.sort()).toEqual([
    "/.well-known/jwks.json",
    "/cli/login",
    "/healthz",
    "/licences",
    "/llms.txt",
    "/mcp",
    "/openapi.json",
    "/readyz",
    "/reference",
    "/webhooks/aggregator",
  ])
})

test("has every error code of the specification, with its status", () => {
  const statuses = Object.entries(errorCodes).map(([code, { status }]) => [code, status])
  expect(Object.fromEntries(statuses)).toMatchObject({
    missing_authorization: 401,
    invalid_token: 401,
    webhook_signature_invalid: 401,
    forbidden: 403,
    invalid_request: 400,
    invalid_field: 400,
    unprocessable: 422,
    not_found: 404,
    turn_not_found: 404,
    lab_not_found: 404,
    source_not_found: 404,
    memory_not_found: 404,
    already_exists: 409,
    idempotency_key_mismatch: 409,
    rate_limit_exceeded: 429,
    concurrency_limit_exceeded: 429,
    internal_error: 500,
    upstream_unavailable: 503,
  })
})
