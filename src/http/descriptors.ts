import { dlopen } from "bun:ffi"
import { lazy } from "#domain/lazy"

/** A connection that a server has accepted, as the kernel knows it. */
export interface OpenConnection {
  readonly fd: number
  /** The address at its other end: IPv4 as such, IPv6 in eight groups. */
  readonly address: string
  readonly port: number
  /** For how long no byte has come in or gone out, in milliseconds; its age where none ever has. */
  readonly silent_ms: number
}

/** The descriptors of this process, and the connections among them. */
export interface Descriptors {
  /** The most there can be. */
  readonly limit: number
  /** Counts those there are. */
  readonly count: () => number
  /** Connections of the server at a local port, among `most` descriptors from one on. */
  readonly connections: (port: number, from: number, most: number) => ReadonlyArray<OpenConnection>
  /** Ends a connection both ways: its owner closes it when it next looks. */
  readonly end: (connection: OpenConnection) => void
}

const functions = {
  fcntl: { args: ["i32", "i32"], returns: "i32" },
  getsockname: { args: ["i32", "ptr", "ptr"], returns: "i32" },
  getpeername: { args: ["i32", "ptr", "ptr"], returns: "i32" },
  getsockopt: { args: ["i32", "i32", "i32", "ptr", "ptr"], returns: "i32" },
  shutdown: { args: ["i32", "i32"], returns: "i32" },
  getrlimit: { args: ["i32", "ptr"], returns: "i32" },
} as const

const LIBRARIES = ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"]

const libc = () => {
  for (const name of LIBRARIES)
    try {
      return dlopen(name, functions).symbols
    } catch {}
  return null
}

// Of Linux, the same on x86-64 and arm64.
const F_GETFD = 1
const RLIMIT_NOFILE = 7
const IPPROTO_TCP = 6
const TCP_INFO = 11
const AF_INET = 2
const AF_INET6 = 10
const SHUT_RDWR = 2

/** The 32-bit words of `struct tcp_info` that say how many milliseconds ago something was sent and received. */
const LAST_SENT = 11
const LAST_RECEIVED = 13

const ADDRESS_BYTES = 128
const INFO_BYTES = 256

/** The kernel gives out the lowest number that is free: behind so many unused ones there is nothing more. */
const GAP = 1_024

/** The port and the address of a `struct sockaddr`; null where it is no internet address. */
const placeIn = (bytes: DataView) => {
  const family = bytes.getUint16(0, true)
  const port = bytes.getUint16(2)
  if (family === AF_INET)
    return { port, address: [4, 5, 6, 7].map((at) => bytes.getUint8(at)).join(".") }
  if (family !== AF_INET6) return null
  const groups = Array.from({ length: 8 }, (_, at) => bytes.getUint16(8 + at * 2).toString(16))
  return { port, address: groups.join(":") }
}

/** The descriptors of this process; null on a system other than Linux, whose numbers are others. */
export const openDescriptors = (): Descriptors | null => {
  const c = process.platform === "linux" ? libc() : null
  if (c === null) return null
  const size = new Uint32Array(1)
  const place = new DataView(new ArrayBuffer(ADDRESS_BYTES))
  const info = new Uint32Array(INFO_BYTES / 4)
  const limits = new BigUint64Array(2)
  const limit = c.getrlimit(RLIMIT_NOFILE, limits) === 0 ? Number(limits[0]) : Infinity

  const end = (from: number) => Math.min(limit, from + GAP)

  const placed = (name: typeof c.getsockname, fd: number) => {
    size[0] = ADDRESS_BYTES
    return name(fd, new Uint8Array(place.buffer), size) === 0 ? placeIn(place) : null
  }

  const silence = (fd: number) => {
    size[0] = INFO_BYTES
    if (c.getsockopt(fd, IPPROTO_TCP, TCP_INFO, info, size) !== 0) return 0
    return Math.min(info[LAST_SENT]!, info[LAST_RECEIVED]!)
  }

  const connectionAt = (fd: number, port: number): OpenConnection | null => {
    if (placed(c.getsockname, fd)?.port !== port) return null
    const peer = placed(c.getpeername, fd)
    return peer && { fd, ...peer, silent_ms: silence(fd) }
  }

  return {
    limit,
    count: () => {
      let count = 0
      for (let fd = 0, last = end(0); fd < last; fd++)
        if (c.fcntl(fd, F_GETFD) !== -1) {
          count++
          last = end(fd)
        }
      return count
    },
    connections: (port, from, most) => {
      const found: Array<OpenConnection> = []
      for (let fd = from; fd < Math.min(limit, from + most); fd++) {
        const connection = connectionAt(fd, port)
        if (connection) found.push(connection)
      }
      return found
    },
    end: ({ fd }) => void c.shutdown(fd, SHUT_RDWR),
  }
}

/** A limit below this is little for a server: a few hundred idle connections come near it. */
const LOW_LIMIT = 4_096

/** How many descriptors this process may have open at any time; null where that is not known or has no end. */
export const descriptorLimit = lazy((): number | null => {
  const limit = openDescriptors()?.limit
  return limit !== undefined && Number.isSafeInteger(limit) ? limit : null
})

/** A warning for a server's limit of open files that is low; null for one that is enough, or is not known. */
export const lowDescriptorLimit = (limit = descriptorLimit()): string | null =>
  limit !== null && limit < LOW_LIMIT
    ? `The server may open ${limit} files and connections: connections are ended when half of them are in use.`
    : null
