import { useSignal } from "@preact/signals"
import type { SignInMethods } from "#domain/local-account"
import type { Passkey } from "#domain/passkey"
import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { ByPasskey } from "#screens/sign-in/by-passkey"
import { ByPassword } from "#screens/sign-in/by-password"
import { change, Problem } from "#web/api"
import { instantText } from "#web/format"
import { addPasskey, offersPasskeys } from "#web/passkeys"
import { useResource } from "#web/resource"
import { session } from "#web/session"
import { text } from "#web/text"
import { SecondFactor } from "./second-factor"

const words = text.methods

/** Runs a change of how one signs in, which only a fresh sign-in may make. */
export type Guarded = <A>(run: () => Promise<A>) => Promise<A>

const Passkeys = ({ guarded }: { readonly guarded: Guarded }) => {
  const list = useResource<{ readonly passkeys: ReadonlyArray<Passkey> }>("/v1/passkeys")
  const add = (fields: FormData) =>
    guarded(() => addPasskey(String(fields.get("name")))).then(list.reload)
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
                    guarded(() => change("DELETE", `/v1/passkeys/${id}`)).then(list.reload)
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
  const isStale = useSignal<string | null>(null)
  const current = session.value?.session?.id ?? null
  const guarded: Guarded = async (run) => {
    try {
      return await run()
    } catch (cause) {
      if (cause instanceof Problem && cause.status === 403) isStale.value = current
      throw cause
    }
  }
  return (
    <>
      {isStale.value !== null && isStale.value === current && (
        <section class="part card" aria-label={words.again}>
          <p role="alert">{words.again}</p>
          <ByPasskey />
          <ByPassword />
        </section>
      )}
      <Passkeys guarded={guarded} />
      <Shown of={methods}>
        {(value) => <SecondFactor methods={value} guarded={guarded} reload={methods.reload} />}
      </Shown>
    </>
  )
}
