import { lookup } from "node:dns/promises"
import { BlockList, isIP } from "node:net"
import { Effect } from "effect"

/**
 * Loopback, the private ranges of RFC 1918, the shared one of RFC 6598, which overlay networks give their hosts, and
 * the unique local ones of RFC 4193. Link-local ranges are not among them: in a cloud they lead to its metadata.
 */
const BLOCKS = [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
] as const

const blocks = new BlockList()
for (const [network, bits, family] of BLOCKS) blocks.addSubnet(network, bits, family)

/**
 * Whether an IP address, in its usual notation, is one of this machine or of its own network. IPv4 within IPv6 counts
 * as IPv4.
 */
export const isPrivateAddress = (address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && blocks.check(address, family === 6 ? "ipv6" : "ipv4")
}

/** The host of a URL without the brackets of an IPv6 address. Parsing has undone any other spelling of an address. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, "$1")

/** Finds every address of a name. */
export type Resolve = (name: string) => Promise<ReadonlyArray<string>>

/** Asks the system, as a connection would. */
export const resolveName: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/** A host that PRIVATE=1 does not connect to. The message names the host alone. */
export class NotPrivate extends Error {
  /** As an error of a connection has one: asking again does not help. */
  readonly code = "ENOTPRIVATE"
}

/** The addresses of a host, once it is known that all of them are private. Rejects with NotPrivate otherwise. */
export const privateAddresses = async (
  host: string,
  resolve: Resolve = resolveName,
): Promise<ReadonlyArray<string>> => {
  const addresses = isIP(host) > 0 ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new NotPrivate(`${host} has no address`)
  if (!addresses.every(isPrivateAddress)) throw new NotPrivate(`${host} is not private`)
  return addresses
}

/** Whether all addresses of a host are private, as they are now. False for a name without any. */
export const isPrivateHost = (host: string, resolve?: Resolve): Effect.Effect<boolean> =>
  Effect.tryPromise(() => privateAddresses(host, resolve)).pipe(
    Effect.as(true),
    Effect.catch(() => Effect.succeed(false)),
  )
