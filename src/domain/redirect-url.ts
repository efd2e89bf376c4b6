/** Schemes that run, read or show something in a browser instead of leading to a place. */
const REFUSED: ReadonlySet<string> = new Set([
  "about:",
  "blob:",
  "chrome:",
  "data:",
  "file:",
  "filesystem:",
  "ftp:",
  "intent:",
  "javascript:",
  "mailto:",
  "sms:",
  "tel:",
  "vbscript:",
  "view-source:",
  "ws:",
  "wss:",
])

/**
 * Whether a browser may be sent to a URL after a sign-in: http, https or an app's own scheme,
 * without credentials, blanks and control characters.
 */
export const isRedirectUrl = (text: string): boolean => {
  const url = URL.parse(text)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser drops them and reads on
  if (!url || /[\u0000-\u0020\u007f\\]/.test(text) || REFUSED.has(url.protocol)) return false
  if (url.username !== "" || url.password !== "") return false
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(text)?.[1]
  const isWeb = url.protocol === "http:" || url.protocol === "https:"
  return isWeb ? !!authority && !authority.includes("@") : !authority?.includes("@")
}
