import { Effect, Layer } from "effect"
import type { Values } from "#config"
import { Site } from "#http/site"
import { NotificationTargets, type Target } from "#upstream/notification-targets"
import { ntfyTarget } from "#upstream/ntfy"
import { Outgoing } from "#upstream/outgoing"
import { webhookTarget } from "#upstream/standard-webhook"

/** Where notifications go by the configuration: to a webhook, to a topic of ntfy, to both or nowhere. */
export const notificationTargets = (config: Values) =>
  Layer.effect(
    NotificationTargets,
    Effect.gen(function* () {
      const { send } = yield* Outgoing
      const { base_url } = yield* Site
      const { WEBHOOK_OUT_URL, WEBHOOK_OUT_SECRET, NOTIFY_NTFY_URL, NOTIFY_NTFY_TOKEN } = config
      const targets: Array<Target> = []
      if (WEBHOOK_OUT_URL)
        targets.push(
          webhookTarget(send, { url: WEBHOOK_OUT_URL, secrets: WEBHOOK_OUT_SECRET!, base_url }),
        )
      if (NOTIFY_NTFY_URL)
        targets.push(ntfyTarget(send, { url: NOTIFY_NTFY_URL, token: NOTIFY_NTFY_TOKEN, base_url }))
      return targets
    }),
  )
