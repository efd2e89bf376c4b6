import { useEffect } from "preact/hooks"
import { Field, Form } from "#parts/form"
import type { Problem } from "#web/api"
import { link, loadOffer, session, signIn } from "#web/session"
import { text } from "#web/text"
import { AtProvider } from "./at-provider"
import { ByLink } from "./by-link"
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

/** Every way to sign in: at the outside provider alone, where there is one. */
export const Ways = () => {
  const offer = session.value?.sign_in ?? { by: "local", provider: null, has_accounts: true }
  const { by, provider, has_accounts } = offer
  useEffect(() => {
    // A password may have been set since the page was opened.
    if (!has_accounts) void loadOffer()
  }, [])
  if (provider !== null) return <AtProvider host={provider} />
  if (by === "none") return <p>{words.not_here}</p>
  if (link.value !== null) return <ByLink link={link.value} />
  // On a new server nobody has anything else yet.
  if (!has_accounts) return <ByCode />
  return (
    <>
      <ByPasskey />
      <ByPassword />
      <hr />
      <ByCode />
    </>
  )
}
