import { expect } from "bun:test"
import { readdirSync } from "node:fs"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { DataDir } from "#db/data-dir"
import { App } from "#test/app"
import {
  belongings,
  exportAs,
  type Headers,
  had,
  importAs,
  ownHeaders,
  write,
} from "#test/belongings"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"

const it = itLive(App)

const takeBack = Effect.fnUntraced(function* (headers: Headers, { id }: { readonly id: string }) {
  const { send } = yield* Client
  expect((yield* send(`/v1/imports/${id}`, { method: "DELETE", headers })).status).toBe(204)
  expect((yield* send(`/v1/imports/${id}`, { headers })).body.status).toBe("cancelled")
})

/** What a person has, without the tombstones of what went. */
const live = Effect.fnUntraced(function* (headers: Headers) {
  const { sync, ...rest } = yield* had(headers)
  const rows = Object.values(sync as Record<string, unknown>).flatMap((of) =>
    Array.isArray(of) ? of.filter(({ deleted }) => !deleted) : [],
  )
  const { data } = (yield* Client.use(({ send }) => send("/v1/sources", { headers }))).body
  return { rows, sources: data.length, ...rest }
})

it("an import that is taken back leaves what its person had, and can be made again as if for the first time", () =>
  Effect.gen(function* () {
    yield* belongings
    const archive = yield* exportAs(yield* ownHeaders)
    const other = yield* otherUser
    yield* write(other, "POST", "/v1/memory", { text: "Sleep more.", kind: "goal" })
    yield* write(other, "PUT", "/v1/me/profile", { name: "Grace" })
    yield* write(other, "POST", "/v1/diary", { date: "2026-06-02", kind: "tag", name: "sauna" })
    yield* importAs(other, "day,metric,value,unit\n2026-06-03,steps,100,\n")
    const before = yield* live(other)
    const first = yield* importAs(other, archive)
    const once = yield* live(other)
    expect(once).not.toEqual(before)
    const second = yield* importAs(other, archive)
    yield* takeBack(other, second)
    expect(yield* live(other)).toEqual(once)
    yield* takeBack(other, first)
    expect(yield* live(other)).toEqual(before)
    const uploads = (yield* DataDir).file("uploads")
    const { body } = yield* Client.use(({ send }) => send("/v1/me", { headers: other }))
    expect(readdirSync(`${uploads}/${body.user_id}`)).toEqual([])
    yield* importAs(other, archive)
    expect(yield* live(other)).toEqual(once)
  }))

it("what a person has changed of an import stays when it is taken back", () =>
  Effect.gen(function* () {
    yield* belongings
    const archive = yield* exportAs(yield* ownHeaders)
    const other = yield* otherUser
    const { id } = yield* importAs(other, archive)
    const get = (path: string) =>
      Effect.map(
        Client.use(({ send }) => send(path, { headers: other })),
        ({ body }) => body,
      )
    const coffee = (yield* get("/v1/diary")).data.find(
      (note: { name: string }) => note.name === "coffee",
    )
    yield* write(other, "PATCH", `/v1/diary/${coffee.id}`, { value: 3 })
    yield* write(other, "PUT", "/v1/me/profile", { name: "Grace" })
    for (const { id: lab } of (yield* get("/v1/labs")).uploads) {
      const { biomarkers } = yield* get(`/v1/labs/${lab}`)
      const ferritin = biomarkers.find(({ name }: { name: string }) => name === "Ferritin")
      if (ferritin)
        yield* write(other, "PATCH", `/v1/labs/${lab}`, {
          results: [{ id: ferritin.id, value: 72, unit: "ng/mL" }],
        })
    }
    const messages = [{ role: "user", content: "What was my best day?" }]
    yield* write(other, "POST", "/v1/turns", { messages, conversation_id: "walks" })
    yield* TurnSupervisor.use(({ idle }) => idle)
    yield* takeBack(other, { id })
    expect((yield* get("/v1/diary")).data).toMatchObject([{ name: "coffee", value: 3 }])
    expect(yield* get("/v1/me/profile")).toMatchObject({
      name: "Grace",
      birthday: null,
      medications: [],
    })
    const walks = yield* get("/v1/conversations/walks")
    expect(walks.turns.map((turn: { user_message: string }) => turn.user_message)).toEqual([
      "What was my best day?",
    ])
    expect((yield* get("/v1/conversations")).data).toMatchObject([{ id: "walks", turn_count: 1 }])
    // The report whose result they corrected is theirs as a whole, the other one is gone.
    const { uploads } = yield* get("/v1/labs")
    expect(uploads).toHaveLength(1)
    expect(yield* get(`/v1/labs/${uploads[0].id}`)).toMatchObject({
      biomarkers: [{ name: "Ferritin", value: 72 }],
      qualitative: [{ name: "HBsAg" }],
    })
    expect((yield* get("/v1/memory")).data).toEqual([])
  }))
