import { useSignal } from "@preact/signals"
import type { BackupState, LastBackup } from "#domain/backup"
import { Field, Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { freshly } from "#web/again"
import { Problem } from "#web/api"
import { bytesText, instantText } from "#web/format"
import { useResource } from "#web/resource"
import { saveAnswer } from "#web/saving"
import { text } from "#web/text"

const words = text.backups

const Last = ({ made_at, bytes, problem }: LastBackup) =>
  problem === null ? (
    <p>{words.good(instantText(made_at), bytesText(bytes))}</p>
  ) : (
    <p class="wrong" role="alert">
      {words.problems[problem](instantText(made_at))}
    </p>
  )

const Daily = ({ is_daily, last }: BackupState) => {
  if (!is_daily) return <p>{words.none_daily}</p>
  return last === null ? <p>{words.first}</p> : <Last {...last} />
}

const KINDS = ["passphrase", "keys"] as const
type Kind = (typeof KINDS)[number]

const secret = {
  type: "password",
  required: true,
  maxLength: 1_024,
  autocomplete: "new-password",
} as const

const Passphrase = () => (
  <>
    <Field label={words.passphrase_new} hint={words.passphrase_hint}>
      <input name="passphrase" minLength={16} {...secret} />
    </Field>
    <Field label={words.passphrase_again}>
      <input name="again" {...secret} />
    </Field>
  </>
)

const Keys = () => (
  <Field label={words.recipients} hint={words.recipients_hint}>
    <textarea name="recipients" required rows={3} spellcheck={false} autocomplete="off" />
  </Field>
)

const lockOf = (kind: Kind, fields: FormData) => {
  if (kind === "keys") return { recipients: String(fields.get("recipients")).trim().split(/\s+/) }
  if (fields.get("passphrase") !== fields.get("again"))
    throw new Problem(0, "invalid_field", words.passphrase_differs)
  return { passphrase: String(fields.get("passphrase")) }
}

const Take = () => {
  const kind = useSignal<Kind>("passphrase")
  const taken = useSignal<number | null>(null)
  const send = async (fields: FormData) => {
    taken.value = null
    const lock = lockOf(kind.value, fields)
    taken.value = await freshly(() => saveAnswer("/v1/backups", lock))
  }
  return (
    <Form submit={words.take} send={send}>
      <fieldset class="choices">
        <legend>{words.by}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="by"
              checked={kind.value === one}
              onChange={() => {
                kind.value = one
              }}
            />
            <span>{words[one]}</span>
          </label>
        ))}
      </fieldset>
      {kind.value === "passphrase" ? <Passphrase /> : <Keys />}
      {taken.value !== null && <p role="status">{words.taken(bytesText(taken.value))}</p>}
    </Form>
  )
}

/** Backups of everything, for the owner alone: how those of every day are, and one to take along. */
export const Backups = () => {
  const state = useResource<BackupState>("/v1/backups")
  return (
    <section class="part" aria-labelledby="backups">
      <h2 id="backups">{words.title}</h2>
      <p>{words.about}</p>
      <Shown of={state}>{(value) => <Daily {...value} />}</Shown>
      <Take />
    </section>
  )
}
