import { useSignal } from "@preact/signals"
import { Field, Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { Switch } from "#parts/switch"
import { text } from "#web/text"
import { type GivenSettings, useNotificationSettings } from "./notification-settings"
import { StopAlerts, StoppedAlerts } from "./stopped-alerts"

const words = text.notifications

const EarliestTime = ({ settings, update }: GivenSettings) => {
  const isKept = useSignal(false)
  const keep = async (fields: FormData) => {
    isKept.value = false
    await update({ briefing_at: String(fields.get("briefing_at")) })
    isKept.value = true
  }
  return (
    <Form submit={words.at_keep} send={keep}>
      <Field label={words.at} hint={words.at_hint}>
        <input type="time" name="briefing_at" required defaultValue={settings.briefing_at} />
      </Field>
      {isKept.value && <p role="status">{words.at_kept}</p>}
    </Form>
  )
}

const BriefingAndAlerts = (given: GivenSettings) => {
  const { settings, update } = given
  return (
    <>
      <Switch
        label={words.briefing}
        hint={words.briefing_about}
        isOn={settings.briefing}
        change={(briefing) => update({ briefing })}
      />
      <Switch
        label={words.alerts}
        hint={words.alerts_about}
        isOn={settings.alerts}
        change={(alerts) => update({ alerts })}
      />
      {(settings.briefing || settings.alerts) && <EarliestTime {...given} />}
      <StoppedAlerts {...given} />
    </>
  )
}

const Sent = ({ settings, update }: GivenSettings) => (
  <>
    <h3>{words.sent}</h3>
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

/** What one wants to be notified of, and whether that is also sent to the operator's targets. */
export const Notifications = () => {
  const { resource, update } = useNotificationSettings()
  return (
    <section class="part" aria-labelledby="notifications">
      <h2 id="notifications">{words.title}</h2>
      <p>{words.about}</p>
      <Shown of={resource}>
        {(settings) => (
          <>
            <StopAlerts settings={settings} update={update} />
            <BriefingAndAlerts settings={settings} update={update} />
            {settings.targets.length > 0 && <Sent settings={settings} update={update} />}
          </>
        )}
      </Shown>
    </section>
  )
}
