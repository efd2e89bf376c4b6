import { Field, Form } from "#parts/form"
import type { Problem } from "#web/api"
import { signIn } from "#web/session"
import { text } from "#web/text"
import { ByPasskey } from "./by-passkey"
import { ByPassword } from "./by-password"

const words = text.sign_in

const explainCode = ({ status }: Problem) =>
  status === 429 ? words.locked : status === 401 ? words.wrong : undefined

const ByCode = () => (
  <Form
    submit={words.submit_code}
    explain={explainCode}
    send={(fields) => signIn(String(fields.get("code")))}
  >
    <Field label={words.code} hint={words.how}>
      <input
        name="code"
        required
        maxLength={32}
        autocomplete="one-time-code"
        autocapitalize="characters"
        spellcheck={false}
      />
    </Field>
  </Form>
)

/** Where somebody signs in who has no session in this browser. */
export const SignIn = () => (
  <main id="content" class="alone">
    <h1>{text.name}</h1>
    <ByPasskey />
    <ByPassword />
    <hr />
    <ByCode />
  </main>
)
