import { useSignal } from "@preact/signals"
import type { NotificationSettings, NotificationSettingsUpdate } from "#domain/notification"
import { change, get } from "#web/api"
import { type Resource, useResource } from "#web/resource"

const PATH = "/v1/me/notifications"

type Update = (changed: NotificationSettingsUpdate) => Promise<void>

/** What somebody wants to be notified of, and how that is changed. */
export interface GivenSettings {
  readonly settings: NotificationSettings
  readonly update: Update
}

/** Reads what somebody wants to be notified of; what a change answers is shown from then on. */
export const useNotificationSettings = (): {
  readonly resource: Resource<NotificationSettings>
  readonly update: Update
} => {
  const read = useResource<NotificationSettings>(PATH)
  const updated = useSignal<NotificationSettings | null>(null)
  const update: Update = async (changed) => {
    updated.value = await change<NotificationSettings>("PUT", PATH, changed)
  }
  return { resource: { ...read, value: updated.value ?? read.value }, update }
}

/** The subjects that are stopped by now: another page may have stopped one since this one was opened. */
export const stoppedNow = async () => (await get<NotificationSettings>(PATH)).stopped
