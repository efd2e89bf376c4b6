import { Field, Form } from "#parts/form"
import type { Problem } from "#web/api"
import { signIn } from "#web/session"
import { text } from "#web/text"

const explain = ({ status }: Problem) =>
  status === 429 ? text.sign_in.locked : status === 401 ? text.sign_in.wrong : undefined

/** Where somebody signs in who has no session in this browser. */
export const SignIn = () => (
  <main id="content" class="alone">
    <h1>{text.name}</h1>
    <p>{text.sign_in.how}</p>
    <Form
      submit={text.sign_in.submit}
      explain={explain}
      send={(fields) => signIn(String(fields.get("code")))}
    >
      <Field label={text.sign_in.code}>
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
  </main>
)
