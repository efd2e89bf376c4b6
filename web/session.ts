import { batch, signal } from "@preact/signals"
import type { ActingAs, SessionState } from "#domain/session"
import { change, get } from "#web/api"
import { navigate, screen } from "#web/router"

/** Who is signed in; null until it is known. */
export const session = signal<SessionState | null>(null)

/** Why it is not known. */
export const unreachable = signal(false)

/** A sign-in link carries its code behind the `#`, which no server and no referrer sees. */
const codeOfLink = () => /^#code=([A-Za-z-]{16,24})$/.exec(location.hash)?.[1] ?? null

const secretOfLink = () => /^#invitation=([\w-]{20,64})$/.exec(location.hash)?.[1] ?? null

/** The secret of the invitation that somebody has followed; null when they followed none. */
export const invitation = signal<string | null>(null)

/** Asks who is signed in; the address of a sign-in link signs its person in first. */
export const loadSession = async () => {
  const code = codeOfLink()
  invitation.value ??= secretOfLink()
  if (code !== null || invitation.value !== null) history.replaceState(null, "", location.pathname)
  try {
    session.value = await get<SessionState>("/v1/session")
    unreachable.value = false
    if (code !== null && !session.value.session) await signIn(code).catch(() => {})
    if (session.value.session && invitation.value === null && location.pathname === "/sign-in")
      navigate("/today", { replace: true })
  } catch {
    unreachable.value = true
  }
}

/** Signs in by the code that the service printed. */
export const signIn = async (link: string) => {
  session.value = await change<SessionState>("POST", "/v1/session", { link })
}

/** What is asked for beside the password, where an authenticator app is set up. */
export interface SecondFactor {
  readonly totp?: string
  readonly recovery_code?: string
}

/** Signs in by e-mail address and password. */
export const signInByPassword = async (email: string, password: string, factor: SecondFactor) => {
  const given = { email, password, ...factor }
  session.value = await change<SessionState>("POST", "/v1/session", given)
}

/** Makes the account of an invitation, and signs its person in. */
export const acceptInvitation = async (email: string, password: string) => {
  const given = { invitation: invitation.value, email, password }
  const made = await change<SessionState>("POST", "/v1/session", given)
  invitation.value = null
  session.value = made
}

/** Signs out, and shows nothing of anybody any more. */
export const signOut = async () => {
  await change("DELETE", "/v1/session")
  session.value = { session: null, has_demo: false }
  navigate("/sign-in")
}

/**
 * Shows the demo person's rows, or one's own again. Everything on screen is read anew, and what the address named of
 * the other's, such as a conversation, is left.
 */
export const actAs = async (acting_as: ActingAs) => {
  const state = await change<SessionState>("PUT", "/v1/session", { acting_as })
  batch(() => {
    session.value = state
    navigate(`/${screen.value}`, { replace: true })
  })
}
