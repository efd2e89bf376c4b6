import { SESSION_MAX_S } from "#domain/session"

const isHttps = (base_url: string) => base_url.startsWith("https:")

/** Over https the prefix keeps subdomains from setting the cookie. */
const nameAt = (base_url: string) => (isHttps(base_url) ? "__Host-hygeia" : "hygeia")

const cookie = (base_url: string, secret: string, max_age_s: number) => ({
  "set-cookie": `${nameAt(base_url)}=${secret}; Path=/; Max-Age=${max_age_s}; HttpOnly; SameSite=Strict${
    isHttps(base_url) ? "; Secure" : ""
  }`,
})

/** The header that makes a browser keep the secret of its session. */
export const sessionCookie = (base_url: string, secret: string) =>
  cookie(base_url, secret, SESSION_MAX_S)

/** The header that makes a browser forget it. */
export const noSessionCookie = (base_url: string) => cookie(base_url, "", 0)

/** The secret in the cookie of a browser; null when it has none. */
export const sessionSecretOf = (headers: Headers, base_url: string): string | null => {
  const start = `${nameAt(base_url)}=`
  const found = (headers.get("cookie") ?? "").split(/; */).find((part) => part.startsWith(start))
  return found?.slice(start.length) || null
}

const isRead = (method: string) => method === "GET" || method === "HEAD"

/**
 * Whether a request with a cookie was made by a page of this service, or typed in by the person where it only
 * reads. A browser that says nothing of it, as over plain http from another machine, is judged by the Origin of what
 * it changes.
 */
export const isOwnRequest = ({ method, headers }: Request): boolean => {
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site === "same-origin" || (site === "none" && isRead(method))
  const origin = headers.get("origin")
  if (origin === null) return isRead(method)
  return URL.parse(origin)?.host === headers.get("host")
}
