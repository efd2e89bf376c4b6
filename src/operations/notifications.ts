import { Effect } from "effect"
import { Notifier } from "#actors/notifier"
import { alertSubjects } from "#catalogue/alert-subjects"
import { NotificationSettingsStore } from "#db/notification-settings"
import type { UserId } from "#domain/ids"
import type {
  NotificationChoices,
  NotificationSettings,
  NotificationSettingsUpdate,
} from "#domain/notification"

const subjects = alertSubjects.map(({ subject, title }) => ({ subject, title }))

const shown = (choices: NotificationChoices) =>
  Notifier.useSync(
    ({ targets }): NotificationSettings => ({ ...choices, subjects, targets: [...targets] }),
  )

/** What a person wants to be notified of. */
export const readNotificationSettings = (user: UserId) =>
  Effect.flatMap(
    NotificationSettingsStore.use((store) => store.find(user)),
    shown,
  )

/** Changes what is named of it. */
export const changeNotificationSettings = (user: UserId, change: NotificationSettingsUpdate) =>
  Effect.flatMap(
    NotificationSettingsStore.use((store) => store.update(user, change)),
    shown,
  )
