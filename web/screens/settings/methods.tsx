import type { SignInMethods } from "#domain/local-account"
import type { Passkey } from "#domain/passkey"
import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { freshly } from "#web/again"
import { change } from "#web/api"
import { instantText } from "#web/format"
import { addPasskey, offersPasskeys } from "#web/passkeys"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { SecondFactor } from "./second-factor"

const words = text.methods

const Passkeys = () => {
  const list = useResource<{ readonly passkeys: ReadonlyArray<Passkey> }>("/v1/passkeys")
  const add = (fields: FormData) =>
    freshly(() => addPasskey(String(fields.get("name")))).then(list.reload)
  return (
    <section class="part" aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <p>{words.about}</p>
      <Shown of={list}>
        {({ passkeys }) => (
          <ul class="list" aria-label={words.passkeys}>
            {passkeys.map(({ id, name, used_at }) => (
              <li key={id} class="entry">
                <h3>{name}</h3>
                <Confirm
                  label={words.remove}
                  name={words.remove_of(name)}
                  sure={words.remove_sure(name)}
                  run={() =>
                    freshly(() => change("DELETE", `/v1/passkeys/${id}`)).then(list.reload)
                  }
                />
                <small>{used_at === null ? words.unused : words.used(instantText(used_at))}</small>
              </li>
            ))}
          </ul>
        )}
      </Shown>
      {offersPasskeys() ? (
        <Form submit={words.add} send={add}>
          <Field label={words.name}>
            <input
              name="name"
              required
              maxLength={80}
              autocomplete="off"
              defaultValue={words.name_default}
            />
          </Field>
        </Form>
      ) : (
        <p>{words.not_here}</p>
      )}
    </section>
  )
}

/** The ways one signs in beside the password. */
export const Methods = () => {
  const methods = useResource<SignInMethods>("/v1/sign-in-methods")
  return (
    <>
      <Passkeys />
      <Shown of={methods}>
        {(value) => <SecondFactor methods={value} reload={methods.reload} />}
      </Shown>
    </>
  )
}
