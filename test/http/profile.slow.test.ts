import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, App } from "#test/app"
import { Client } from "#test/client"
import { itLive, itOnOne } from "#test/effect"

const it = itLive(App)
const refusal = itOnOne(App)

const PATH = "/v1/me/profile"

const put = (body: unknown, authorization?: string) =>
  Client.use(({ send, token }) =>
    send(PATH, {
      method: "PUT",
      headers: {
        authorization: authorization ?? `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    }),
  )

const read = Client.use(({ get }) => get(PATH))

const nothing = {
  name: null,
  age: null,
  gender: null,
  height_cm: null,
  weight_kg: null,
  bmi: null,
  smoker: null,
  alcohol_consumption: null,
  conditions: [],
  medications: [],
  goal: null,
  story: null,
  birthday: null,
  country: null,
  units: null,
  time_zone: null,
}

const stated = {
  name: "Ada",
  age: 36,
  gender: "female",
  height_cm: 165,
  weight_kg: 61.5,
  smoker: "no",
  alcohol_consumption: "occasional",
  medications: ["levothyroxine 50 mcg"],
  goal: "Sleep through the night.",
  story: "",
} as const

describe("GET /v1/me/profile", () => {
  it("reads null for every field that nothing was said about", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      expect((yield* read).body).toEqual({ user_id, ...nothing })
    }))

  it("shows each caller their own", () =>
    Effect.gen(function* () {
      const { post, get } = yield* Client
      yield* put(stated)
      const minted = yield* post(
        "/admin/tokens",
        { email: "b@example.org" },
        {
          "x-admin-key": ADMIN_KEY,
        },
      )
      const authorization = `Bearer ${minted.body.service_token}`
      const other = yield* get(PATH, { authorization })
      expect(other.body).toEqual({ user_id: minted.body.user_id, ...nothing })
      yield* put({ name: "Bob" }, authorization)
      expect((yield* read).body.name).toBe("Ada")
    }))
})

describe("PUT /v1/me/profile", () => {
  it("derives the age from a birthday, and keeps country, units and time zone", () =>
    Effect.gen(function* () {
      const sent = {
        birthday: "1985-03-04",
        country: "DE",
        units: "us",
        time_zone: "Europe/Berlin",
      }
      const { body } = yield* put({ ...sent, age: 20 })
      expect(body).toMatchObject(sent)
      expect(body.age).toBeGreaterThan(40)
      expect((yield* put({ birthday: null, age: 20 })).body).toMatchObject({
        birthday: null,
        age: 20,
      })
    }))

  it("refuses a day, a country and a time zone that do not exist", () =>
    Effect.gen(function* () {
      for (const [field, value] of [
        ["birthday", "1985-02-30"],
        ["country", "Germany"],
        ["units", "imperial"],
        ["time_zone", "Mars/Olympus"],
      ] as const) {
        const { status, body } = yield* put({ [field]: value })
        expect([status, body.error.code, body.error.details]).toEqual([
          400,
          "invalid_field",
          { field },
        ])
      }
    }))

  it("answers the whole profile, and keeps it", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const answer = yield* put({ ...stated, conditions: ["asthma"] })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({
        user_id,
        ...nothing,
        ...stated,
        bmi: 22.6,
        conditions: [{ name: "asthma" }],
      })
      expect((yield* read).body).toEqual(answer.body)
    }))

  it("changes only the supplied fields", () =>
    Effect.gen(function* () {
      const before = yield* put({ ...stated, conditions: ["asthma"] })
      const after = yield* put({ weight_kg: 60 })
      expect(after.body).toEqual({ ...before.body, weight_kg: 60, bmi: 22 })
      expect((yield* put({})).body).toEqual(after.body)
    }))

  for (const field of Object.keys(nothing).filter(
    (field) => !["bmi", "conditions", "medications"].includes(field),
  ))
    it(`clears ${field} with null`, () =>
      Effect.gen(function* () {
        yield* put(stated)
        const answer = yield* put({ [field]: null })
        expect(answer.status).toBe(200)
        expect(answer.body[field]).toBeNull()
      }))

  it("empties conditions and medications with an empty list", () =>
    Effect.gen(function* () {
      yield* put({ conditions: ["asthma"], medications: ["aspirin"] })
      const answer = yield* put({ conditions: [], medications: [] })
      expect(answer.body).toMatchObject({ conditions: [], medications: [] })
    }))

  it("takes conditions as strings or objects, and reads them as objects", () =>
    Effect.gen(function* () {
      const conditions = ["asthma", { name: "migraine" }, { name: "gout", duration_years: 2.5 }]
      const answer = yield* put({ conditions })
      expect(answer.body.conditions).toEqual([
        { name: "asthma" },
        { name: "migraine" },
        { name: "gout", duration_years: 2.5 },
      ])
    }))

  it("takes back what was read, whatever it holds", () =>
    Effect.gen(function* () {
      const empty = (yield* read).body
      expect((yield* put(empty)).body).toEqual(empty)
      const full = (yield* put({ ...stated, conditions: [{ name: "gout", duration_years: 1 }] }))
        .body
      expect((yield* put(full)).body).toEqual(full)
    }))

  it("derives bmi from height and weight, to one decimal, whatever is sent for it", () =>
    Effect.gen(function* () {
      expect((yield* put({ height_cm: 180, bmi: 99 })).body.bmi).toBeNull()
      expect((yield* put({ weight_kg: 80, bmi: "99" })).body.bmi).toBe(24.7)
      expect((yield* put({ height_cm: null })).body.bmi).toBeNull()
    }))

  it("ignores fields it does not know", () =>
    Effect.gen(function* () {
      const answer = yield* put({ name: "Ada", shoe_size: 38, user_id: "user_other" })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ ...nothing, name: "Ada", user_id: (yield* Client).user_id })
    }))
})

const allowed: ReadonlyArray<readonly [string, unknown]> = [
  ["name", "n"],
  ["name", "n".repeat(80)],
  ["age", 0],
  ["age", 120],
  ["height_cm", 50],
  ["height_cm", 260],
  ["weight_kg", 20],
  ["weight_kg", 400],
  ["alcohol_consumption", "never"],
  ["alcohol_consumption", "regular"],
  ["smoker", "yes"],
  ["gender", "male"],
  ["medications", Array.from({ length: 50 }, () => "m".repeat(120))],
  ["goal", "g".repeat(500)],
  ["story", "s".repeat(1000)],
]

const refused: ReadonlyArray<readonly [field: string, value: unknown, named?: string]> = [
  ["name", ""],
  ["name", "n".repeat(81)],
  ["name", 7],
  ["age", -1],
  ["age", 121],
  ["age", 36.5],
  ["age", "36"],
  ["gender", "other"],
  ["height_cm", 49.9],
  ["height_cm", 260.1],
  ["weight_kg", 19.9],
  ["weight_kg", 400.1],
  ["smoker", true],
  ["alcohol_consumption", "daily"],
  ["conditions", null],
  ["conditions", "asthma"],
  ["conditions", [""], "conditions.0"],
  ["conditions", ["c".repeat(121)], "conditions.0"],
  ["conditions", [{ duration_years: 1 }], "conditions.0"],
  ["conditions", Array.from({ length: 51 }, () => "c")],
  ["medications", [""], "medications.0"],
  ["medications", ["m".repeat(121)], "medications.0"],
  ["medications", Array.from({ length: 51 }, () => "m")],
  ["goal", "g".repeat(501)],
  ["story", "s".repeat(1001)],
]

const brief = (value: unknown) => JSON.stringify(value).slice(0, 20)

describe("a field of PUT /v1/me/profile", () => {
  for (const [field, value] of allowed)
    it(`${field} may be ${brief(value)} (${JSON.stringify(value).length})`, () =>
      Effect.gen(function* () {
        const answer = yield* put({ [field]: value })
        expect(answer.status).toBe(200)
        expect(answer.body[field]).toEqual(value)
      }))

  for (const [field, value, named = field] of refused)
    refusal(
      `${field} may not be ${brief(value)} (${JSON.stringify(value).length}): invalid_field`,
      () =>
        Effect.gen(function* () {
          yield* put({ name: "Ada" })
          const answer = yield* put({ name: "Eve", [field]: value })
          expect(answer.status).toBe(400)
          expect(answer.body.error).toMatchObject({
            code: "invalid_field",
            details: { field: named },
          })
          expect((yield* read).body.name).toBe("Ada")
        }),
    )

  it("is not looked for in a body that is no object: invalid_request", () =>
    Effect.gen(function* () {
      for (const body of [[], "Ada", 1, null]) {
        const answer = yield* put(body)
        expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"])
      }
    }))
})
