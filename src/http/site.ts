import type { BlockList } from "node:net"
import { Context, Effect, Layer, Random, type Redacted } from "effect"

interface Place {
  readonly host: string
  readonly port: number
  /** The service as clients reach it, without a trailing slash. */
  readonly base_url: string
  readonly docs_url: string
  /** The `env` of GET /v1/me. */
  readonly env: string
  /** Each of them opens the operator's routes. */
  readonly admin_keys: ReadonlyArray<Redacted.Redacted>
  /** Lower-case names of the headers a delivery's signature is looked for in. */
  readonly signature_headers: ReadonlyArray<string>
  /** The proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  readonly trusted_proxies: BlockList
  /** Origins of pages that may use the API from a browser. */
  readonly cors_origins: ReadonlyArray<string>
}

/** A place as it is configured: port 0 takes a free one, a null URL is derived from host and port. */
type ConfiguredPlace = Omit<Place, "base_url" | "docs_url"> & {
  readonly base_url: string | null
  readonly docs_url: string | null
}

/** Below those that systems lend to outgoing connections, which might take one before the server listens. */
const PORTS = { from: 20_000, to: 32_000 } as const
const MAX_PROBES = 100

/** A free port. It is chosen before the server listens, since links name it. */
export const freePort = (hostname: string): Effect.Effect<number> =>
  Random.nextIntBetween(PORTS.from, PORTS.to).pipe(
    Effect.flatMap((port) =>
      Effect.try(() => {
        Bun.listen({ hostname, port, socket: { data: () => {} } }).stop(true)
        return port
      }),
    ),
    Effect.retry({ times: MAX_PROBES }),
    Effect.orDie,
  )

const urlOf = (host: string, port: number) =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`

/** The address at which this machine reaches a host that may be a wildcard. */
const reachable = (host: string) =>
  host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host

/** The URL at which this machine reaches the server, independent of its public URL. */
export const localUrl = ({ host, port }: Pick<Place, "host" | "port">) =>
  urlOf(reachable(host), port)

/** A page of the console. Browsers trust `localhost` with more than a loopback address: with passkeys, say. */
const trusted = (path: string, base_url: string) => {
  const url = new URL(path, base_url)
  if (url.hostname === "127.0.0.1") url.hostname = "localhost"
  return url
}

const signInUrl = (base_url: string) => trusted("/sign-in", base_url)

/**
 * The address at which the console is opened. An outside provider sends browsers back to the public address alone,
 * where they have to start.
 */
export const consoleUrl = (base_url: string, isLocal: boolean): string =>
  (isLocal ? trusted("/", base_url) : new URL("/", base_url)).href

/** The console, with the code that signs its reader in behind the `#`, where no server and no log sees it. */
export const signInLink = (base_url: string, code: string): string => {
  const url = signInUrl(base_url)
  url.hash = `code=${code}`
  return url.href
}

/** The link of an invitation. */
export const invitationUrl = (base_url: string, secret: string): string => {
  const url = signInUrl(base_url)
  url.hash = `invitation=${secret}`
  return url.href
}

/** The address, names and keys of the service, as the HTTP edge needs them. */
export class Site extends Context.Service<Site, Place>()("http/Site") {
  static readonly layer = (configured: ConfiguredPlace) =>
    Layer.effect(
      Site,
      Effect.gen(function* () {
        const { host } = configured
        const port = configured.port === 0 ? yield* freePort(host) : configured.port
        const base_url = configured.base_url ?? urlOf(host, port)
        return { ...configured, port, base_url, docs_url: configured.docs_url ?? base_url }
      }),
    )
}
