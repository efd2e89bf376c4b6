import { useSignal } from "@preact/signals"
import type { BackupState, RestoredBackup } from "#domain/backup"
import { Field, Form } from "#parts/form"
import { freshly } from "#web/again"
import { send } from "#web/api"
import { bytesText, instantText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.backups

const restored = async (fields: FormData): Promise<RestoredBackup> => {
  const answer = await send("/v1/backups/restore", { method: "POST", body: fields })
  return answer.json()
}

/** What a backup has brought back: everything here is another's by now, and its sign-in comes next. */
export const Restored = ({ made_at }: RestoredBackup) => (
  <div class="notice" role="status">
    <p>{words.restored(instantText(made_at))}</p>
    <button type="button" class="primary" onClick={() => location.assign("/sign-in")}>
      {words.go_on}
    </button>
  </div>
)

/** The file that is chosen, by its name and size. The input stays: it is what the form sends. */
const BackupFile = () => {
  const chosen = useSignal<File | null>(null)
  return (
    <div class="field">
      <label class="drop">
        <input
          type="file"
          name="file"
          required
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.files?.[0] ?? null
          }}
        />
        <span>
          <b>{chosen.value?.name ?? words.choose}</b>{" "}
          {chosen.value ? bytesText(chosen.value.size) : words.drop}
        </span>
      </label>
      <small>{words.file_hint}</small>
    </div>
  )
}

const Sheet = ({ done }: { readonly done: (backup: RestoredBackup) => void }) => (
  <Form
    submit={words.restore}
    sending={words.restoring}
    send={(fields) => freshly(() => restored(fields)).then(done)}
  >
    <h3>{words.restore}</h3>
    <BackupFile />
    <Field label={words.passphrase}>
      <input name="passphrase" type="password" maxLength={1_024} autocomplete="off" />
    </Field>
    <Field label={words.identity} hint={words.identity_hint}>
      <textarea name="identity" rows={2} spellcheck={false} autocomplete="off" />
    </Field>
  </Form>
)

/** The door to everything of another machine: a backup is restored here, as long as nobody has kept anything. */
export const Restore = ({ done }: { readonly done: (backup: RestoredBackup) => void }) => {
  const { value } = useResource<BackupState>("/v1/backups")
  const isOpen = useSignal(false)
  if (!value?.can_restore) return null
  if (isOpen.value)
    return (
      <div class="card">
        <Sheet done={done} />
      </div>
    )
  return (
    <button
      type="button"
      class="door"
      onClick={() => {
        isOpen.value = true
      }}
    >
      <strong>{words.restore}</strong>
      <span>{words.restore_about}</span>
    </button>
  )
}
