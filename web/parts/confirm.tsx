import { useSignal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import { Problem } from "#web/api"
import { text } from "#web/text"

/** A button that asks once more, in its place, before it does what cannot be undone. */
export const Confirm = (given: {
  readonly label: string
  /** What the button is called where its label alone does not say of what. */
  readonly name?: string
  /** What it asks. */
  readonly sure: string
  readonly run: () => Promise<unknown>
}) => {
  const isAsking = useSignal(false)
  const isRunning = useSignal(false)
  const problem = useSignal<string | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking.value) no.current?.focus()
    else if (wasAsking.current) first.current?.focus()
    wasAsking.current = isAsking.value
  }, [isAsking.value])
  const run = async () => {
    if (isRunning.value) return
    isRunning.value = true
    problem.value = null
    try {
      await given.run()
      isAsking.value = false
    } catch (cause) {
      problem.value = cause instanceof Problem ? cause.message : text.problem
    }
    isRunning.value = false
  }
  if (!isAsking.value)
    return (
      <button
        type="button"
        ref={first}
        aria-label={given.name}
        onClick={() => {
          isAsking.value = true
        }}
      >
        {given.label}
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none.
    <div class="confirm" role="group" aria-label={given.sure}>
      <p>{given.sure}</p>
      {problem.value !== null && (
        <p class="wrong" role="alert">
          {problem.value}
        </p>
      )}
      <div class="buttons">
        <button
          type="button"
          class="grave"
          aria-disabled={isRunning.value}
          onClick={() => void run()}
        >
          {given.label}
        </button>
        <button
          type="button"
          ref={no}
          onClick={() => {
            isAsking.value = false
          }}
        >
          {text.keep}
        </button>
      </div>
    </div>
  )
}
