/** A cookie that a browser keeps, out of the reach of scripts. */
export interface Cookie {
  readonly name: string
  readonly value: string
  /** Seconds; 0 makes the browser forget it. */
  readonly max_age_s: number
  readonly same_site: "Strict" | "Lax"
  /** The paths it is sent to; all when unset. */
  readonly path?: string
}

/** Whether cookies of the service are sent over https alone. */
export const isHttps = (base_url: string) => base_url.startsWith("https:")

/** The header that makes a browser keep a cookie. */
export const setCookie = (
  base_url: string,
  { name, value, max_age_s, same_site, path = "/" }: Cookie,
) => {
  const secure = isHttps(base_url) ? "; Secure" : ""
  const rules = `Path=${path}; Max-Age=${max_age_s}; HttpOnly; SameSite=${same_site}${secure}`
  return { "set-cookie": `${name}=${value}; ${rules}` }
}

/**
 * What a browser sent back; null when it has no such cookie, or an empty one. Two different ones of a name are none:
 * somebody else on this host, at another port or a subdomain, has put one beside ours.
 */
export const cookieOf = (headers: Headers, name: string): string | null => {
  const start = `${name}=`
  const sent = (headers.get("cookie") ?? "").split(/; */).filter((part) => part.startsWith(start))
  return new Set(sent).size === 1 ? sent[0]!.slice(start.length) || null : null
}
