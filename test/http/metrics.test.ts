import { describe, expect } from "bun:test"
import { join } from "node:path"
import { Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { Database } from "#db/database"
import { makeDiskProbe } from "#db/sqlite/disk-probe"
import { QUEUES } from "#domain/queue"
import { STEPS } from "#domain/step"
import { VERSION } from "#domain/version"
import { families } from "#observability/registry"
import { signatureOf } from "#operations/webhook-signature"
import { ADMIN_KEY, Served, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { parseExposition, valueOf } from "#test/exposition"
import { scratchFolder } from "#test/scratch-folder"
import { ModelScript } from "#test/scripted-model"
import { direct } from "#test/sqlite"

const it = itLive(Served)

const scrape = (
  path = "/metrics",
  headers: Record<string, string> = { "x-admin-key": ADMIN_KEY },
) => Client.use(({ send }) => send(path, { headers }))

const exported = Effect.map(scrape(), ({ text }) => parseExposition(text))

/** The value of one series; 0 of what nothing was counted of. */
const sample = (name: string, labels: Record<string, string> = {}) =>
  Effect.map(exported, (all) => valueOf(all, name, labels))

/** Delivers what nobody here is known for. */
const deliver = Effect.fnUntraced(function* (aggregator_user: string) {
  const user = { user_id: aggregator_user, provider: "GARMIN" }
  const body = JSON.stringify({ type: "daily", user, data: [] })
  const at = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
  const headers = { "aggregator-signature": signatureOf(WEBHOOK_SECRET, at, Buffer.from(body)) }
  yield* Client.use(({ send }) => send("/webhook", { method: "POST", body, headers }))
  yield* Ingest.use(({ idle }) => idle)
})

const ask = Effect.gen(function* () {
  const { post } = yield* Client
  const messages = [{ role: "user", content: "How did I sleep?" }]
  yield* post("/v1/turns", { messages })
  yield* TurnSupervisor.use(({ idle }) => idle)
})

describe("GET /metrics", () => {
  it("speaks the text format of Prometheus, as /admin/metrics does", () =>
    Effect.gen(function* () {
      yield* deliver("nobody")
      for (const path of ["/metrics", "/admin/metrics"]) {
        const { text, headers } = yield* scrape(path)
        expect(headers.get("content-type")).toStartWith("text/plain; version=0.0.4")
        const all = parseExposition(text)
        expect(valueOf(all, "hygeia_deliveries_parked")).toBe(1)
        expect(valueOf(all, "hygeia_users")).toBe(1)
      }
    }))

  it("exports the families of the registry with their labels, and no other", () =>
    Effect.gen(function* () {
      yield* ask
      const known = new Map(families.map((family) => [family.name, family]))
      for (const { name, type, samples } of (yield* exported).values()) {
        expect([name, known.get(name)?.type]).toEqual([name, type as never])
        for (const { labels } of samples)
          expect(Object.keys(labels).filter((label) => label !== "le")).toEqual([
            ...known.get(name)!.labels,
          ])
      }
    }))

  it("has the series that can be named before anything happens, with 0", () =>
    Effect.gen(function* () {
      const all = yield* exported
      const failed = all.get("hygeia_turn_duration_seconds")?.samples
      expect(failed?.filter(({ labels }) => labels.status === "failed").length).toBeGreaterThan(5)
      expect(all.get("hygeia_struck_sentences_total")?.samples.length).toBe(8)
      expect(all.has("hygeia_backup_restored")).toBe(false)
    }))

  it("takes the admin key as a bearer too, where the other admin routes do not", () =>
    Effect.gen(function* () {
      const bearer = { authorization: `Bearer ${ADMIN_KEY}` }
      expect((yield* scrape("/metrics", bearer)).status).toBe(200)
      expect((yield* scrape("/admin/metrics", bearer)).status).toBe(200)
      expect((yield* scrape("/admin/users", bearer)).status).toBe(403)
      const { token } = yield* Client
      const strangers = { authorization: `Bearer ${token}` }
      expect((yield* scrape("/metrics", strangers)).body.error.code).toBe("forbidden")
      expect((yield* scrape("/metrics", {})).body.error.code).toBe("missing_authorization")
    }))
})

it("counts deliveries by how they were answered and by what became of them, and their lag", () =>
  Effect.gen(function* () {
    for (const user of ["one", "two", "two"]) yield* deliver(user)
    expect(yield* sample("hygeia_deliveries_total", { outcome: "accepted" })).toBe(2)
    expect(yield* sample("hygeia_deliveries_total", { outcome: "duplicate" })).toBe(1)
    expect(yield* sample("hygeia_deliveries_normalised_total", { state: "parked" })).toBe(2)
    expect(yield* sample("hygeia_ingest_lag_seconds_count")).toBe(2)
    expect(yield* sample("hygeia_queue_depth", { queue: "deliveries" })).toBe(0)
  }))

describe("a turn", () => {
  it("is counted with what it took, in all and by step", () =>
    Effect.gen(function* () {
      yield* ask
      const name = "hygeia_turn_duration_seconds"
      const all = yield* exported
      expect(valueOf(all, `${name}_count`, { status: "completed" })).toBe(1)
      expect(valueOf(all, `${name}_count`, { status: "failed" })).toBe(0)
      const steps = "hygeia_turn_step_duration_seconds"
      for (const step of STEPS) expect(valueOf(all, `${steps}_count`, { step })).toBe(1)
      const spent = STEPS.map((step) => valueOf(all, `${steps}_sum`, { step }))
      const sum = spent.reduce((total, seconds) => total + seconds, 0)
      expect(sum).toBeLessThanOrEqual(valueOf(all, `${name}_sum`, { status: "completed" }))
    }))

  it("that fails is counted by its code and the step that failed", () =>
    Effect.gen(function* () {
      const script = yield* ModelScript
      script.isDownAt("synthesise", 9, false)
      yield* ask
      const labels = { code: "upstream_unavailable", step: "synthesis" }
      expect(yield* sample("hygeia_turn_failures_total", labels)).toBe(1)
      const failed = { status: "failed" }
      expect(yield* sample("hygeia_turn_duration_seconds_count", failed)).toBe(1)
    }))

  it("that runs and those that wait are seen, and how long the first has waited", () =>
    Effect.gen(function* () {
      const script = yield* ModelScript
      const go = yield* script.stallsAt("judge")
      const { post } = yield* Client
      yield* post("/v1/turns", { messages: [{ role: "user", content: "How did I sleep?" }] })
      yield* script.reached("judge")
      expect(yield* sample("hygeia_turns_running")).toBe(1)
      expect(yield* sample("hygeia_queue_depth", { queue: "turns" })).toBe(0)
      yield* go
      yield* TurnSupervisor.use(({ idle }) => idle)
      expect(yield* sample("hygeia_turns_running")).toBe(0)
    }))
})

it("counts commits with their time, and the changes that share them", () =>
  Effect.gen(function* () {
    const before = yield* exported
    const { write } = yield* Database
    yield* Effect.all(
      Array.from({ length: 20 }, () => write("system", function* () {})),
      { concurrency: "unbounded" },
    )
    const after = yield* exported
    const grown = (name: string) => valueOf(after, name) - valueOf(before, name)
    expect(grown("hygeia_committed_changes_total")).toBeGreaterThanOrEqual(20)
    expect(grown("hygeia_commit_duration_seconds_count")).toBeLessThan(20)
    expect(grown("hygeia_commit_duration_seconds_sum")).toBeGreaterThan(0)
    expect(valueOf(after, "hygeia_rollbacks_total")).toBe(0)
    const broken = write("system", () => {
      throw new Error("a change that fails")
    })
    yield* Effect.exit(broken)
    expect(yield* sample("hygeia_rollbacks_total")).toBeGreaterThan(0)
  }))

it("times an fsync apart from a commit, and says what the database and its disk hold", () =>
  Effect.gen(function* () {
    const all = yield* exported
    expect(valueOf(all, "hygeia_database_writable")).toBe(1)
    expect(valueOf(all, "hygeia_database_bytes")).toBeGreaterThan(0)
    expect(valueOf(all, "hygeia_disk_free_bytes")).toBeGreaterThan(0)
    expect(all.get("hygeia_build_info")?.samples).toMatchObject([
      { labels: { version: VERSION, bun: Bun.version }, value: 1 },
    ])
    const took: Array<number> = []
    const hasRoom = makeDiskProbe(join(yield* scratchFolder, "hygeia.db"), (ms) => took.push(ms))
    expect([hasRoom(0), hasRoom(999), hasRoom(1_000)]).toEqual([true, true, true])
    expect(took.length).toBe(2)
  }))

it("has what waits in every queue, as /readyz says it to the admin", () =>
  Effect.gen(function* () {
    yield* deliver("nobody")
    const { user_id } = yield* Client
    yield* direct((_, sqlite) => {
      const add = (table: string, row: Record<string, string | number>) =>
        sqlite.run(
          `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`,
          Object.values(row),
        )
      const at = "2026-01-01T00:00:00.000Z"
      add("outbox", { kind: "deauthenticate", target: "x", due_at: Number.MAX_SAFE_INTEGER })
      const stored = { content_type: "image/png", size_bytes: 1, storage_key: "k", user_id }
      for (const aggregator_status of ["submitted", "parsed"])
        add("labs", { ...stored, id: aggregator_status, aggregator_status, uploaded_at: at })
      const queued = { target: "ntfy", user_id, occurred_at: at, occurrence: "{}", due_at: 0 }
      add("notifications", { ...queued, id: "waits" })
      add("notifications", { ...queued, id: "given-up", dead_at: 1 })
    })
    const { body } = yield* scrape("/readyz")
    const one = { depth: 1, age_s: expect.any(Number) }
    const none = { depth: 0, age_s: 0 }
    expect(body.queues).toEqual({
      turns: none,
      deliveries: none,
      imports: none,
      labs: one,
      outbox: { depth: 1, age_s: null },
      notifications: one,
    })
    const all = yield* exported
    for (const queue of QUEUES) {
      expect(valueOf(all, "hygeia_queue_depth", { queue })).toBe(body.queues[queue].depth)
      if (body.queues[queue].age_s !== null)
        expect(valueOf(all, "hygeia_queue_age_seconds", { queue })).toBeCloseTo(
          body.queues[queue].age_s,
          -2,
        )
    }
    expect((yield* scrape("/readyz", {})).body.queues).toBeUndefined()
  }))

it("counts open event streams", () =>
  Effect.gen(function* () {
    const script = yield* ModelScript
    const go = yield* script.stallsAt("judge")
    const { post, fetch, token } = yield* Client
    const messages = [{ role: "user", content: "How did I sleep?" }]
    const { body } = yield* post("/v1/turns", { messages })
    const stream = yield* fetch(`/v1/turns/${body.id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(yield* sample("hygeia_event_streams")).toBe(1)
    yield* go
    yield* Effect.promise(() => stream.text())
    expect(yield* sample("hygeia_event_streams")).toBe(0)
  }))
