import { expect } from "bun:test"
import { Context, Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { Notifier } from "#actors/notifier"
import { listTargets } from "#db/admin/notifications"
import { Database } from "#db/database"
import { NotificationSettingsStore } from "#db/notification-settings"
import { NotificationStore, notify } from "#db/notifications"
import type { FileImportId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { checkNotifications } from "#operations/check-notifications"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { receiver } from "#test/receiver"
import { ada, registered } from "#test/turns"
import { NotificationTargets } from "#upstream/notification-targets"
import { webhookTarget } from "#upstream/standard-webhook"

class Receiver extends Context.Service<Receiver, Effect.Success<typeof receiver>>()("Receiver") {}

const it = itWith(
  Layer.mergeAll(NotificationStore.layer, NotificationSettingsStore.layer).pipe(
    Layer.provideMerge(testDatabase()),
    Layer.provideMerge(Layer.effect(Receiver, receiver)),
  ),
)

const targets = Layer.effect(
  NotificationTargets,
  Receiver.useSync(({ url }) => [
    webhookTarget(fetch, {
      url,
      secrets: [Redacted.make(`whsec_${Buffer.alloc(24, 7).toString("base64")}`)],
      base_url: "https://hygeia.example",
    }),
  ]),
)

const notified = Effect.fnUntraced(function* (n: number) {
  const at = isoOf(yield* Effect.clockWith(({ currentTimeMillis }) => currentTimeMillis))
  const data = { import_id: `imp_${n}` as FileImportId }
  yield* Database.use(({ write }) =>
    write(ada, (tx) => notify(tx, ada, { type: "import.completed", data }, at)),
  )
})

/** Sends what is due, and what is said of the target then. */
const sending = Effect.gen(function* () {
  yield* Effect.provide(
    Notifier.use(({ wake, idle }) => Effect.andThen(wake, idle)),
    Notifier.layer.pipe(Layer.provide(targets)),
  )
  const states = yield* listTargets(["webhook"])
  const [{ status, message, remedy }] = checkNotifications(["webhook"], states) as [
    ReturnType<typeof checkNotifications>[number],
  ]
  return { status, message, remedy, state: states[0]! }
})

it("says when a target last took a notification, what waits since then and why, and what was given up", () =>
  Effect.gen(function* () {
    const { answers } = yield* Receiver
    yield* registered
    yield* NotificationSettingsStore.use((store) => store.update(ada, { events: true }))
    expect(yield* sending).toMatchObject({
      status: "ok",
      message: "webhook: nothing was sent yet",
      state: { sent_at: null, waiting: 0 },
    })

    yield* notified(1)
    expect(yield* sending).toMatchObject({
      status: "ok",
      message: "webhook: the last was sent 1970-01-01T00:00:00.000Z",
    })

    answers.with = () => new Response(null, { status: 503 })
    yield* TestClock.adjust("1 hour")
    yield* notified(2)
    yield* notified(3)
    expect(yield* sending).toMatchObject({
      status: "warn",
      message: expect.stringMatching(/; 2 waiting; the last attempt failed \(status 503\)$/),
      remedy: expect.stringContaining("WEBHOOK_OUT_URL"),
      state: { waiting: 2, attempts: 1, next_attempt_at: expect.stringMatching(/T01:00:0\d/) },
    })

    for (let hour = 0; hour < 38; hour++) {
      yield* TestClock.adjust("1 hour")
      yield* sending
    }
    const lost = yield* sending
    expect(lost).toMatchObject({ status: "fail", state: { waiting: 0, given_up: 2 } })
    expect(lost.message).toContain("2 were given up within 30 days")

    answers.with = () => new Response()
    yield* TestClock.adjust("1 hour")
    yield* notified(4)
    expect(yield* sending).toMatchObject({ status: "warn", state: { given_up: 2, attempts: 0 } })
  }))

it("says without a server where notifications go, and without a target that nothing is sent", () =>
  Effect.sync(() => {
    expect(checkNotifications([], null)[0]?.message).toBe("no target is set: nothing is sent")
    expect(checkNotifications(["webhook", "ntfy"], null)[0]?.message).toStartWith(
      "to webhook and ntfy",
    )
  }))
