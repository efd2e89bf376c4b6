import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { Importer } from "#actors/importer"
import { reportOf } from "#cli/import/report"
import { App } from "#test/app"
import { exportOf, record } from "#test/apple-export"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"

const it = itLive(App)

const DAY = "2025-06-02 08:00:00 +0200"
const STEPS = record("StepCount", DAY, DAY, "900", { unit: "count" })

const me = (birthday: string, sex: string) =>
  ` <Me HKCharacteristicTypeIdentifierDateOfBirth="${birthday}"` +
  ` HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSex${sex}"/>\n`

const ADA = me("1990-02-02", "Female")

const imported = Effect.fnUntraced(function* (person: string) {
  const { send, token, get } = yield* Client
  const headers = { authorization: `Bearer ${token}`, ...FORM_TYPE }
  const body = formOf({ name: "file", filename: "export.xml", bytes: exportOf(person + STEPS) })
  const queued = yield* send("/v1/imports", { method: "POST", headers, body })
  expect(queued.body.offers).toBeNull()
  yield* Importer.use(({ idle }) => idle)
  return (yield* get(`/v1/imports/${queued.body.id}`)).body
})

const offersNow = Effect.gen(function* () {
  const { body } = yield* Client.use(({ get }) => get("/v1/imports"))
  return body.imports.map(({ offers }: { offers: unknown }) => offers)
})

const profileNow = Effect.gen(function* () {
  const { body } = yield* Client.use(({ get }) => get("/v1/me/profile"))
  return [body.birthday, body.gender]
})

const say = Effect.fnUntraced(function* (change: object) {
  const { send, token } = yield* Client
  const { status } = yield* send("/v1/me/profile", {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(change),
  })
  expect(status).toBe(200)
})

const decline = Effect.fnUntraced(function* (id: string, headers?: Record<string, string>) {
  const { send, token } = yield* Client
  return yield* send(`/v1/imports/${id}/offers`, {
    method: "DELETE",
    headers: headers ?? { authorization: `Bearer ${token}` },
  })
})

describe("what an export says of its person", () => {
  it("is offered, written by nobody but them, and offered no more once it is in the profile", () =>
    Effect.gen(function* () {
      const { offers, ...ended } = yield* imported(ADA)
      expect(ended).toMatchObject({ status: "completed", records: { used: 1 } })
      expect(offers).toEqual({ birthday: "1990-02-02", gender: "female" })
      expect(yield* profileNow).toEqual([null, null])
      const printed = reportOf("export.xml", { offers, ...ended })
      expect(printed).toContain("It says your birthday and your sex, which your profile does not")
      expect(printed).not.toMatch(/1990|female/)
      yield* say({ gender: "female" })
      expect(yield* offersNow).toEqual([{ birthday: "1990-02-02", gender: null }])
      yield* say({ birthday: "1990-02-02" })
      expect(yield* offersNow).toEqual([null])
      yield* imported(me("1990-02-03", "Male"))
      expect(yield* offersNow).toEqual([null, null])
    }))

  it("stays declined, also for a later export", () =>
    Effect.gen(function* () {
      const { id } = yield* imported(ADA)
      expect((yield* decline(id)).status).toBe(204)
      expect((yield* decline(id)).status).toBe(204)
      yield* imported(ADA)
      expect(yield* offersNow).toEqual([null, null])
      expect(yield* profileNow).toEqual([null, null])
    }))

  it("is its owner's alone, and goes with an import that is taken back", () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const { id } = yield* imported(ADA)
      const headers = yield* otherUser
      expect((yield* send(`/v1/imports/${id}`, { headers })).status).toBe(404)
      expect((yield* decline(id, headers)).status).toBe(404)
      expect(yield* offersNow).toHaveLength(1)
      expect((yield* offersNow)[0]).not.toBeNull()
      const own = { authorization: `Bearer ${token}` }
      expect((yield* send(`/v1/imports/${id}`, { method: "DELETE", headers: own })).status).toBe(
        204,
      )
      expect(yield* offersNow).toEqual([null])
    }))

  it("is dropped where it is no birthday or no gender", () =>
    Effect.gen(function* () {
      for (const person of [
        me("", "NotSet"),
        me("1899-12-31", "Other"),
        me("2999-01-01", "&quot;"),
        me("1990-02-30", "constructor"),
        me(`1990-02-02${" ".repeat(10_000)}`, "male"),
      ])
        expect((yield* imported(person)).offers).toBeNull()
      expect((yield* imported(me("1990-02-30", "Male"))).offers).toEqual({
        birthday: null,
        gender: "male",
      })
    }))
})
