/** The longest time, in seconds, that a form may stay open or a sign-in at a provider may take. */
const MAX_AGE_S = 900

/** Over https the prefix keeps subdomains from setting the cookie. */
const nameAt = (base_url: string) =>
  base_url.startsWith("https:") ? "__Host-hygeia_sign_in" : "hygeia_sign_in"

/** Ties a form, or the state of a sign-in at a provider, to one browser (a double-submit cookie). */
export const csrfCookie = (base_url: string, csrf_token: string) => ({
  "set-cookie": `${nameAt(base_url)}=${csrf_token}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${
    base_url.startsWith("https:") ? "; Secure" : ""
  }`,
})

/** The token in the cookie of a browser; null when it has none. */
export const csrfTokenOf = (headers: Headers, base_url: string): string | null => {
  const start = `${nameAt(base_url)}=`
  const cookie = (headers.get("cookie") ?? "").split(/; */).find((part) => part.startsWith(start))
  return cookie?.slice(start.length) || null
}
