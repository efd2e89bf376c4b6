import { useSignal } from "@preact/signals"
import type { NotificationSettings, NotificationSettingsUpdate } from "#domain/notification"
import { Shown } from "#parts/notice"
import { Switch } from "#parts/switch"
import { change } from "#web/api"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.notifications

const PATH = "/v1/me/notifications"

type Update = (changed: NotificationSettingsUpdate) => Promise<void>

interface Given {
  readonly settings: NotificationSettings
  readonly update: Update
}

const Sent = ({ settings, update }: Given) => (
  <>
    <p>{words.set_up(settings.targets.map((target) => words.targets[target]).join(" and "))}</p>
    <Switch
      label={words.events}
      hint={words.events_about}
      isOn={settings.events}
      change={(events) => update({ events })}
    />
    <Switch
      label={words.details}
      hint={words.details_about}
      isOn={settings.details}
      change={(details) => update({ details })}
    />
  </>
)

/** What one wants to be notified of; nothing where there is no target. */
export const Notifications = () => {
  const read = useResource<NotificationSettings>(PATH)
  const updated = useSignal<NotificationSettings | null>(null)
  const update: Update = async (changed) => {
    updated.value = await change<NotificationSettings>("PUT", PATH, changed)
  }
  const settings = updated.value ?? read.value
  if (settings?.targets.length === 0) return null
  return (
    <section class="part" aria-labelledby="notifications">
      <h2 id="notifications">{words.title}</h2>
      <p>{words.about}</p>
      <Shown of={{ ...read, value: settings }}>
        {(value) => <Sent settings={value} update={update} />}
      </Shown>
    </section>
  )
}
