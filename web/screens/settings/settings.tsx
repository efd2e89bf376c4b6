import { Together } from "#parts/notice"
import { address, showPlace } from "#web/router"
import { session, signOut } from "#web/session"
import { text } from "#web/text"
import { Backups } from "./backups"
import { Browsers } from "./browsers"
import { Engine } from "./engine"
import { Leave } from "./leave"
import { Methods } from "./methods"
import { Notifications } from "./notifications"
import { Password } from "./password"
import { People } from "./people"
import { Profile } from "./profile"
import { ThemeChoice } from "./theme-choice"
import { Tokens } from "./tokens"

const words = text.settings

/** The link in an alert asks in the section of notifications whether to stop it. */
const showAsked = () => {
  const { searchParams } = address.peek()
  const isAsked = searchParams.has("stop") || searchParams.has("stop_turn")
  showPlace(isAsked ? "notifications" : undefined)
}

/** Who one is here, how one signs in, and who else does. */
export const Settings = () => {
  const person = session.value?.session
  if (!person) return null
  const isSelf = person.acting_as === "self"
  const isLocal = isSelf && session.value?.sign_in.by === "local"
  return (
    <section class="settings">
      <header class="part">
        <h1>{words.title}</h1>
        <p>{isSelf ? (person.email ?? words.no_email) : words.of_demo}</p>
        <div>
          <button type="button" onClick={() => void signOut()}>
            {words.sign_out}
          </button>
        </div>
      </header>
      <Together onShown={showAsked}>
        <Profile />
        <Engine />
        <Notifications />
        <ThemeChoice />
        {isLocal && <Password />}
        {isLocal && <Methods />}
        {isSelf && <Browsers />}
        {isSelf && person.is_owner && <People />}
        {isSelf && person.is_owner && <Backups />}
        <Tokens />
        <Leave isSelf={isSelf} />
      </Together>
    </section>
  )
}
