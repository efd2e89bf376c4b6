import { useSignal } from "@preact/signals"
import { Email, TypedPassword } from "#parts/credentials"
import { Form } from "#parts/form"
import { Problem } from "#web/api"
import { signInByPassword } from "#web/session"
import { text } from "#web/text"
import { Factor, factorIn } from "./factor"

const words = text.sign_in

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
    const factor = factorIn(fields)
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
      {asksCode.value && <Factor />}
    </Form>
  )
}
