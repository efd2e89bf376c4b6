import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { Problem } from "#web/api"
import { text } from "#web/text"

/** A labelled field. What it takes stands below it; `children` is the control itself. */
export const Field = (given: {
  readonly label: string
  readonly hint?: string
  readonly children: ComponentChildren
}) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
  <label class="field">
    <span>{given.label}</span>
    {given.children}
    {given.hint && <small>{given.hint}</small>}
  </label>
)

const messageOf = (cause: unknown) =>
  cause instanceof Problem && cause.message !== "" ? cause.message : text.problem

/** A form that sends its fields once at a time, and shows in place why that failed. */
export const Form = (given: {
  readonly submit: string
  readonly send: (fields: FormData) => Promise<void>
  readonly children: ComponentChildren
  /** The words shown, with a bar, while it is sent; none where it is over at once. */
  readonly sending?: string
  /** The words for a problem where the service's own are not for people. */
  readonly explain?: (problem: Problem) => string | undefined
  /** Leaves the form as if nothing had been filled in. */
  readonly cancel?: () => void
}) => {
  const isSending = useSignal(false)
  const problem = useSignal<string | null>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending.value) return
    const form = event.currentTarget as HTMLFormElement
    isSending.value = true
    problem.value = null
    try {
      await given.send(new FormData(form))
    } catch (cause) {
      problem.value = (cause instanceof Problem && given.explain?.(cause)) || messageOf(cause)
    }
    isSending.value = false
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      {given.children}
      {problem.value !== null && (
        <p class="wrong" role="alert">
          {problem.value}
        </p>
      )}
      {given.sending !== undefined && isSending.value && (
        <div class="working">
          <p role="status">{given.sending}</p>
          <progress aria-label={given.submit} />
        </div>
      )}
      <div class="buttons">
        <button type="submit" class="primary" aria-disabled={isSending.value}>
          {given.submit}
        </button>
        {given.cancel && (
          <button type="button" onClick={given.cancel}>
            {text.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
