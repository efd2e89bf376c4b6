import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"

const it = itLive(App)

const DAY = "2026-03-02"

const note = (body: object) => Client.use(({ post }) => post("/v1/diary", { date: DAY, ...body }))

const amount = (name: string, value: number, unit?: string) =>
  note({ kind: "amount", name, value, ...(unit === undefined ? {} : { unit }) })

const send = Effect.fnUntraced(function* (method: string, path: string, body?: object) {
  const client = yield* Client
  return yield* client.send(path, {
    method,
    headers: { authorization: `Bearer ${client.token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
})

const days = Effect.map(
  Client.use(({ get }) => get("/v1/data/sync")),
  ({ body }) => body.daily_summary as ReadonlyArray<Readonly<Record<string, unknown>>>,
)

const value = Effect.fnUntraced(function* (metric: string) {
  const { body } = yield* Client.use(({ get }) =>
    get(`/v1/metrics/${metric}/series?from=${DAY}&to=${DAY}`),
  )
  return body.points[0]?.value ?? null
})

describe("a note", () => {
  it("of an amount is a value of its day, by the one table of units", () =>
    Effect.gen(function* () {
      const { status, body } = yield* amount("weight", 180, "lb")
      expect([status, body]).toEqual([
        201,
        {
          id: expect.stringMatching(/^note_\w+$/),
          date: DAY,
          kind: "amount",
          name: "weight",
          value: 180,
          unit: "lb",
        },
      ])
      const [day] = yield* days
      expect(day).toMatchObject({
        date: DAY,
        weight_kg: 81.6466266,
        source_id: null,
        provider: "other",
        provider_raw: "NOTES",
        origin: "import",
        deleted: false,
      })
      expect(yield* value("weight_kg")).toBe(81.6466266)
    }))

  it("adds up with the others of its day where what is measured does", () =>
    Effect.gen(function* () {
      yield* amount("coffee", 2)
      yield* amount("espresso", 1)
      yield* amount("caffeine", 0.1, "g")
      expect(yield* value("caffeine_mg")).toBe(2 * 90 + 80 + 100)
      yield* amount("water", 2, "glasses")
      yield* amount("water", 0.5, "l")
      expect(yield* value("water_ml")).toBe(1_000)
      yield* amount("mood", 2)
      yield* amount("mood", 5)
      expect(yield* value("mood")).toBe(3.5)
      for (const kg of [82, 81]) yield* amount("weight", kg)
      expect(yield* value("weight_kg")).toBe(81)
    }))

  it("is changed and deleted with the value that it made", () =>
    Effect.gen(function* () {
      const { body } = yield* amount("weight", 81.4, "kg")
      const path = `/v1/diary/${body.id}`
      const changed = yield* send("PATCH", path, { value: 80.9 })
      expect([changed.status, changed.body]).toEqual([200, { ...body, value: 80.9 }])
      expect(yield* value("weight_kg")).toBe(80.9)
      const moved = yield* send("PATCH", path, { date: "2026-03-01" })
      expect(moved.body.date).toBe("2026-03-01")
      expect(yield* value("weight_kg")).toBeNull()
      expect((yield* days).map(({ date, deleted }) => [date, deleted]).sort()).toEqual([
        ["2026-03-01", false],
        [DAY, true],
      ])
      expect((yield* send("DELETE", path)).status).toBe(204)
      expect((yield* days).every(({ deleted, weight_kg }) => deleted && weight_kg === null)).toBe(
        true,
      )
      expect((yield* send("DELETE", path)).status).toBe(404)
    }))

  it("is refused by the name of the field that does not fit, and then leaves nothing", () =>
    Effect.gen(function* () {
      const refused: ReadonlyArray<readonly [object, string]> = [
        [{ kind: "amount", name: "weight", value: 814 }, "value"],
        [{ kind: "amount", name: "weight", value: 81, unit: "mmHg" }, "unit"],
        [{ kind: "amount", name: "glucose", value: 95 }, "unit"],
        [{ kind: "amount", name: "weight" }, "value"],
        [{ kind: "tag", name: "magnesium", value: 1 }, "value"],
        [{ kind: "tag" }, "name"],
        [{ kind: "tag", name: "\u0000 " }, "name"],
        [{ kind: "tag", name: "x".repeat(61) }, "name"],
        [{ kind: "text" }, "text"],
        [{ kind: "wish", name: "x" }, "kind"],
        [{ kind: "tag", name: "sauna", until: DAY }, "until"],
        [{ kind: "event", name: "trip", until: "2026-03-01" }, "until"],
        [{ kind: "tag", name: "sauna", date: "2026-02-30" }, "date"],
        [{ kind: "tag", name: "sauna", date: "9999-01-01" }, "date"],
      ]
      for (const [body, field] of refused) {
        const answer = yield* note(body)
        expect([body, answer.status, answer.body.error.details]).toEqual([body, 400, { field }])
      }
      const { body } = yield* Client.use(({ get }) => get("/v1/diary"))
      expect([body.data, yield* days]).toEqual([[], []])
    }))

  it("without a date is of today, and the same Idempotency-Key makes it once", () =>
    Effect.gen(function* () {
      const { send: raw, token, get } = yield* Client
      const sent = {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": "coffee",
        },
        body: JSON.stringify({ kind: "amount", name: "coffee", value: 1 }),
      }
      const first = yield* raw("/v1/diary", sent)
      expect((yield* raw("/v1/diary", sent)).body).toEqual(first.body)
      const { body } = yield* get("/v1/diary")
      expect(body.data).toEqual([first.body])
      expect(first.body.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }))
})

describe("the list of notes", () => {
  it("is the newest day first, in pages, by kind and by days", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      for (const [date, name] of [
        ["2026-03-01", "sauna"],
        ["2026-03-03", "magnesium"],
        ["2026-03-02", "late meal"],
        ["2026-03-02", "alcohol free"],
      ])
        yield* note({ date, kind: "tag", name })
      yield* note({ kind: "event", name: "trip", text: "Spain", until: "2026-03-09" })
      const names: Array<string> = []
      let cursor = ""
      do {
        const { body } = yield* get(`/v1/diary?limit=2&kind=tag${cursor && `&cursor=${cursor}`}`)
        names.push(...body.data.map(({ name }: { readonly name: string }) => name))
        cursor = body.next_cursor ?? ""
      } while (cursor !== "")
      expect(names).toEqual(["magnesium", "alcohol free", "late meal", "sauna"])
      const some = yield* get("/v1/diary?from=2026-03-02&to=2026-03-02")
      expect(some.body.data[0]).toMatchObject({ name: "trip", text: "Spain", until: "2026-03-09" })
      expect(some.body.data).toHaveLength(3)
      expect((yield* get("/v1/diary?kind=tag&cursor=nonsense")).status).toBe(400)
    }))

  it("is one's own", () =>
    Effect.gen(function* () {
      const { body } = yield* note({ kind: "tag", name: "sauna" })
      const client = yield* Client
      const headers = yield* otherUser
      const theirs = yield* client.send("/v1/diary", { headers })
      expect(theirs.body.data).toEqual([])
      const gone = yield* client.send(`/v1/diary/${body.id}`, { method: "DELETE", headers })
      expect(gone.status).toBe(404)
    }))
})
