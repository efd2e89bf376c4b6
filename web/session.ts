import { batch, effect, signal } from "@preact/signals"
import type { ActingAs, SessionState } from "#domain/session"
import { change, get, Problem } from "#web/api"
import { navigate, screen } from "#web/router"

/** Who is signed in; null until it is known. */
export const session = signal<SessionState | null>(null)

/** Why it is not known. */
export const unreachable = signal(false)

/** A sign-in link carries its code behind the `#`, which no server and no referrer sees. */
const codeOfLink = () => /^#code=([A-Za-z-]{16,24})$/.exec(location.hash)?.[1] ?? null

const secretOfLink = () => /^#invitation=([\w-]{20,64})$/.exec(location.hash)?.[1] ?? null

const KEPT = "invitation"

/** The secret of the invitation that somebody has followed, kept in its tab over a reload; null for none. */
export const invitation = signal<string | null>(sessionStorage.getItem(KEPT))

effect(() => {
  if (invitation.value === null) sessionStorage.removeItem(KEPT)
  else sessionStorage.setItem(KEPT, invitation.value)
})

/** What whoever signs in has to hear first: what became of their link, or of their account. */
export const beforehand = signal<"link_refused" | "link_failed" | "erased" | null>(null)

/** A link that is right and asks for a second factor; null for none. */
export const link = signal<string | null>(null)

const signInByLink = async (code: string) => {
  try {
    await signIn(code)
  } catch (cause) {
    if (link.value !== null) return
    const isRefused = cause instanceof Problem && cause.status === 401
    beforehand.value = isRefused ? "link_refused" : "link_failed"
  }
}

/** Asks who is signed in; the address of a sign-in link signs its person in first. */
export const loadSession = async () => {
  const code = codeOfLink()
  invitation.value = secretOfLink() ?? invitation.value
  beforehand.value = null
  link.value = null
  try {
    session.value = await get<SessionState>("/v1/session")
    unreachable.value = false
    // Not before: who cannot reach the service keeps the link.
    if (code !== null || invitation.value !== null)
      history.replaceState(null, "", location.pathname)
    if (code !== null && !session.value.session) await signInByLink(code)
    if (session.value.session && invitation.value === null && location.pathname === "/sign-in")
      navigate("/today", { replace: true })
  } catch {
    unreachable.value = true
  }
}

/** Asks again how people sign in here. */
export const loadOffer = async () => {
  const { sign_in } = await get<SessionState>("/v1/session").catch(() => session.value!)
  if (session.value) session.value = { ...session.value, sign_in }
}

/** Follows a sign-in link or an invitation that is opened where the console is open already. */
export const followLinks = () =>
  addEventListener("hashchange", () => {
    if (codeOfLink() !== null || secretOfLink() !== null) void loadSession()
  })

/** What is asked for beside the password, where an authenticator app is set up. */
export interface SecondFactor {
  readonly totp?: string
  readonly recovery_code?: string
}

/** Signs in by the code that the service printed; keeps one whose account asks for a second factor. */
export const signIn = async (code: string, factor: SecondFactor = {}) => {
  try {
    session.value = await change<SessionState>("POST", "/v1/session", { link: code, ...factor })
    link.value = null
  } catch (cause) {
    if (cause instanceof Problem && cause.status === 403) link.value = code
    throw cause
  }
}

/** Signs in by e-mail address and password. */
export const signInByPassword = async (email: string, password: string, factor: SecondFactor) => {
  const given = { email, password, ...factor }
  session.value = await change<SessionState>("POST", "/v1/session", given)
}

/** Makes the account of an invitation, and signs its person in. */
export const acceptInvitation = async (email: string, password: string) => {
  const given = { invitation: invitation.value, email, password }
  const made = await change<SessionState>("POST", "/v1/session", given).catch((cause) => {
    // One that is good no more is not shown again.
    if (cause instanceof Problem && cause.status === 401) sessionStorage.removeItem(KEPT)
    throw cause
  })
  invitation.value = null
  session.value = made
}

/** Goes to the identity provider, which sends its person back to the screen that is open. */
export const signInAtProvider = async () => {
  const { url } = await change<{ readonly url: string }>("POST", "/v1/session/provider", {
    ...(screen.value === "sign-in" ? {} : { screen: screen.value }),
  })
  location.assign(url)
}

/** Shows nothing of whoever was signed in any more. */
export const forget = () => {
  if (session.value) session.value = { ...session.value, session: null, has_demo: false }
}

/** Signs out, and shows nothing of anybody any more. */
export const signOut = async () => {
  const elsewhere = await change<{ readonly url: string } | null>("DELETE", "/v1/session")
  forget()
  navigate("/sign-in")
  if (elsewhere) location.assign(elsewhere.url)
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
