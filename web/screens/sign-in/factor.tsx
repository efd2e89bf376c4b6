import { Field } from "#parts/form"
import type { SecondFactor } from "#web/session"
import { text } from "#web/text"

/** What is typed is six digits of an app, or else a recovery code. */
const factorOf = (typed: string): SecondFactor =>
  /^\d{3} ?\d{3}$/.test(typed) ? { totp: typed } : { recovery_code: typed }

/** The second factor that somebody has typed; nothing where they were not asked. */
export const factorIn = (fields: FormData): SecondFactor => {
  const typed = String(fields.get("factor") ?? "").trim()
  return typed === "" ? {} : factorOf(typed)
}

/** Asks for what an authenticator app shows, or a recovery code. */
export const Factor = () => (
  <Field label={text.methods.code}>
    <input name="factor" required maxLength={32} autocomplete="one-time-code" spellcheck={false} />
  </Field>
)
