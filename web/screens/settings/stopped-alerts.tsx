import type { NotificationSettings } from "#domain/notification"
import type { Today } from "#domain/today"
import { Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { Switch } from "#parts/switch"
import { useResource } from "#web/resource"
import { address } from "#web/router"
import { text } from "#web/text"
import { type GivenSettings, stoppedNow } from "./notification-settings"

const words = text.notifications

const titleIn = ({ subjects }: NotificationSettings, name: string) =>
  subjects.find(({ subject }) => subject === name)?.title

const Stop = ({ settings, update, subject }: GivenSettings & { readonly subject: string }) => {
  const title = titleIn(settings, subject)
  if (title === undefined) return <p role="status">{words.stop_unknown}</p>
  if (settings.stopped.includes(subject)) return <p role="status">{words.stop_done(title)}</p>
  const stop = async () => update({ stopped: [...new Set([...(await stoppedNow()), subject])] })
  return (
    <div class="card">
      <p>{words.stop_sure(title)}</p>
      <Form submit={words.stop(title)} send={stop}>
        {null}
      </Form>
    </div>
  )
}

/** The link of an alert that was sent names its turn alone: what it is about is read here. */
const StopTurn = (given: GivenSettings & { readonly turn: string }) => (
  <Shown of={useResource<Today>("/v1/today")}>
    {({ news }) => {
      const alert = news.find((one) => one.kind === "alert" && one.turn_id === given.turn)
      return alert && "subject" in alert && alert.subject !== null ? (
        <Stop {...given} subject={alert.subject} />
      ) : (
        <p role="status">{words.stop_turn_unknown}</p>
      )
    }}
  </Shown>
)

/** Asks whether to stop alerts about what the address names, as the link of an alert does. */
export const StopAlerts = (given: GivenSettings) => {
  const { searchParams } = address.value
  const subject = searchParams.get("stop")
  const turn = searchParams.get("stop_turn")
  if (subject !== null) return <Stop {...given} subject={subject} />
  return turn === null ? null : <StopTurn {...given} turn={turn} />
}

/** What no alert is wanted about any more; each can be started again. */
export const StoppedAlerts = ({ settings, update }: GivenSettings) => {
  if (settings.stopped.length === 0) return null
  const resume = async (subject: string) =>
    update({ stopped: (await stoppedNow()).filter((other) => other !== subject) })
  return (
    <>
      <h3>{words.stopped}</h3>
      <p>{words.stopped_about}</p>
      {settings.stopped.map((subject) => (
        <Switch
          key={subject}
          label={words.of(titleIn(settings, subject) ?? subject)}
          isOn={false}
          change={() => resume(subject)}
        />
      ))}
    </>
  )
}
