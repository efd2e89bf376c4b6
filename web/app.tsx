import { useEffect } from "preact/hooks"
import { Banner } from "#parts/banner"
import { Navigation } from "#parts/navigation"
import { Loading, Notice } from "#parts/notice"
import { Ask } from "#screens/ask/ask"
import { Experiments } from "#screens/experiments/experiments"
import { Labs } from "#screens/labs/labs"
import { Notes } from "#screens/notes/notes"
import { Settings } from "#screens/settings/settings"
import { Invitation } from "#screens/sign-in/invitation"
import { SignIn } from "#screens/sign-in/sign-in"
import { Sources } from "#screens/sources/sources"
import { Today } from "#screens/today/today"
import { Trends } from "#screens/trends/trends"
import { detail, navigate, type Screen, screen } from "#web/router"
import { invitation, loadSession, session, unreachable } from "#web/session"
import { text } from "#web/text"

const shown = (name: Screen) => {
  if (name === "ask") return <Ask id={detail.value} />
  if (name === "experiments") return <Experiments />
  if (name === "notes") return <Notes />
  if (name === "sources") return <Sources />
  if (name === "trends") return <Trends />
  if (name === "settings") return <Settings />
  if (name === "labs") return <Labs id={detail.value} />
  return <Today />
}

const useTitle = (name: Screen) =>
  useEffect(() => {
    document.title = `${text.screens[name]} · ${text.name}`
  }, [name])

/** The whole console: who is not signed in sees the sign-in, everybody else the screen of the address. */
export const App = () => {
  const state = session.value
  const person = state?.session
  const name = state && !person ? "sign-in" : screen.value
  useTitle(name)
  useEffect(() => {
    if (person && screen.value === "sign-in") navigate("/today", { replace: true })
  }, [person])
  if (unreachable.value)
    return (
      <main id="content">
        <Notice action={{ label: text.retry, run: () => void loadSession() }}>
          {text.unreachable}
        </Notice>
      </main>
    )
  if (!state) return <Loading />
  if (invitation.value !== null) return <Invitation />
  if (!person) return <SignIn />
  return (
    <div class="frame">
      <a class="skip" href="#content">
        {text.skip}
      </a>
      <Navigation current={name} />
      {/* Another person's rows are another console: nothing of the one before stays on screen. */}
      <div class="page" key={person.user_id}>
        {person.acting_as === "demo" && <Banner />}
        <main id="content" tabIndex={-1}>
          {shown(name)}
        </main>
      </div>
    </div>
  )
}
