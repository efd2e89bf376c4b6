import { useSignal } from "@preact/signals"
import type { SignInMethods } from "#domain/local-account"
import { Email, NewPassword, TypedPassword } from "#parts/credentials"
import { Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { freshly } from "#web/again"
import { change, type Problem } from "#web/api"
import { instantText } from "#web/format"
import { refresh, useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.settings

const explain = ({ code, status, message }: Problem) => {
  if (status === 429) return text.sign_in.wait(message)
  if (code === "already_exists") return words.email_taken
  return code === "invalid_field" && message.startsWith("current_password")
    ? words.password_wrong
    : undefined
}

const Change = (given: { readonly methods: SignInMethods; readonly done: () => void }) => {
  const has = given.methods.password_changed_at !== null
  const send = async (fields: FormData) => {
    const asked = {
      email: String(fields.get("email")),
      password: String(fields.get("password")),
      ...(has ? { current_password: String(fields.get("current")) } : {}),
      end_tokens: fields.has("end_tokens"),
    }
    await freshly(() => change("PUT", "/v1/password", asked))
    given.done()
  }
  return (
    <Form submit={has ? words.password_change : words.password_set} explain={explain} send={send}>
      <Email value={given.methods.email} />
      {has && <TypedPassword label={words.password_current} name="current" />}
      <NewPassword label={words.password_new} />
      {has && (
        <>
          <p>{words.password_ends}</p>
          <label class="check">
            <input type="checkbox" name="end_tokens" />
            <span>{words.password_tokens}</span>
          </label>
        </>
      )}
    </Form>
  )
}

/** The e-mail address and password that one signs in by. */
export const Password = () => {
  const methods = useResource<SignInMethods>("/v1/sign-in-methods")
  const changes = useSignal(0)
  return (
    <section class="part" aria-labelledby="password">
      <h2 id="password">{words.password}</h2>
      <Shown of={methods}>
        {(value) => (
          <>
            <p role="status">
              {value.password_changed_at === null
                ? words.password_none
                : words.password_since(instantText(value.password_changed_at))}
            </p>
            <Change
              key={changes.value}
              methods={value}
              done={() => {
                changes.value++
                refresh()
              }}
            />
          </>
        )}
      </Shown>
    </section>
  )
}
