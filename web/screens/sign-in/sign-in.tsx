import { Field, Form } from "#parts/form"
import type { Problem } from "#web/api"
import { signIn, signInByPassword } from "#web/session"
import { text } from "#web/text"

const words = text.sign_in

const explainCode = ({ status }: Problem) =>
  status === 429 ? words.locked : status === 401 ? words.wrong : undefined

const explainPassword = ({ status, message }: Problem) =>
  status === 429 ? words.wait(message) : status === 401 ? words.wrong_password : undefined

const ByPassword = () => (
  <Form
    submit={words.submit}
    explain={explainPassword}
    send={(fields) => signInByPassword(String(fields.get("email")), String(fields.get("password")))}
  >
    <Field label={words.email}>
      <input name="email" type="email" required maxLength={254} autocomplete="username" />
    </Field>
    <Field label={words.password}>
      <input
        name="password"
        type="password"
        required
        maxLength={256}
        autocomplete="current-password"
      />
    </Field>
  </Form>
)

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
    <ByPassword />
    <hr />
    <ByCode />
  </main>
)
