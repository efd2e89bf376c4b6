import { afterAll, describe, expect } from "bun:test"
import { Effect, Exit, Scope } from "effect"
import { Webhook } from "standardwebhooks"
import { Importer } from "#actors/importer"
import { Notifier } from "#actors/notifier"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { LabStore } from "#db/labs"
import { newId, type UserId } from "#domain/ids"
import { ADMIN_KEY, App, appIn } from "#test/app"
import { Client } from "#test/client"
import { rowsOf } from "#test/deliveries"
import { itLive } from "#test/effect"
import { FORM_TYPE, formOf } from "#test/form"
import { otherUser } from "#test/other-user"
import { receiver } from "#test/receiver"
import { webhook } from "#test/webhook"

const PATH = "/v1/me/notifications"
const SECRET = `whsec_${Buffer.alloc(32, 5).toString("base64")}`

const scope = Scope.makeUnsafe()
const { url, received } = Effect.runSync(Scope.provide(receiver, scope))
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

const it = itLive(App)
const itSending = itLive(appIn({ WEBHOOK_OUT_URL: url, WEBHOOK_OUT_SECRET: SECRET }))

const put = (body: unknown, headers?: Readonly<Record<string, string>>) =>
  Client.use(({ send, token }) =>
    send(PATH, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )

const asked = Effect.gen(function* () {
  const { post } = yield* Client
  yield* post("/v1/turns", { messages: [{ role: "user", content: "How did I sleep?" }] })
  yield* TurnSupervisor.use(({ idle }) => idle)
})

const sent = Notifier.use(({ wake, idle }) => Effect.andThen(wake, idle))

describe("notifications", () => {
  it("are off as installed: nothing is sent, and nothing kept to be sent", () =>
    Effect.gen(function* () {
      const { body } = yield* Client.use(({ get }) => get(PATH))
      expect(body).toMatchObject({
        ...{ briefing: false, alerts: false, stopped: [], events: false, details: false },
        targets: [],
      })
      yield* asked
      expect(yield* rowsOf("notifications")).toEqual([])
      // Who turns them on where there is no target has nothing pile up.
      yield* put({ events: true })
      yield* asked
      yield* sent
      expect(yield* rowsOf("notifications")).toEqual([])
    }))

  it("change only where they are supplied, and only of the one who asks", () =>
    Effect.gen(function* () {
      const headers = yield* otherUser
      expect((yield* put({ details: true })).body).toMatchObject({ events: false, details: true })
      expect((yield* put({ events: true })).body).toMatchObject({ events: true, details: true })
      expect((yield* put({ details: false })).body).toMatchObject({ events: true, details: false })
      const theirs = yield* Client.use(({ send }) => send(PATH, { headers }))
      expect(theirs.body).toMatchObject({ events: false, details: false })
      for (const wrong of [
        { events: "yes" },
        { briefing_at: "24:00" },
        { briefing_at: "7:00" },
        { stopped: ["<b>"] },
        { stopped: ["steps", "steps"] },
        { stopped: Array.from({ length: 101 }, (_, n) => `s${n}`) },
      ])
        expect((yield* put(wrong)).body.error.code).toBe("invalid_field")
      expect((yield* put({ briefing_at: "23:59", stopped: ["steps"] })).body).toMatchObject({
        briefing_at: "23:59",
        stopped: ["steps"],
      })
    }))

  itSending("tell of an answer, an import and a lab report, of who turned them on", () =>
    Effect.gen(function* () {
      const { send, token, user_id } = yield* Client
      received.length = 0
      yield* asked
      yield* put({ events: true }, yield* otherUser)
      yield* asked
      yield* sent
      expect(received).toEqual([])
      expect((yield* put({ events: true })).body.targets).toEqual(["webhook"])
      yield* asked
      const file = { name: "file", filename: "s.csv", type: "text/csv" }
      const bytes = "day,metric,value,unit\n2026-06-01,steps,8200,\n"
      yield* send("/v1/imports", {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, ...FORM_TYPE },
        body: formOf({ ...file, bytes }),
      })
      yield* Importer.use(({ idle }) => idle)
      const lab = newId("lab")
      yield* LabStore.use((store) =>
        store.insert({
          id: lab,
          user_id: user_id as UserId,
          upload_id: lab,
          aggregator_status: "pending",
          uploaded_at: "2026-03-03T00:00:00.000Z",
          parsed_at: null,
          content_type: "application/pdf",
          size_bytes: 1,
          storage_key: `uploads/${lab}`,
          note: null,
          file_name: null,
          laboratory: null,
        }),
      )
      const biomarkers = [{ name: "Ferritin", value: "80", unit: "ng/mL" }]
      const data = [{ metadata: { test_date: "2026-03-02" }, biomarkers }]
      yield* webhook({ upload_id: lab, data })
      yield* sent
      const seen = received.map(
        ({ text, headers }) =>
          new Webhook(SECRET).verify(text, headers) as { type: string; data: object },
      )
      expect(seen.map(({ type }) => type)).toEqual([
        "turn.completed",
        "import.completed",
        "lab.parsed",
      ])
      for (const { data } of seen) expect(data).toMatchObject({ user_id })
      expect(JSON.stringify(seen)).not.toMatch(/"answer":|Ferritin|8200/)
    }),
  )

  itSending("are seen by the admin alone as taken, without whose they are", () =>
    Effect.gen(function* () {
      const { send, user_id } = yield* Client
      yield* put({ events: true })
      yield* asked
      yield* sent
      const asAdmin = (path: string) => send(path, { headers: { "x-admin-key": ADMIN_KEY } })
      const { body: jobs } = yield* asAdmin("/admin/jobs")
      expect(jobs.notifications).toMatchObject([
        { target: "webhook", sent_at: expect.any(String), waiting: 0, given_up: 0 },
      ])
      const ready = yield* asAdmin("/readyz")
      expect(ready.body.notifications).toEqual(jobs.notifications)
      expect(ready.text).not.toContain(user_id)
      expect((yield* send("/readyz")).body.notifications).toBeUndefined()
    }),
  )

  itSending("have the text of the answer for who turned details on", () =>
    Effect.gen(function* () {
      received.length = 0
      yield* put({ events: true, details: true })
      yield* asked
      yield* sent
      const { body } = yield* Client.use(({ get }) => get("/v1/turns"))
      const seen = received.map(({ text }) => JSON.parse(text).data.answer)
      expect(seen).toEqual([body.data[0].result?.answer ?? expect.any(String)])
    }),
  )
})
