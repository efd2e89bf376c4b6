import { useSignal } from "@preact/signals"
import type { Invitation, MadeInvitation } from "#domain/invitation"
import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { Line } from "#parts/line"
import { Shown } from "#parts/notice"
import { change } from "#web/api"
import { instantText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.settings

interface Listed {
  readonly invitations: ReadonlyArray<Invitation>
}

/** Who may make an account here, for the owner alone. */
export const People = () => {
  const list = useResource<Listed>("/v1/invitations")
  const made = useSignal<MadeInvitation | null>(null)
  const invite = async (fields: FormData) => {
    made.value = await change<MadeInvitation>("POST", "/v1/invitations", {
      name: String(fields.get("name")),
    })
    list.reload()
  }
  return (
    <section class="part" aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      <p>{words.people_about}</p>
      {made.value === null ? (
        <Form submit={words.invite} send={invite}>
          <Field label={words.invite_name}>
            <input name="name" required maxLength={100} autocomplete="off" />
          </Field>
        </Form>
      ) : (
        <div class="card made" role="status">
          <p>{words.invited(made.value.name, instantText(made.value.expires_at))}</p>
          <Line label={words.invite_link} value={made.value.link} />
          <button
            type="button"
            onClick={() => {
              made.value = null
            }}
          >
            {words.done}
          </button>
        </div>
      )}
      <Shown of={list}>
        {({ invitations }) => (
          <ul class="list" aria-label={words.invitations}>
            {invitations.map(({ id, name, expires_at }) => (
              <li key={id} class="entry">
                <h3>{name}</h3>
                <Confirm
                  label={words.take_back}
                  name={words.take_back_of(name)}
                  sure={words.take_back_sure(name)}
                  run={() => change("DELETE", `/v1/invitations/${id}`).then(list.reload)}
                />
                <small>{words.good_until(instantText(expires_at))}</small>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}
