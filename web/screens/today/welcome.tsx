import { useSignal } from "@preact/signals"
import { useRef } from "preact/hooks"
import type { RestoredBackup } from "#domain/backup"
import { change } from "#web/api"
import { actAs, session } from "#web/session"
import { text } from "#web/text"
import { Restore, Restored } from "./restore"

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : text.problem)

/** The door to the demo person: made once, however often it is pressed; for the owner alone. */
const DemoDoor = () => {
  const isMaking = useRef(false)
  const state = useSignal<"idle" | "making">("idle")
  const problem = useSignal<string | null>(null)
  const tryDemo = async () => {
    if (isMaking.current) return
    isMaking.current = true
    state.value = "making"
    problem.value = null
    try {
      await change("POST", "/v1/demo")
      await actAs("demo")
    } catch (cause) {
      problem.value = `${text.welcome.failed} ${messageOf(cause)}`
    }
    isMaking.current = false
    state.value = "idle"
  }
  return (
    <>
      <button
        type="button"
        class="door"
        aria-disabled={state.value === "making"}
        onClick={() => void tryDemo()}
      >
        <strong>{text.welcome.demo}</strong>
        <span role="status">
          {state.value === "making" ? text.welcome.making : text.welcome.demo_about}
        </span>
      </button>
      {problem.value !== null && (
        <p class="wrong" role="alert">
          {problem.value}
        </p>
      )}
    </>
  )
}

/** The doors of a person without data: each leads to a first answer. */
export const Welcome = () => {
  const person = session.value?.session
  const restored = useSignal<RestoredBackup | null>(null)
  // Nothing else leads anywhere until the service has started again with it.
  if (restored.value) return <Restored {...restored.value} />
  return (
    <div class="doors">
      <h2>{text.welcome.title}</h2>
      <p class="about">{text.welcome.lead}</p>
      {person?.is_owner && person.acting_as === "self" && <DemoDoor />}
      <a class="door" href="/sources">
        <strong>{text.welcome.files}</strong>
        <span>{text.welcome.files_about}</span>
      </a>
      <a class="door" href="/sources#connect">
        <strong>{text.welcome.device}</strong>
        <span>{text.welcome.device_about}</span>
      </a>
      {person?.is_owner && person.acting_as === "self" && (
        <Restore
          done={(backup) => {
            restored.value = backup
          }}
        />
      )}
    </div>
  )
}
