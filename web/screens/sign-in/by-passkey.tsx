import { Form } from "#parts/form"
import type { Problem } from "#web/api"
import { offersPasskeys, signInByPasskey } from "#web/passkeys"
import { text } from "#web/text"

const words = text.methods

const explain = ({ status }: Problem) => (status === 401 ? words.sign_in_failed : undefined)

/** Signing in by a passkey, where this browser offers them. */
export const ByPasskey = () =>
  offersPasskeys() ? (
    <Form submit={words.sign_in} explain={explain} send={signInByPasskey}>
      {null}
    </Form>
  ) : null
