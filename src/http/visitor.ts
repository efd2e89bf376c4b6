import { BlockList, isIP } from "node:net"
import { Site } from "#http/site"

/** The sender of an unauthenticated request: its address, and how it reached the service. */
export interface Visitor {
  readonly headers: Headers
  /**
   * The key that requests are counted by: an IPv4 address, or the /64 network of an IPv6 address.
   */
  readonly network: string
  /** The service as this browser reaches it, without a trailing slash. */
  readonly base_url: string
}

/** Addresses and CIDR blocks as one set. */
export const addressSet = (blocks: ReadonlyArray<string>): BlockList => {
  const set = new BlockList()
  for (const block of blocks) {
    const [address = "", bits] = block.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    set.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : +bits, family)
  }
  return set
}

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): ReadonlyArray<string> => {
  // A URL prints an address in its shortest form, hexadecimal throughout.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::")
  const groups = (text: string) => (text === "" ? [] : text.split(":"))
  if (tail === undefined) return groups(head)
  const zeros = Array(8 - groups(head).length - groups(tail).length).fill("0")
  return [...groups(head), ...zeros, ...groups(tail)]
}

/** The IPv4 address that an IPv6 one stands for, in whichever spelling; any other as it is. */
const unmapped = (address: string): string => {
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join() !== "0,0,0,0,0,ffff") return address
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join(".")
}

/** An address as it was meant: without brackets, port and zone, and IPv4 as such. Null for none. */
const plainAddress = (text: string): string | null => {
  const bare = text.trim().replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
  const address = bare.replace(/%.*$/, "").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
  return isIP(address) === 6 ? unmapped(address) : isIP(address) === 4 ? address : null
}

/** The key that an address is counted by. One household usually has a whole /64 of IPv6. */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address

/** True where an address is one of a set. */
export const isIn = (set: BlockList, address: string): boolean =>
  set.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

/** So many hops are looked at: a header is as long as its sender likes. */
const MAX_HOPS = 20

/**
 * The address a request came from: the last of X-Forwarded-For that is no trusted proxy's own, as
 * long as every hop behind it is one.
 */
export const findSender = (
  peer: string,
  forwarded: string | null,
  isTrusted: (address: string) => boolean,
): string => {
  let address = plainAddress(peer) ?? peer
  for (const hop of (forwarded ?? "").split(",").slice(-MAX_HOPS).toReversed()) {
    if (isIP(address) === 0 || !isTrusted(address)) break
    const before = plainAddress(hop)
    if (before === null) break
    address = before
  }
  return address
}

/** What knows the address at the other end of a request. */
export interface Sockets {
  readonly requestIP: (request: Request) => { readonly address: string } | null
}

/** The visitor behind a request. Forwarding headers count from trusted proxies only. */
export const visitorOf = (request: Request, sockets: Sockets | null) =>
  Site.useSync(({ base_url, trusted_proxies }): Visitor => {
    const { headers } = request
    const isTrusted = (address: string) => isIn(trusted_proxies, address)
    const peer = sockets?.requestIP(request)?.address ?? "unknown"
    const sender = plainAddress(peer)
    const isProxied = sender !== null && isTrusted(sender)
    const isHttps = isProxied && headers.get("x-forwarded-proto")?.trim() === "https"
    return {
      headers,
      network: networkOf(findSender(peer, headers.get("x-forwarded-for"), isTrusted)),
      base_url: isHttps ? base_url.replace(/^http:/, "https:") : base_url,
    }
  })
