import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { Confirm } from "#parts/confirm"
import { Form } from "#parts/form"
import { text } from "#web/text"

const words = text.notes

/** A line of a list that is changed in its place, or deleted. */
export const EditedLine = (given: {
  /** What the line is called, for the names of its buttons. */
  readonly name: string
  readonly fields: ComponentChildren
  readonly change: (fields: FormData) => Promise<unknown>
  readonly remove: () => Promise<unknown>
  /** The line as it is read. */
  readonly children: ComponentChildren
}) => {
  const isChanging = useSignal(false)
  const close = () => {
    isChanging.value = false
  }
  if (isChanging.value)
    return (
      <li class="note changing">
        <Form
          submit={words.keep_change}
          cancel={close}
          send={async (fields) => {
            await given.change(fields)
            close()
          }}
        >
          {given.fields}
        </Form>
      </li>
    )
  return (
    <li class="note">
      {given.children}
      <button
        type="button"
        aria-label={words.change_of(given.name)}
        onClick={() => {
          isChanging.value = true
        }}
      >
        {words.change}
      </button>
      <Confirm
        label={words.delete}
        name={words.delete_of(given.name)}
        sure={words.delete_sure(given.name)}
        run={given.remove}
      />
    </li>
  )
}
