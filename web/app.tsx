import { useEffect } from "preact/hooks"
import { Banner } from "#parts/banner"
import { Navigation } from "#parts/navigation"
import { Loading, Notice } from "#parts/notice"
import { ScreenOf } from "#parts/screen"
import { again } from "#web/again"
import { unreachableText, useAgain } from "#web/connection"
import { detail, isUnknown, navigate, screen } from "#web/router"
import { invitation, loadSession, session, unreachable } from "#web/session"
import { text } from "#web/text"

const useTitle = (title: string | null) =>
  useEffect(() => {
    document.title = title === null ? text.name : `${title} · ${text.name}`
  }, [title])

/** A screen shown without the frame; its place is there, for the keyboard too, while its file is under way. */
const Alone = ({ name }: { readonly name: "invitation" | "sign-in" }) => (
  <ScreenOf
    name={name}
    id={null}
    around={(word) => (
      <main class="alone" tabIndex={-1}>
        {word}
      </main>
    )}
  />
)

/** What stands at an address that the console does not have. */
const Unknown = () => (
  <>
    <h1>{text.unknown.title}</h1>
    <p>{text.unknown.about}</p>
    <p>
      <a class="button" href="/today">
        {text.unknown.go_on}
      </a>
    </p>
  </>
)

/** The whole console: who is not signed in sees the sign-in, everybody else the screen of the address. */
export const App = () => {
  const state = session.value
  const person = state?.session
  const name = state && !person ? "sign-in" : screen.value
  useTitle(isUnknown.value ? text.unknown.title : state ? text.screens[name] : null)
  useAgain(unreachable.value, () => void loadSession())
  useEffect(() => {
    if (person && screen.value === "sign-in") navigate("/today", { replace: true })
  }, [person])
  if (isUnknown.value && !person && (state || unreachable.value))
    return (
      <main id="content" class="alone">
        <Unknown />
      </main>
    )
  if (unreachable.value)
    return (
      <main id="content" class="alone">
        <h1>{text.name}</h1>
        <Notice action={{ label: text.retry, run: () => void loadSession() }}>
          {unreachableText()} {text.by_itself}
        </Notice>
      </main>
    )
  if (!state) return <Loading />
  if (invitation.value !== null) return <Alone name="invitation" />
  if (!person) return <Alone name="sign-in" />
  return (
    <>
      {again.value !== null && <ScreenOf name="once-more" id={null} />}
      <div class="frame">
        <a class="skip" href="#content">
          {text.skip}
        </a>
        <Navigation current={isUnknown.value ? null : name} />
        {/* Another person's rows are another console: nothing of the one before stays on screen. */}
        <div class="page" key={person.user_id}>
          {person.acting_as === "demo" && <Banner />}
          {isUnknown.value ? (
            <main key="unknown" id="content" tabIndex={-1} class="alone">
              <Unknown />
            </main>
          ) : (
            <main key="screen" id="content" tabIndex={-1} data-screen={name}>
              <ScreenOf name={name === "sign-in" ? "today" : name} id={detail.value} />
            </main>
          )}
        </div>
      </div>
    </>
  )
}
