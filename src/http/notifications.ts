import { Elysia } from "elysia"
import { NotificationSettings, NotificationSettingsUpdate } from "#domain/notification"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { changeNotificationSettings, readNotificationSettings } from "#operations/notifications"

/** What the caller wants to be notified of. */
export const notifications = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/me/notifications" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .get("", ({ caller, run }) => run(readNotificationSettings(caller)), {
      detail: operation({
        operationId: "getNotifications",
        tag: "Me",
        summary: "Read what the caller wants to be notified of",
        description: "Everything is off until it is turned on.",
        responses: { 200: NotificationSettings },
      }),
    })
    .put("", ({ body, caller, run }) => run(changeNotificationSettings(caller, body)), {
      ...jsonBody(NotificationSettingsUpdate),
      detail: operation({
        operationId: "updateNotifications",
        tag: "Me",
        summary: "Choose what the caller is notified of",
        description:
          "Only the fields that are sent change. A morning briefing and an alert are turns of the conversation " +
          "`briefing`. What is not wanted any more is dropped where it is still queued to be sent.",
        responses: { 200: NotificationSettings },
      }),
    })
