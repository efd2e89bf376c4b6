/**
 * An app's own scheme, in the reverse-domain form of RFC 8252: `com.example.app:`. The dot tells it
 * from every scheme a browser or an operating system answers itself.
 */
const APP_SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+:$/

/**
 * Whether a browser may be sent to a URL after a sign-in: http, https or an app's own scheme,
 * without credentials, blanks and control characters.
 */
export const isRedirectUrl = (text: string): boolean => {
  const url = URL.parse(text)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser drops them and reads on
  if (!url || /[\u0000-\u0020\u007f\\]/.test(text)) return false
  if (url.username !== "" || url.password !== "") return false
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(text)?.[1]
  const isWeb = url.protocol === "http:" || url.protocol === "https:"
  if (isWeb) return !!authority && !authority.includes("@")
  return APP_SCHEME.test(url.protocol) && !authority?.includes("@")
}
