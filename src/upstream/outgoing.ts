import { isIP } from "node:net"
import { Context } from "effect"
import { bareHost, privateAddresses, type Resolve } from "#upstream/private-address"

/** Sends a request to another service, as `fetch` does. */
export type Send = (url: string | URL, init?: RequestInit) => Promise<Response>

/** `fetch`, with no restriction. */
export const sendAnywhere: Send = (url, init) => fetch(url, init)

/** How every connection to another service is made: with no restriction unless one is given. */
export const Outgoing = Context.Reference<{ readonly send: Send }>("upstream/Outgoing", {
  defaultValue: () => ({ send: sendAnywhere }),
})

const isRefused = (cause: unknown) =>
  cause instanceof Error && "code" in cause && /REFUSED$/i.test(String(cause.code))

const tlsOf = (init: RequestInit | undefined) => (init as BunFetchRequestInit | undefined)?.tls

const literal = (address: string) => (isIP(address) === 6 ? `[${address}]` : address)

/**
 * Sends to hosts of one's own network alone. A name is resolved for every request, all its addresses have to be
 * private, and the connection goes to an address that was checked: a name that changes in between leads nowhere else.
 * Redirects are never followed. Rejects with NotPrivate.
 */
export const makePrivateSend =
  (resolve?: Resolve): Send =>
  async (input, init) => {
    const url = new URL(input)
    const name = bareHost(url)
    const addresses = await privateAddresses(name, resolve)
    const headers = new Headers(init?.headers)
    headers.set("host", url.host)
    const pinned = {
      ...init,
      headers,
      redirect: "manual" as const,
      ...(isIP(name) === 0 ? { tls: { ...tlsOf(init), serverName: name } } : {}),
    }
    const connectTo = async (at: number): Promise<Response> => {
      url.hostname = literal(addresses[at]!)
      try {
        return await fetch(url, pinned)
      } catch (cause) {
        // As any client does: the next address of the name.
        if (isRefused(cause) && at + 1 < addresses.length) return connectTo(at + 1)
        throw cause
      }
    }
    return connectTo(0)
  }
