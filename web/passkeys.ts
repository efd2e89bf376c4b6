import type { CreationOptions, RequestOptions } from "#domain/passkey"
import type { SessionState } from "#domain/session"
import { change, Problem } from "#web/api"
import { session } from "#web/session"
import { text } from "#web/text"

/** Whether this browser offers passkeys here: over https by a name, or at localhost. */
export const offersPasskeys = () =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname)

const library = () => import("@simplewebauthn/browser")

/** What a browser or its person refuses is a problem like any other. */
const asked = <A>(answer: Promise<A>): Promise<A> =>
  answer.catch((cause: unknown) => {
    const isKnown = cause instanceof Error && cause.name === "InvalidStateError"
    const message = isKnown ? text.methods.passkey_known : text.methods.passkey_failed
    throw new Problem(0, "passkey_refused", message)
  })

/** Signs in whoever has a passkey of this service in this browser. */
export const signInByPasskey = async () => {
  const { startAuthentication } = await library()
  const optionsJSON = await change<RequestOptions>("POST", "/v1/session/options")
  const passkey = await asked(startAuthentication({ optionsJSON }))
  session.value = await change<SessionState>("POST", "/v1/session", { passkey })
}

/** Makes a passkey for who is signed in. */
export const addPasskey = async (name: string) => {
  const { startRegistration } = await library()
  const optionsJSON = await change<CreationOptions>("POST", "/v1/passkeys/options")
  const passkey = await asked(startRegistration({ optionsJSON }))
  await change("POST", "/v1/passkeys", { name, passkey })
}
