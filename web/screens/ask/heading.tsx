import { useSignal } from "@preact/signals"
import { Dialog } from "#parts/dialog"
import { Field, Form } from "#parts/form"
import { navigate } from "#web/router"
import { text } from "#web/text"
import { remove, rename, title } from "./conversation"
import { History } from "./history"

const Renaming = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={text.ask.rename} onClose={onClose}>
    <Form
      submit={text.ask.rename_submit}
      send={async (fields) => {
        await rename(String(fields.get("title")))
        onClose()
      }}
    >
      <Field label={text.ask.title_label}>
        <input name="title" required maxLength={200} defaultValue={title.value ?? ""} />
      </Field>
    </Form>
  </Dialog>
)

const Deleting = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={text.ask.delete} onClose={onClose}>
    <p>{text.ask.delete_sure}</p>
    <Form
      submit={text.ask.delete_submit}
      send={async () => {
        await remove()
        onClose()
        navigate("/ask", { replace: true })
      }}
    >
      {null}
    </Form>
  </Dialog>
)

/** What the conversation is called, and what can be done with it and the others. */
export const Heading = () => {
  const opened = useSignal<"history" | "rename" | "delete" | null>(null)
  const close = () => {
    opened.value = null
  }
  const opens = (what: typeof opened.value) => () => {
    opened.value = what
  }
  const isBegun = title.value !== null
  return (
    <header class="heading">
      <h1>{title.value ?? text.ask.title}</h1>
      <div class="row">
        {isBegun && (
          <a class="button" href="/ask">
            {text.ask.new}
          </a>
        )}
        <button type="button" aria-haspopup="dialog" onClick={opens("history")}>
          {text.ask.earlier}
        </button>
        {isBegun && (
          <>
            <button type="button" aria-haspopup="dialog" onClick={opens("rename")}>
              {text.ask.rename}
            </button>
            <button type="button" aria-haspopup="dialog" onClick={opens("delete")}>
              {text.ask.delete}
            </button>
          </>
        )}
      </div>
      {opened.value === "history" && <History onClose={close} />}
      {opened.value === "rename" && <Renaming onClose={close} />}
      {opened.value === "delete" && <Deleting onClose={close} />}
    </header>
  )
}
