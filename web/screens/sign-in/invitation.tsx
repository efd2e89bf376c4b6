import { Email, NewPassword } from "#parts/credentials"
import { Form } from "#parts/form"
import type { Problem } from "#web/api"
import { acceptInvitation, invitation, session } from "#web/session"
import { text } from "#web/text"

const words = text.invitation

const explain = ({ status }: Problem) => (status === 401 ? words.gone : undefined)

/** Where somebody who was invited makes their account. */
export const Invitation = () => (
  <main id="content" class="alone">
    <h1>{words.title}</h1>
    <p>{words.about}</p>
    {session.value?.session && <p>{words.signed_in}</p>}
    <Form
      submit={words.submit}
      explain={explain}
      send={(fields) =>
        acceptInvitation(String(fields.get("email")), String(fields.get("password")))
      }
    >
      <Email />
      <NewPassword label={words.password} />
    </Form>
    <button
      type="button"
      onClick={() => {
        invitation.value = null
      }}
    >
      {words.not_now}
    </button>
  </main>
)
