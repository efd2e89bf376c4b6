/** How long a page may lie open, as long as a trip to a provider may take. */
const MAX_AGE_S = 900

/** Over https no other host can set it. */
const nameAt = (base_url: string) =>
  base_url.startsWith("https:") ? "__Host-hygeia_sign_in" : "hygeia_sign_in"

/** Ties a form, or a trip to a provider, to the browser it was given to. */
export const ticketCookie = (base_url: string, ticket: string) => ({
  "set-cookie": `${nameAt(base_url)}=${ticket}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${
    base_url.startsWith("https:") ? "; Secure" : ""
  }`,
})

/** What a browser was given; null for another browser. */
export const ticketOf = (headers: Headers, base_url: string): string | null => {
  const start = `${nameAt(base_url)}=`
  const cookie = (headers.get("cookie") ?? "").split(/; */).find((part) => part.startsWith(start))
  return cookie?.slice(start.length) || null
}
