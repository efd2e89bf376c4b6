import { readHost } from "#http/host"

const isRead = (method: string) => method === "GET" || method === "HEAD"

const ADDRESS = /^(?:[\d.]+|\[.*\])$/

/** Names that no public DNS answers: of this machine, or of the network that it is in. */
const LOCAL = /^[^.]+$|\.(?:localhost|local|lan|home\.arpa|internal)$/

/**
 * Whether a host is one that this service is reached by. A name of the public DNS is, if it is configured: any other
 * may be a stranger's that was made to point here, with a page of theirs behind it (DNS rebinding).
 */
export const isOwnHost = (host: string, base_url: string): boolean => {
  const hostname = URL.parse(`http://${host}`)?.hostname
  if (hostname === undefined) return false
  return ADDRESS.test(hostname) || LOCAL.test(hostname) || hostname === new URL(base_url).hostname
}

/**
 * Whether a request with a cookie was made by a page of this service, or typed in by the person where it only
 * reads. A browser that says nothing of it, as over plain http from another machine, is judged by the Origin of what
 * it changes.
 */
export const isOwnRequest = (request: Request, base_url: string): boolean => {
  const { method, headers } = request
  const host = readHost(request)
  if (!isOwnHost(host, base_url)) return false
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site === "same-origin" || (site === "none" && isRead(method))
  const origin = headers.get("origin")
  if (origin === null) return isRead(method)
  return URL.parse(origin)?.host === host
}
