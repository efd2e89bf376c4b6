import { CHALLENGE_S } from "#domain/passkey"
import { SESSION_MAX_S } from "#domain/session"
import { cookieOf, isHttps, setCookie } from "#http/cookie"

/** The name of the cookie that signs a browser in. Over https its prefix keeps subdomains from setting it. */
export const sessionCookieName = (base_url: string) =>
  isHttps(base_url) ? "__Host-hygeia" : "hygeia"

const cookie = (name: string, base_url: string, value: string, max_age_s: number) =>
  setCookie(base_url, { name, value, max_age_s, same_site: "Strict" })

/** The header that makes a browser keep the secret of its session. */
export const sessionCookie = (base_url: string, secret: string) =>
  cookie(sessionCookieName(base_url), base_url, secret, SESSION_MAX_S)

/** The header that makes a browser forget it. */
export const noSessionCookie = (base_url: string) =>
  cookie(sessionCookieName(base_url), base_url, "", 0)

/** The secret in the cookie of a browser; null when it has none. */
export const sessionSecretOf = (headers: Headers, base_url: string): string | null =>
  cookieOf(headers, sessionCookieName(base_url))

/** The secret by which a browser is known in which somebody has signed in before; null for a new one. */
export const deviceSecretOf = (headers: Headers, base_url: string): string | null => {
  const secret = cookieOf(headers, `${sessionCookieName(base_url)}-device`)
  return secret !== null && /^[\w-]{43}$/.test(secret) ? secret : null
}

/** The headers that make a browser keep the secrets of its session, and of being known at the next sign-in. */
export const sessionCookies = (
  base_url: string,
  { secret, device }: { readonly secret: string; readonly device: string },
) => {
  const ofSession = cookie(sessionCookieName(base_url), base_url, secret, SESSION_MAX_S)
  const ofDevice = cookie(`${sessionCookieName(base_url)}-device`, base_url, device, SESSION_MAX_S)
  return { "set-cookie": [ofSession["set-cookie"], ofDevice["set-cookie"]] }
}

/** The header that makes a browser keep the secret of a challenge that it is about to sign with a passkey. */
export const challengeCookie = (base_url: string, secret: string) =>
  cookie(`${sessionCookieName(base_url)}-challenge`, base_url, secret, CHALLENGE_S)

/** The secret of that challenge; null without one. */
export const challengeSecretOf = (headers: Headers, base_url: string): string | null =>
  cookieOf(headers, `${sessionCookieName(base_url)}-challenge`)
