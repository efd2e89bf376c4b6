import { Effect } from "effect"
import { pickCrowd } from "#http/crowd"
import { type Descriptors, type OpenConnection, openDescriptors } from "#http/descriptors"
import { findSender, networkOf } from "#http/visitor"

/** So many descriptors are kept free for files, threads and new connections: half of a low limit. */
const MAX_KEPT_FREE = 2_048

/** This share of the descriptors that may be in use is left when connections have been ended. */
const SHARE_LEFT = 0.75

/** So many are looked at in one go, which takes a few milliseconds. */
const AT_ONCE = 4_096

/** So many connections can be accepted in a millisecond. */
const ACCEPTED_PER_MS = 20
const MIN_WAIT_MS = 5
const MAX_WAIT_MS = 1_000

/** The log says at most once in so many milliseconds that connections are ended. */
const LOGGED_MS = 60_000

/** Senders that proxies have named last, each by the connection of its proxy. */
const MAX_NAMED = 8_192

/** The other end of a connection. */
type Peer = Pick<OpenConnection, "address" | "port">

/** Keeps descriptors free: what a server holds for others is ended before its own files cannot be opened. */
export interface DescriptorWatch {
  /** Notes for whom a trusted proxy uses a connection. */
  readonly note: (peer: Peer, forwarded: string | null) => void
}

/** Looks as often as it takes to see a flood of connections to a port, and ends those of the largest crowd. */
const watching = (
  { limit, count, connections, end }: Descriptors,
  port: number,
  ownerOf: (connection: OpenConnection) => string,
  onEnded: (ended: number) => void,
) => {
  const most = limit - Math.min(limit / 2, MAX_KEPT_FREE)
  let from = 0
  return () => {
    const used = count()
    if (used > most) {
      const open = connections(port, from, AT_ONCE)
      const crowd = pickCrowd(open, used - Math.floor(most * SHARE_LEFT), ownerOf)
      crowd.forEach(end)
      from = from + AT_ONCE < used ? from + AT_ONCE : 0
      onEnded(crowd.length)
    }
    const room_ms = (most - used) / ACCEPTED_PER_MS
    return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, room_ms))
  }
}

/**
 * Ends connections to a local port before descriptors run short, for as long as the scope is open: those of the
 * address that has most, the longest silent first. One of a trusted proxy counts as its client's.
 */
export const descriptorWatch = Effect.fnUntraced(function* (
  port: number,
  isTrusted: (address: string) => boolean,
) {
  const named = new Map<string, string>()
  const addressOf = ({ address }: Peer) => findSender(address, null, isTrusted)
  const keyOf = (peer: Peer) => `${networkOf(addressOf(peer))} ${peer.port}`
  const note = (peer: Peer, forwarded: string | null) => {
    if (!isTrusted(addressOf(peer))) return
    const key = keyOf(peer)
    named.delete(key)
    named.set(key, networkOf(findSender(peer.address, forwarded, isTrusted)))
    if (named.size > MAX_NAMED) named.delete(named.keys().next().value!)
  }
  const descriptors = openDescriptors()
  if (!descriptors) return { note } satisfies DescriptorWatch

  const ownerOf = (connection: OpenConnection) => {
    const address = addressOf(connection)
    if (!isTrusted(address)) return networkOf(address)
    const key = keyOf(connection)
    return named.get(key) ?? key
  }
  const run = Effect.runForkWith(yield* Effect.context<never>())
  let logged_at = -Infinity
  const look = watching(descriptors, port, ownerOf, (ended) => {
    if (performance.now() - logged_at < LOGGED_MS) return
    logged_at = performance.now()
    const { limit } = descriptors
    run(Effect.logWarning("connections are ended: descriptors run short", { ended, limit }))
  })
  // Real time, not Effect's Clock: a TestClock says nothing of descriptors.
  let timer: ReturnType<typeof setTimeout>
  const wait = (ms: number) => {
    timer = setTimeout(() => wait(look()), ms)
  }
  yield* Effect.acquireRelease(
    Effect.sync(() => wait(look())),
    () => Effect.sync(() => clearTimeout(timer)),
  )
  return { note } satisfies DescriptorWatch
})
