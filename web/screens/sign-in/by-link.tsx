import { Form } from "#parts/form"
import type { Problem } from "#web/api"
import { signIn } from "#web/session"
import { text } from "#web/text"
import { Factor, factorIn } from "./factor"

const words = text.sign_in

const explain = ({ status, message }: Problem) => {
  if (status === 429) return words.wait(message)
  return status === 401 ? text.methods.code_wrong : undefined
}

/** Finishes a sign-in by a link whose account asks for a second factor. */
export const ByLink = ({ link }: { readonly link: string }) => (
  <Form submit={words.submit} explain={explain} send={(fields) => signIn(link, factorIn(fields))}>
    <p>{words.link_second}</p>
    <Factor />
  </Form>
)
