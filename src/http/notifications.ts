import { Effect } from "effect"
import { Elysia } from "elysia"
import { Notifier } from "#actors/notifier"
import { NotificationSettingsStore } from "#db/notification-settings"
import type { UserId } from "#domain/ids"
import {
  type NotificationChoices,
  NotificationSettings,
  NotificationSettingsUpdate,
} from "#domain/notification"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"

const shown = (choices: NotificationChoices) =>
  Notifier.useSync(({ targets }) => ({ ...choices, targets: [...targets] }))

const readSettings = (caller: UserId) =>
  Effect.flatMap(
    NotificationSettingsStore.use((store) => store.find(caller)),
    shown,
  )

const updateSettings = (caller: UserId, change: NotificationSettingsUpdate) =>
  Effect.flatMap(
    NotificationSettingsStore.use((store) => store.update(caller, change)),
    shown,
  )

/** What the caller wants to be notified of. */
export const notifications = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/me/notifications" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .get("", ({ caller, run }) => run(readSettings(caller)), {
      detail: operation({
        operationId: "getNotifications",
        tag: "Me",
        summary: "Read what the caller wants to be notified of",
        description: "Everything is off until it is turned on.",
        responses: { 200: NotificationSettings },
      }),
    })
    .put("", ({ body, caller, run }) => run(updateSettings(caller, body)), {
      ...jsonBody(NotificationSettingsUpdate),
      detail: operation({
        operationId: "updateNotifications",
        tag: "Me",
        summary: "Choose what the caller is notified of",
        description:
          "Only the fields that are sent change. Turning one off also drops what is still queued to be sent.",
        responses: { 200: NotificationSettings },
      }),
    })
