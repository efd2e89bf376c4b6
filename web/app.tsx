import { useEffect } from "preact/hooks"
import type { Screen } from "#domain/screen"
import { Banner } from "#parts/banner"
import { Navigation } from "#parts/navigation"
import { Loading, Notice } from "#parts/notice"
import { ScreenOf } from "#parts/screen"
import { Invitation } from "#screens/sign-in/invitation"
import { OnceMore } from "#screens/sign-in/once-more"
import { SignIn } from "#screens/sign-in/sign-in"
import { detail, navigate, screen } from "#web/router"
import { invitation, loadSession, session, unreachable } from "#web/session"
import { text } from "#web/text"

const useTitle = (name: Screen | null) =>
  useEffect(() => {
    document.title = name === null ? text.name : `${text.screens[name]} · ${text.name}`
  }, [name])

/** The whole console: who is not signed in sees the sign-in, everybody else the screen of the address. */
export const App = () => {
  const state = session.value
  const person = state?.session
  const name = state && !person ? "sign-in" : screen.value
  useTitle(state ? name : null)
  useEffect(() => {
    if (person && screen.value === "sign-in") navigate("/today", { replace: true })
  }, [person])
  if (unreachable.value)
    return (
      <main id="content" class="alone">
        <h1>{text.name}</h1>
        <Notice action={{ label: text.retry, run: () => void loadSession() }}>
          {text.unreachable}
        </Notice>
      </main>
    )
  if (!state) return <Loading />
  if (invitation.value !== null) return <Invitation />
  if (!person) return <SignIn />
  return (
    <>
      <OnceMore />
      <div class="frame">
        <a class="skip" href="#content">
          {text.skip}
        </a>
        <Navigation current={name} />
        {/* Another person's rows are another console: nothing of the one before stays on screen. */}
        <div class="page" key={person.user_id}>
          {person.acting_as === "demo" && <Banner />}
          <main id="content" tabIndex={-1} data-screen={name}>
            <ScreenOf name={name} id={detail.value} />
          </main>
        </div>
      </div>
    </>
  )
}
