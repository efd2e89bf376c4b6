import { describe, expect } from "bun:test"
import { sql } from "drizzle-orm"
import { Clock, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { ProactiveTurns } from "#actors/proactive-turns"
import { TurnSupervisor } from "#actors/turn-supervisor"
import type { Conversation } from "#domain/conversation"
import type { UserId } from "#domain/ids"
import type { NotificationSettingsUpdate } from "#domain/notification"
import { addDays, localDateAt } from "#domain/time"
import type { Today } from "#domain/today"
import { Embedded } from "#test/app"
import { Client } from "#test/client"
import { itWith } from "#test/effect"
import { otherUser } from "#test/other-user"
import { aDay, aNight, aResult, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { direct } from "#test/sqlite"

const HOUR_MS = 3_600_000

/** The midnight before the last one, so that tokens hold that are checked by the machine's own clock. */
const MIDNIGHT = Date.parse(localDateAt(Date.now() - 24 * HOUR_MS, 0))

/**
 * Leaps to an hour: no turn may be in flight meanwhile, which would time out. All that is done each second is done as
 * often: short leaps are quicker.
 */
const at = (hour: number) => TestClock.setTime(MIDNIGHT + hour * HOUR_MS)

const from = (hour: number) => itWith(Layer.unwrap(Effect.as(at(hour), Embedded)))
const it = from(7)
const itLate = from(22.9)

const today = Effect.map(Clock.currentTimeMillis, (now) => localDateAt(now, 0))

const put = (body: NotificationSettingsUpdate) =>
  Client.use(({ send, token }) =>
    send("/v1/me/notifications", {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  )

/** Lets what is due begin and end, as often as it takes: an alert comes before the briefing. */
const passed = Effect.gen(function* () {
  for (let round = 0; round < 3; round++) {
    yield* ProactiveTurns.use(({ wake, idle }) => Effect.andThen(wake, idle))
    yield* TurnSupervisor.use(({ idle }) => idle)
  }
})

/** The turns of the conversation of briefings, the oldest first. */
const turns = Client.use(({ get }) => get("/v1/conversations/briefing")).pipe(
  Effect.map(({ status, body }) => (status === 404 ? [] : (body as Conversation).turns)),
)

const questions = Effect.map(turns, (all) => all.map(({ user_message }) => user_message))

const BRIEFING = "How am I doing this morning?"
const ALERT = "On which day did my resting heart rate shift in the last 90 days?"

const news = Effect.map(
  Client.use(({ get }) => get("/v1/today")),
  ({ body }) => (body as Today).news.filter(({ kind }) => kind === "briefing" || kind === "alert"),
)

/** Two hundred days to the last one, of a resting heart rate that rose by so many beats two weeks before it. */
const lived = Effect.fnUntraced(function* (rise: number, last: string) {
  const user = yield* Client.useSync(({ user_id }) => user_id as UserId)
  const noise = seededNoise(7, 200, 0.3)
  const dates = noise.map((_, ago) => addDays(last, -ago))
  yield* store({
    nights: dates.map((date, ago) =>
      aNight(user, date, { asleep_s: Math.round(420 + 25 * noise[199 - ago]!) * 60 }),
    ),
    days: dates.map((date, ago) =>
      aDay(user, date, {
        steps: Math.round(8_000 + 900 * noise[(ago * 7) % 200]!),
        resting_hr_bpm: Math.round(54 + 2 * noise[ago]! + (ago < 16 ? rise : 0)),
      }),
    ),
  })
})

describe("the morning briefing", () => {
  it("begins for nobody as installed", () =>
    Effect.gen(function* () {
      yield* lived(8, yield* today)
      yield* at(8)
      yield* passed
      expect(yield* questions).toEqual([])
    }))

  it("comes once a morning, from the time on that was chosen", () =>
    Effect.gen(function* () {
      yield* lived(0, yield* today)
      yield* put({ briefing: true, briefing_at: "07:30" })
      yield* at(7.4)
      yield* passed
      expect(yield* questions).toEqual([])
      yield* at(7.5)
      yield* passed
      expect(yield* questions).toEqual([BRIEFING])
      const [briefing] = yield* turns
      expect(briefing!.result!.answer).toMatch(/\d h/)
      yield* at(8)
      yield* passed
      expect(yield* questions).toEqual([BRIEFING])
      expect(yield* news).toMatchObject([
        { kind: "briefing", date: yield* today, conversation_id: "briefing", subject: null },
      ])
    }))

  it("waits three hours for the night", () =>
    Effect.gen(function* () {
      yield* lived(0, addDays(yield* today, -1))
      yield* put({ briefing: true, briefing_at: "07:00" })
      yield* at(9.9)
      yield* passed
      expect(yield* questions).toEqual([])
      yield* at(10)
      yield* passed
      expect(yield* questions).toEqual([BRIEFING])
    }))

  it("waits for the night also where the day has begun to be counted", () =>
    Effect.gen(function* () {
      const user = yield* Client.useSync(({ user_id }) => user_id as UserId)
      yield* lived(0, addDays(yield* today, -1))
      yield* store({ days: [aDay(user, yield* today, { steps: 40, is_complete: false })] })
      yield* at(8)
      yield* put({ briefing: true })
      yield* passed
      expect(yield* questions).toEqual([])
    }))

  it("comes to others where one person's settings cannot be read, and again an hour after it failed", () =>
    Effect.gen(function* () {
      yield* otherUser
      yield* at(8)
      yield* lived(0, yield* today)
      yield* put({ briefing: true })
      yield* direct((db) =>
        db.run(sql`
          INSERT INTO notification_settings (user_id, events, details, briefing, stopped)
          SELECT id, 0, 0, 1, 'none' FROM users WHERE id NOT IN (SELECT user_id FROM notification_settings)`),
      )
      yield* passed
      expect(yield* questions).toEqual([BRIEFING])
      yield* direct((db) => db.run(sql`UPDATE turns SET status = 'failed', result = NULL`))
      yield* direct((db) => db.run(sql`UPDATE notification_settings SET looked_on = NULL`))
      yield* at(8.9)
      yield* passed
      expect(yield* questions).toEqual([BRIEFING])
      yield* at(9.1)
      yield* passed
      expect(yield* questions).toEqual([BRIEFING, BRIEFING])
    }))

  it("passes in silence where nothing comes any more", () =>
    Effect.gen(function* () {
      yield* lived(0, addDays(yield* today, -2))
      yield* put({ briefing: true })
      yield* at(10.1)
      yield* passed
      expect(yield* questions).toEqual([])
    }))

  it("is not caught up on in the afternoon", () =>
    Effect.gen(function* () {
      yield* lived(0, yield* today)
      yield* at(13.1)
      yield* put({ briefing: true })
      yield* passed
      expect(yield* questions).toEqual([])
    }))
})

describe("a quiet alert", () => {
  itLate(
    "is raised of a level that has changed, before the briefing, and not again the next day",
    () =>
      Effect.gen(function* () {
        yield* lived(8, addDays(yield* today, 1))
        yield* put({ alerts: true, briefing: true, briefing_at: "23:00" })
        yield* at(23)
        yield* passed
        expect(yield* questions).toEqual([ALERT, BRIEFING])
        const [alert, briefing] = yield* news
        expect(alert).toMatchObject({
          kind: "alert",
          subject: "resting_hr",
          title: "resting heart rate",
          text: expect.stringMatching(/resting heart rate rose by .* around \d/),
        })
        expect(briefing).toMatchObject({ kind: "briefing" })
        yield* put({ briefing_at: "00:30" })
        yield* at(24.5)
        yield* passed
        expect(yield* questions).toEqual([ALERT, BRIEFING, BRIEFING])
      }),
  )

  it("is raised first of what the safety rules say, which the next answer to a question says too", () =>
    Effect.gen(function* () {
      const user = yield* Client.useSync(({ user_id }) => user_id as UserId)
      yield* lived(8, yield* today)
      yield* store({
        results: [
          aResult(user, "Potassium", { value: 6.9, unit: "mmol/L", test_date: yield* today }),
        ],
      })
      yield* at(8)
      yield* put({ alerts: true, briefing: true })
      yield* passed
      const [alert, briefing, ...others] = yield* turns
      expect([briefing!.user_message, others]).toEqual([BRIEFING, []])
      expect(alert!.result!.answer).toContain("6.9")
      // Today says it among its alerts, and once.
      expect(yield* news).toMatchObject([{ kind: "briefing" }])
      const asked = yield* Client.use(({ post }) =>
        post("/v1/turns", { messages: [{ role: "user", content: "How did I sleep?" }] }),
      )
      yield* TurnSupervisor.use(({ idle }) => idle)
      const { body } = yield* Client.use(({ get }) => get(`/v1/turns/${asked.body.id}`))
      expect(body.result.answer).toContain("6.9")
    }))

  it("is not raised of chance", () =>
    Effect.gen(function* () {
      yield* lived(0, yield* today)
      yield* at(8)
      yield* put({ alerts: true })
      yield* passed
      expect(yield* questions).toEqual([])
    }))

  it("is not raised about a subject that was stopped", () =>
    Effect.gen(function* () {
      yield* lived(8, yield* today)
      yield* at(8)
      yield* put({ alerts: true, stopped: ["resting_hr"] })
      yield* passed
      expect(yield* questions).toEqual([])
    }))
})
