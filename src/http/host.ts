import { Elysia } from "elysia"
import { InvalidRequest } from "#domain/errors"
import type { Bridge } from "#http/bridge"
import { Refused } from "#http/problem"

/** A name or an address, and a port. Several Host headers arrive as one with commas, which no host has in it. */
const ONE_HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/** Reads the host that a request names; empty for HTTP/1.0 without one. */
export const readHost = ({ headers, url }: Request): string =>
  headers.get("host") ?? URL.parse(url)?.host ?? ""

/**
 * Refuses a request with two Host headers, or one that is no host: what stands before this service may have judged
 * another of them.
 */
export const oneHost = (edge: Bridge) =>
  new Elysia({ name: "http/one-host" }).use(edge).onRequest(({ request: { headers } }) => {
    const host = headers.get("host")
    if (host !== null && !ONE_HOST.test(host))
      throw new Refused(new InvalidRequest({ message: "The Host header must name one host." }))
  })
