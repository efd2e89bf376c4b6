import { expect } from "bun:test"
import { Effect } from "effect"
import { Database } from "#db/database"
import { ExperimentStore } from "#db/experiments"
import { ARMS } from "#domain/experiment"
import type { ExperimentId, UserId } from "#domain/ids"
import { writeNote } from "#operations/write-note"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { anExperiment } from "#test/experiments"

const it = itLive(App)

const running = Effect.gen(function* () {
  const { user_id } = yield* Client
  const user = user_id as UserId
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC" }).format()
  const days = [{ date: today, arm: "with", done: null }] as const
  const experiment = anExperiment({ user_id: user, days })
  const store = yield* ExperimentStore
  const { write } = yield* Database
  yield* write(user, (tx) => store.add(tx, experiment))
  return { id: experiment.id, today }
})

const path = (id: ExperimentId) => `/v1/experiments/${id}`

it("lists experiments, and reads one with its days and what will be compared", () =>
  Effect.gen(function* () {
    const { get } = yield* Client
    const { id } = yield* running
    const { body } = yield* get("/v1/experiments")
    expect(body.experiments).toHaveLength(1)
    const read = yield* get(path(id))
    expect(read.body).toEqual(body.experiments[0])
    expect(read.body).toMatchObject({ id, status: "running", stopped_on: null })
    expect(read.body.analysis).toContain("drawing the blocks anew")
    expect(read.body.user_id).toBeUndefined()
  }))

it("keeps what became of a day, and refuses a day that is none of it", () =>
  Effect.gen(function* () {
    const { send, token } = yield* Client
    const { id, today } = yield* running
    const put = (date: string) =>
      send(`${path(id)}/days/${date}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ done: false }),
      })
    expect((yield* put(today)).body.days).toEqual([{ date: today, arm: "with", done: false }])
    const { status, body } = yield* put("2020-01-01")
    expect([status, body.error.details]).toEqual([400, { field: "date" }])
  }))

it("stops a running one, and removes one that has ended", () =>
  Effect.gen(function* () {
    const { send, get, token } = yield* Client
    const { id, today } = yield* running
    expect(
      (yield* send(path(id), { method: "DELETE", headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(204)
    expect((yield* get(path(id))).body).toMatchObject({ status: "stopped", stopped_on: today })
    expect(
      (yield* send(path(id), { method: "DELETE", headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(204)
    expect((yield* get(path(id))).body.error.code).toBe("experiment_not_found")
  }))

it("says of one that is over what it found, and nothing of one that runs", () =>
  Effect.gen(function* () {
    const { user_id, get } = yield* Client
    const user = user_id as UserId
    const { id } = yield* running
    expect((yield* get(`${path(id)}/result`)).body).toEqual({ result: null })
    const dates = Array.from(
      { length: 12 },
      (_, at) => `2026-03-${String(at + 1).padStart(2, "0")}`,
    )
    const days = dates.map((date, at) => ({ date, arm: ARMS[at % 2]!, done: null }))
    const over = anExperiment({ user_id: user, days, habit: null, target: "mood" })
    const store = yield* ExperimentStore
    const { write } = yield* Database
    yield* write(user, (tx) => store.add(tx, over))
    expect((yield* get(`${path(over.id)}/result`)).body).toEqual({ result: null })
    for (const { date, arm } of days)
      yield* writeNote(user, { kind: "amount", name: "mood", date, value: arm === "with" ? 5 : 2 })
    const { body } = yield* get(`${path(over.id)}/result`)
    expect(body.result).toMatchObject({
      metric: "mood",
      mean_with: 5,
      mean_without: 2,
      difference: 3,
      interval: [3, 3],
      n_with: 6,
      n_without: 6,
      verdict: "clear",
    })
    expect(body.result.p).toBeLessThan(0.05)
    const unknown = yield* get("/v1/experiments/exp_00000000000000000000000000000000/result")
    expect(unknown.body.error.code).toBe("experiment_not_found")
  }))
