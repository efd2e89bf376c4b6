import { useSignal } from "@preact/signals"
import { change } from "#web/api"
import { actAs } from "#web/session"
import { text } from "#web/text"

/** The three doors of an empty server: each leads to a first answer. */
export const Welcome = () => {
  const isMaking = useSignal(false)
  const tryDemo = async () => {
    isMaking.value = true
    await change("POST", "/v1/demo")
    await actAs("demo")
  }
  return (
    <div class="doors">
      <h2>{text.welcome.title}</h2>
      <button type="button" class="door" disabled={isMaking.value} onClick={() => void tryDemo()}>
        <strong>{text.welcome.demo}</strong>
        <span>{isMaking.value ? text.welcome.making : text.welcome.demo_about}</span>
      </button>
      <a class="door" href="/sources">
        <strong>{text.welcome.files}</strong>
        <span>{text.welcome.files_about}</span>
      </a>
      <a class="door" href="/sources#connect">
        <strong>{text.welcome.device}</strong>
        <span>{text.welcome.device_about}</span>
      </a>
    </div>
  )
}
