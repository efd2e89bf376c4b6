import { beforehand } from "#web/session"
import { text } from "#web/text"
import { Ways } from "./ways"

/** Where somebody signs in who has no session in this browser. */
export const SignIn = () => (
  <main id="content" class="alone">
    <h1>{text.name}</h1>
    {beforehand.value !== null && (
      <p class={beforehand.value === "erased" ? "about" : "wrong"} role="alert">
        {text.sign_in[beforehand.value]}
      </p>
    )}
    <Ways />
  </main>
)
