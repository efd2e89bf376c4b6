import { describe, expect } from "bun:test"
import { Context, Deferred, Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { Webhook } from "standardwebhooks"
import { Notifier } from "#actors/notifier"
import { Database } from "#db/database"
import { NotificationSettingsStore } from "#db/notification-settings"
import { NotificationStore, notify } from "#db/notifications"
import type { FileImportId, TurnId, UserId } from "#domain/ids"
import type { NotificationSettingsUpdate, Occurrence } from "#domain/notification"
import { isoOf } from "#domain/time"
import { testDatabase } from "#test/database"
import { rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"
import { type Received, receiver } from "#test/receiver"
import { ada, bob, registered } from "#test/turns"
import { NotificationTargets } from "#upstream/notification-targets"
import { ntfyTarget } from "#upstream/ntfy"
import { webhookTarget } from "#upstream/standard-webhook"

const SECRETS = [7, 9].map((byte) => `whsec_${Buffer.alloc(24, byte).toString("base64")}`)
const base_url = "https://hygeia.example"

class Receiver extends Context.Service<Receiver, Effect.Success<typeof receiver>>()("Receiver") {}

const Floor = Layer.mergeAll(NotificationStore.layer, NotificationSettingsStore.layer).pipe(
  Layer.provideMerge(testDatabase()),
  Layer.provideMerge(Layer.effect(Receiver, receiver)),
)

const webhook = Layer.effect(
  NotificationTargets,
  Receiver.useSync(({ url }) => [
    webhookTarget(fetch, {
      url: `${url}/in`,
      secrets: SECRETS.map((secret) => Redacted.make(secret)),
      base_url,
    }),
  ]),
)

const both = Layer.effect(
  NotificationTargets,
  Effect.gen(function* () {
    const { url } = yield* Receiver
    const token = Redacted.make("tk_ntfy")
    return [
      ...(yield* NotificationTargets),
      ntfyTarget(fetch, { url: `${url}/at/home`, token, base_url }),
    ]
  }),
).pipe(Layer.provide(webhook))

const notifier = (targets: typeof webhook) => Notifier.layer.pipe(Layer.provide(targets))

const it = itWith(Layer.provideMerge(notifier(webhook), Floor))
const itBoth = itWith(Layer.provideMerge(notifier(both), Floor))
const itOnFloor = itWith(Floor)

const chosen = (user: UserId, events: boolean, details = false) =>
  NotificationSettingsStore.use((store) => store.update(user, { events, details }))

const now = Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis)

const happened = (occurrence: Occurrence, user: UserId = ada) =>
  Effect.gen(function* () {
    const at = isoOf(yield* now)
    yield* (yield* Database).write(user, (tx) => notify(tx, user, occurrence, at))
  })

const imported = (n: number): Occurrence => ({
  type: "import.completed",
  data: { import_id: `imp_${n}` as FileImportId },
})

const answered: Extract<Occurrence, { type: "turn.completed" }> = {
  type: "turn.completed",
  data: {
    turn_id: "turn_1" as TurnId,
    conversation_id: "a b",
    kind: "answer",
    answer: "You slept 7 h 12 min.",
  },
}

const alerted: Occurrence = {
  type: "alert.raised",
  data: {
    turn_id: "turn_2" as TurnId,
    conversation_id: "briefing",
    subject: "resting_hr",
    answer: "Your resting heart rate rose to 54 bpm.",
  },
}

const run = Notifier.use(({ wake, idle }) => Effect.andThen(wake, idle))

/** A process that starts and sends what is due; no time passes while it does. */
const started = Effect.suspend(() => Effect.provide(run, notifier(webhook)))

const idOf = ({ headers }: Received) => headers["webhook-id"]

const down = () => new Response(null, { status: 503 })

describe("a webhook", () => {
  itOnFloor("is one that the verifier of Standard Webhooks accepts, by either secret", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.now())
      yield* registered
      yield* chosen(ada, true)
      yield* happened(answered)
      yield* started
      const { received } = yield* Receiver
      const [{ headers, text }] = received as [Received]
      for (const secret of SECRETS)
        expect(new Webhook(secret).verify(text, headers)).toMatchObject({ type: "turn.completed" })
      const other = new Webhook(Buffer.alloc(24, 1).toString("base64"))
      expect(() => other.verify(text, headers)).toThrow()
      expect(() => new Webhook(SECRETS[0]!).verify(`${text} `, headers)).toThrow()
      expect(JSON.parse(text)).toEqual({
        type: "turn.completed",
        timestamp: isoOf(yield* now),
        data: {
          user_id: ada,
          turn_id: "turn_1",
          conversation_id: "a b",
          kind: "answer",
          url: `${base_url}/ask/a%20b#turn_1`,
        },
      })
      expect(yield* rowsOf("notifications")).toEqual([])
    }),
  )

  itOnFloor("comes once and in order after a day in which its receiver was down", () =>
    Effect.gen(function* () {
      yield* registered
      yield* chosen(ada, true)
      const { received, answers } = yield* Receiver
      answers.with = down
      for (let hour = 0; hour < 24; hour++) {
        yield* happened(imported(hour))
        yield* TestClock.adjust("1 hour")
        yield* started
      }
      const attempts = received.length
      expect(new Set(received.map(idOf))).toEqual(new Set(["import_completed_0"]))
      expect(attempts).toBeGreaterThan(5)
      expect(attempts).toBeLessThan(30)
      answers.with = () => new Response(null, { status: 204 })
      yield* TestClock.adjust("2 hours")
      yield* started
      expect(received.slice(attempts).map(idOf)).toEqual(
        Array.from({ length: 24 }, (_, hour) => `import_completed_${hour}`),
      )
      expect(yield* rowsOf("notifications")).toEqual([])
    }),
  )

  itOnFloor(
    "is given up after a day and a half, kept for thirty days, and holds up nothing after it",
    () =>
      Effect.gen(function* () {
        yield* registered
        yield* chosen(ada, true)
        const { received, answers } = yield* Receiver
        answers.with = down
        yield* happened(imported(1))
        for (let hour = 0; hour < 39; hour++) {
          yield* TestClock.adjust("1 hour")
          yield* started
        }
        const left = yield* rowsOf<{ dead_at: number | null; failure: string }>("notifications")
        expect(left).toMatchObject([{ dead_at: expect.any(Number), failure: "status 503" }])
        answers.with = () => new Response()
        const attempts = received.length
        yield* happened(imported(2))
        yield* started
        expect(received.slice(attempts).map(idOf)).toEqual(["import_completed_2"])
        yield* TestClock.adjust("31 days")
        yield* Effect.provide(Effect.andThen(TestClock.adjust("1 day"), run), notifier(webhook))
        expect(yield* rowsOf("notifications")).toEqual([])
      }),
  )

  itOnFloor("that is refused five times as malformed makes room for the next", () =>
    Effect.gen(function* () {
      yield* registered
      yield* chosen(ada, true)
      const { received, answers } = yield* Receiver
      answers.with = (one) =>
        new Response(null, { status: idOf(one) === "import_completed_1" ? 422 : 200 })
      yield* happened(imported(1))
      yield* happened(imported(2))
      for (let hour = 0; hour < 5; hour++) {
        yield* TestClock.adjust("1 hour")
        yield* started
      }
      expect(received.map(idOf)).toEqual([
        ...Array<string>(5).fill("import_completed_1"),
        "import_completed_2",
      ])
    }),
  )
})

itOnFloor(
  "is sent again under the same id where a process ended between sending and noting it",
  () =>
    Effect.gen(function* () {
      yield* registered
      yield* chosen(ada, true)
      yield* happened(imported(1))
      const { received, answers } = yield* Receiver
      const came = yield* Deferred.make<void>()
      answers.with = () => {
        Deferred.doneUnsafe(came, Effect.void)
        return new Promise<never>(() => {})
      }
      yield* Effect.provide(Deferred.await(came), notifier(webhook))
      expect(yield* rowsOf("notifications")).toContainEqual(
        expect.objectContaining({ target: "webhook", dead_at: null }),
      )
      answers.with = () => new Response()
      yield* Effect.provide(run, notifier(webhook))
      expect(received.map(idOf)).toEqual(["import_completed_1", "import_completed_1"])
      expect(yield* rowsOf("notifications")).toEqual([])
    }),
)

describe("two people", () => {
  it("are told each of their own, and who did not choose of nothing", () =>
    Effect.gen(function* () {
      yield* registered
      yield* chosen(bob, true)
      yield* happened(imported(1), ada)
      yield* happened(imported(2), bob)
      expect(yield* rowsOf("notifications")).toHaveLength(2)
      yield* run
      const { received } = yield* Receiver
      expect(received.map(({ text }) => JSON.parse(text).data)).toEqual([
        { user_id: bob, import_id: "imp_2", url: base_url },
      ])
    }))

  itOnFloor("have dropped what is queued of theirs alone when they take their consent back", () =>
    Effect.gen(function* () {
      yield* registered
      for (const user of [ada, bob]) {
        yield* chosen(user, true, true)
        const turn_id = `turn_${user}` as TurnId
        yield* happened({ ...answered, data: { ...answered.data, turn_id } }, user)
      }
      yield* chosen(ada, true, false)
      const left = yield* rowsOf<{ user_id: string }>("notifications")
      expect(new Set(left.map(({ user_id }) => user_id))).toEqual(new Set([bob]))
    }),
  )
})

describe("ntfy", () => {
  const pushed = Effect.gen(function* () {
    const { received } = yield* Receiver
    return received
      .filter(({ path }) => path !== "/in")
      .map((one) => ({ ...one, body: JSON.parse(one.text) }))
  })

  itBoth(
    "shows nothing of the answer on a lock screen, and is not held up by the other target",
    () =>
      Effect.gen(function* () {
        yield* registered
        yield* chosen(ada, true)
        const { answers } = yield* Receiver
        answers.with = ({ path }) => (path === "/in" ? down() : new Response())
        yield* happened(answered)
        yield* run
        const [{ path, headers, body, text }] = (yield* pushed) as [
          Effect.Success<typeof pushed>[number],
        ]
        expect([path, headers.authorization]).toEqual(["/at", "Bearer tk_ntfy"])
        expect(body).toEqual({
          topic: "home",
          sequence_id: "turn_completed_1",
          title: "Hygeia",
          message: "Your answer is ready.",
          priority: 2,
          click: `${base_url}/ask/a%20b#turn_1`,
        })
        expect(text).not.toContain("7 h 12")
      }),
  )

  itBoth("shows the answer to who has details sent", () =>
    Effect.gen(function* () {
      yield* registered
      yield* chosen(ada, true, true)
      yield* happened(answered)
      yield* run
      const [{ body }] = (yield* pushed) as [Effect.Success<typeof pushed>[number]]
      expect(body.message).toBe("You slept 7 h 12 min.")
    }),
  )

  itBoth("has of an alert the ways to why and to stop these, and nothing of what it is about", () =>
    Effect.gen(function* () {
      yield* registered
      yield* NotificationSettingsStore.use((store) => store.update(ada, { alerts: true }))
      yield* happened(alerted)
      yield* run
      const [{ body }] = (yield* pushed) as [Effect.Success<typeof pushed>[number]]
      expect(body).toMatchObject({
        message: "There is something in your data to look at.",
        click: `${base_url}/ask/briefing#turn_2`,
        actions: [
          { action: "view", label: "Why", url: `${base_url}/ask/briefing#turn_2` },
          { action: "view", label: "Stop these", url: `${base_url}/settings?stop_turn=turn_2` },
        ],
      })
      const { received } = yield* Receiver
      const sent = received.find(({ path }) => path === "/in")
      expect(JSON.parse(sent!.text)).toMatchObject({
        type: "alert.raised",
        data: { stop_url: `${base_url}/settings?stop_turn=turn_2` },
      })
      expect(sent!.text + JSON.stringify(body)).not.toMatch(/54 bpm|resting/)
    }),
  )
})

describe("an alert", () => {
  itOnFloor("is dropped where it waits when its subject is stopped, and not queued any more", () =>
    Effect.gen(function* () {
      yield* registered
      const choose = (change: NotificationSettingsUpdate) =>
        NotificationSettingsStore.use((store) => store.update(ada, change))
      yield* happened(alerted)
      expect(yield* rowsOf("notifications")).toEqual([])
      yield* choose({ alerts: true })
      yield* happened(alerted)
      expect(yield* rowsOf("notifications")).toHaveLength(2)
      yield* choose({ stopped: ["resting_hr"] })
      expect(yield* rowsOf("notifications")).toEqual([])
      yield* happened(alerted)
      expect(yield* rowsOf("notifications")).toEqual([])
    }),
  )
})
