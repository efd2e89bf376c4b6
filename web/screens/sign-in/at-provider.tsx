import { Form } from "#parts/form"
import type { Problem } from "#web/api"
import { signInAtProvider } from "#web/session"
import { text } from "#web/text"

const words = text.sign_in

const explain = ({ status }: Problem) => (status === 503 ? words.provider_away : undefined)

/** Signing in where an outside provider knows people: it takes over from here. */
export const AtProvider = ({ host }: { readonly host: string }) => (
  <Form submit={words.at_provider(host)} explain={explain} send={signInAtProvider}>
    {null}
  </Form>
)
