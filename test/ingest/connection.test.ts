import { expect } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { ConnectionStore } from "#db/connections"
import { DataSyncStore } from "#db/data-sync"
import { users } from "#db/schema/account"
import { outbox } from "#db/schema/outbox"
import { ada, Deliveries, deliver, moment, person, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itWith(Deliveries)

const sources = Effect.flatMap(ConnectionStore, (connections) => connections.sources(ada))
const connections = Effect.flatMap(ConnectionStore, (store) => store.all(ada))
const days = rowsOf("daily_summary")

const user = (user_id: string, change = {}) => ({
  user_id,
  provider: "GARMIN",
  reference_id: ada,
  scopes: "ACTIVITY_EXPORT",
  active: true,
  ...change,
})

const auth = (user_id: string, change = {}) => ({
  type: "auth",
  status: "success",
  user: user(user_id, change),
})

const reauth = (before: string | null, now: string) => ({
  type: "user_reauth",
  status: "warning",
  old_user: before && user(before),
  new_user: user(now),
})

const daily = (user_id: string, steps: number, change = {}) => ({
  type: "daily",
  user: user(user_id, change),
  data: [{ metadata: { start_time: "2025-06-02T00:00:00Z" }, distance_data: { steps } }],
})

for (const type of ["auth", "auth_success"])
  it(`makes a source of a sign-in that is called ${type}`, () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(moment("2026-01-01T00:00:00Z"))
      expect(yield* deliver({ ...auth("g1"), type })).toMatchObject({ state: "processed" })
      expect(yield* sources).toEqual([
        {
          id: expect.stringMatching(/^src_/),
          provider: "garmin",
          connected_at: "2026-01-01T00:00:00.000Z",
          last_sync_at: null,
          status: "active",
          is_file: false,
        },
      ])
    }))

it("takes the reference id from outside the user, and an empty one for none", () =>
  Effect.gen(function* () {
    const outside = auth("g1", { reference_id: "" })
    expect(yield* deliver(outside)).toMatchObject({ state: "parked" })
    expect(yield* deliver({ ...outside, reference_id: ada })).toMatchObject({ state: "processed" })
    expect(yield* sources).toHaveLength(1)
  }))

for (const failure of [
  { type: "auth_failure", user: user("g1"), status: "error" },
  { type: "auth_cancelled", status: "error", reason: "access_denied", reference_id: ada },
  { ...auth("g1"), status: "error", reason: "access_denied" },
])
  it(`persists nothing but the delivery of ${failure.type} with status ${failure.status}`, () =>
    Effect.gen(function* () {
      expect(yield* deliver(failure)).toMatchObject({ state: "skipped" })
      expect(yield* sources).toEqual([])
    }))

it("makes a source for data of a person it knows by a connection it does not", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(moment("2026-01-01T00:00:00Z"))
    yield* deliver(daily("g1", 5))
    expect(yield* sources).toMatchObject([
      { provider: "garmin", last_sync_at: "2026-01-01T00:00:00.000Z", status: "active" },
    ])
    yield* deliver(auth("g1"))
    expect(yield* sources).toHaveLength(1)
  }))

it("parks data that names neither a known connection nor a known person", () =>
  Effect.gen(function* () {
    const stray = daily("g1", 5, { reference_id: "someone-else" })
    expect(yield* deliver(stray)).toMatchObject({
      state: "parked",
      error: "It names neither a known connection nor a known reference id.",
    })
    expect(yield* days).toEqual([])
  }))

it("keeps data with its connection's owner whatever reference the payload carries", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    yield* deliver(daily("g1", 5, { reference_id: null }))
    expect(yield* days).toMatchObject([{ user_id: ada, steps: 5 }])
  }))

it("swaps the aggregator's id on the same source when somebody signs in again", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    yield* deliver(daily("g1", 5))
    yield* deliver(reauth("g1", "g2"))
    yield* deliver(auth("g2"))
    yield* deliver(daily("g2", 6))
    expect(yield* connections).toMatchObject([{ aggregator_user_id: "g2", status: "active" }])
    expect(yield* days).toMatchObject([{ steps: 6 }])
  }))

it("keeps one source when data or farewells of the former id come late", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    yield* deliver(reauth("g1", "g2"))
    yield* deliver(daily("g1", 5))
    yield* deliver({ type: "deauth", status: "success", user: user("g1") })
    yield* deliver({ ...auth("g1"), message: "late" })
    expect(yield* connections).toMatchObject([{ aggregator_user_id: "g2", status: "active" }])
    expect(yield* days).toHaveLength(1)
  }))

it("reads anew what the new id brought before it was known to be the same person", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    yield* deliver(auth("g2"))
    yield* deliver(daily("g2", 7))
    yield* deliver({ ...daily("g2", 7), type: "nutrition" })
    yield* deliver(reauth("g1", "g2"))
    expect(yield* connections).toMatchObject([{ aggregator_user_id: "g2" }])
    expect(yield* rowsOf("diary_days")).toMatchObject([
      { deleted: 1, source_id: null },
      { deleted: 0, source_id: (yield* connections)[0]!.id },
    ])
    expect(yield* days).toMatchObject([
      { deleted: 1, source_id: null },
      { deleted: 0, steps: 7, source_id: (yield* connections)[0]!.id },
    ])
    const { rows } = yield* (yield* DataSyncStore).since(ada, 0)
    expect(rows.daily_summary.map((row) => JSON.parse(row).deleted).sort()).toEqual([false, true])
  }))

it("moves nobody's data to somebody else when a second sign-in names two people", () =>
  Effect.gen(function* () {
    const bob = person("user_bob")
    yield* direct((db) => db.insert(users).values(bob).run())
    yield* deliver(auth("g1"))
    yield* deliver(daily("g2", 7, { reference_id: bob.id }))
    yield* deliver({ ...reauth("g1", "g2"), new_user: user("g2", { reference_id: bob.id }) })
    expect(yield* days).toMatchObject([{ user_id: bob.id, deleted: 0, steps: 7 }])
    expect(yield* connections).toMatchObject([{ aggregator_user_id: "g1" }])
  }))

it("makes a source of a second sign-in without an old user", () =>
  Effect.gen(function* () {
    yield* deliver(reauth(null, "g2"))
    expect(yield* sources).toHaveLength(1)
  }))

for (const again of ["g1", "g9"])
  it(`takes a source off the list when access is revoked, and back by a sign-in as ${again}`, () =>
    Effect.gen(function* () {
      yield* deliver(auth("g1"))
      const [before] = yield* sources
      yield* deliver({ type: "access_revoked", status: "warning", user: user("g1") })
      expect(yield* sources).toEqual([])
      expect(yield* connections).toMatchObject([
        { id: before!.id, status: "disconnected", deactivated_at: expect.any(String) },
      ])
      yield* deliver({ ...auth(again), message: "again" })
      expect(yield* sources).toMatchObject([{ id: before!.id, status: "active" }])
      expect(yield* connections).toMatchObject([{ deactivated_at: null }])
    }))

it("no longer asks for the end of a link that its person has made again", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    yield* direct((db) => {
      for (const target of ["g1", "g2"])
        db.insert(outbox).values({ kind: "deauthenticate", target, due_at: 0 }).run()
    })
    yield* deliver({ ...auth("g1"), message: "again" })
    expect(yield* rowsOf("outbox")).toMatchObject([{ target: "g2" }])
  }))

it("lets no late word of a connection undo a later one", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"), 1_000)
    yield* deliver({ type: "deauth", status: "success", user: user("g1") }, 3_000)
    yield* deliver({ ...auth("g1"), message: "late" }, 2_000)
    expect(yield* sources).toEqual([])
    yield* deliver({ ...auth("g1"), message: "again" }, 5_000)
    yield* deliver({ type: "access_revoked", status: "warning", user: user("g1") }, 4_000)
    expect(yield* sources).toMatchObject([{ status: "active" }])
  }))

it("takes a source off the list when its person takes leave, and keeps its rows", () =>
  Effect.gen(function* () {
    yield* deliver(daily("g1", 5))
    yield* deliver({ type: "deauth", status: "success", user: user("g1") })
    expect(yield* sources).toEqual([])
    expect(yield* connections).toMatchObject([
      { status: "disconnected", deactivated_at: expect.any(String) },
    ])
    expect(yield* days).toHaveLength(1)
  }))

it("marks a degraded connection, and takes the mark off when data comes", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    yield* deliver({ type: "connection_error", status: "warning", user: user("g1") })
    expect(yield* sources).toMatchObject([{ status: "error" }])
    yield* deliver(daily("g1", 5))
    expect(yield* sources).toMatchObject([{ status: "active" }])
    yield* deliver({ type: "connection_error", status: "warning", user: user("g1"), again: 1 })
    expect(yield* sources).toMatchObject([{ status: "error" }])
    yield* deliver({ ...auth("g1"), message: "again" })
    expect(yield* sources).toMatchObject([{ status: "active" }])
  }))

it("keeps the mark of a degraded connection when the data is older", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"), 1_000)
    yield* deliver({ type: "connection_error", status: "warning", user: user("g1") }, 3_000)
    yield* deliver(daily("g1", 5), 2_000)
    expect(yield* sources).toMatchObject([{ status: "error" }])
    yield* deliver(daily("g1", 6), 4_000)
    expect(yield* sources).toMatchObject([{ status: "active" }])
  }))

for (const type of ["connection_error", "access_revoked"])
  it(`keeps two accounts with one vendor apart though one of them had ${type}`, () =>
    Effect.gen(function* () {
      yield* deliver(daily("g1", 5))
      yield* deliver({ type, status: "warning", user: user("g1") })
      yield* deliver(daily("g2", 6))
      yield* deliver(daily("g1", 7))
      expect(yield* connections).toMatchObject([
        { aggregator_user_id: "g1" },
        { aggregator_user_id: "g2" },
      ])
      expect(yield* days).toMatchObject([{ steps: 7 }, { steps: 6 }])
    }))

it("leaves a degraded word about a source off the list without effect", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    yield* deliver({ type: "deauth", status: "success", user: user("g1") })
    yield* deliver({ type: "connection_error", status: "warning", user: user("g1") })
    expect(yield* connections).toMatchObject([{ status: "disconnected" }])
  }))

it("keeps the scopes a person has changed", () =>
  Effect.gen(function* () {
    yield* deliver(auth("g1"))
    const changed = user("g1", { scopes: "ACTIVITY_EXPORT,BODY_EXPORT" })
    yield* deliver({ type: "permission_change", status: "warning", user: changed })
    expect(yield* connections).toMatchObject([{ scopes: "ACTIVITY_EXPORT,BODY_EXPORT" }])
    yield* deliver({
      type: "permission_change",
      user: user("g1", { scopes: null }),
      scopes_added: "HEALTH_EXPORT, BODY_EXPORT",
      scopes_removed: "ACTIVITY_EXPORT",
    })
    expect(yield* connections).toMatchObject([{ scopes: "BODY_EXPORT,HEALTH_EXPORT" }])
  }))

it("skips word of a connection it does not know", () =>
  Effect.gen(function* () {
    const gone = { type: "access_revoked", status: "warning", user: user("g1") }
    expect(yield* deliver(gone)).toMatchObject({ state: "skipped" })
  }))
