import { useSignal } from "@preact/signals"
import { Email, TypedPassword } from "#parts/credentials"
import { Field, Form } from "#parts/form"
import { Problem } from "#web/api"
import { type SecondFactor, signInByPassword } from "#web/session"
import { text } from "#web/text"

const words = text.sign_in

/** What is typed is six digits of an app, or else a recovery code. */
const factorOf = (typed: string): SecondFactor =>
  /^\d{3} ?\d{3}$/.test(typed) ? { totp: typed } : { recovery_code: typed }

/** Signing in by e-mail and password, and by a code once it turns out that the account asks for one. */
export const ByPassword = () => {
  const asksCode = useSignal(false)
  const explain = ({ status, message }: Problem) => {
    if (status === 429) return words.wait(message)
    if (status === 403) return message
    if (status !== 401) return undefined
    return asksCode.value ? text.methods.code_wrong : words.wrong_password
  }
  const send = async (fields: FormData) => {
    const typed = String(fields.get("factor") ?? "").trim()
    const factor = typed === "" ? {} : factorOf(typed)
    try {
      await signInByPassword(String(fields.get("email")), String(fields.get("password")), factor)
    } catch (cause) {
      if (cause instanceof Problem && cause.status === 403) asksCode.value = true
      throw cause
    }
  }
  return (
    <Form submit={words.submit} explain={explain} send={send}>
      <Email />
      <TypedPassword label={words.password} />
      {asksCode.value && (
        <Field label={text.methods.code}>
          <input
            name="factor"
            required
            maxLength={32}
            autocomplete="one-time-code"
            spellcheck={false}
          />
        </Field>
      )}
    </Form>
  )
}
