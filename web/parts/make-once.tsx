import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { Form } from "#parts/form"
import { text } from "#web/text"

/** A form that makes something, such as a secret, which stands in its place this once, until it is put away. */
export const MakeOnce = <A,>(given: {
  readonly submit: string
  /** Makes it of the fields; null where there is nothing to show yet. */
  readonly make: (fields: FormData) => Promise<A | null>
  readonly shown: (made: A) => ComponentChildren
  /** The fields. */
  readonly children: ComponentChildren
}) => {
  const made = useSignal<A | null>(null)
  if (made.value === null)
    return (
      <Form
        submit={given.submit}
        send={async (fields) => {
          made.value = await given.make(fields)
        }}
      >
        {given.children}
      </Form>
    )
  return (
    <div class="card made" role="status">
      {given.shown(made.value)}
      <button
        type="button"
        onClick={() => {
          made.value = null
        }}
      >
        {text.done}
      </button>
    </div>
  )
}
