import { cookieOf, isHttps, setCookie } from "#http/cookie"

/** The longest time, in seconds, that a form may stay open or a sign-in at a provider may take. */
const MAX_AGE_S = 900

/** Over https the prefix keeps subdomains from setting the cookie. */
const nameAt = (base_url: string) =>
  isHttps(base_url) ? "__Host-hygeia_sign_in" : "hygeia_sign_in"

/** Ties a form, or the state of a sign-in at a provider, to one browser (a double-submit cookie). */
export const csrfCookie = (base_url: string, csrf_token: string) =>
  setCookie(base_url, {
    name: nameAt(base_url),
    value: csrf_token,
    max_age_s: MAX_AGE_S,
    same_site: "Lax",
  })

/** The token in the cookie of a browser; null when it has none. */
export const csrfTokenOf = (headers: Headers, base_url: string): string | null =>
  cookieOf(headers, nameAt(base_url))
