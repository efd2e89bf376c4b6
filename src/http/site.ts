import type { BlockList } from "node:net"
import { Context, type Redacted } from "effect"

/** What the edge has to know about where it stands. */
export class Site extends Context.Service<
  Site,
  {
    readonly host: string
    readonly port: number
    /** The service as clients reach it, without a trailing slash. */
    readonly base_url: string
    readonly docs_url: string
    /** The `env` of GET /v1/me. */
    readonly env: string
    readonly admin_key: Redacted.Redacted
    /** Lower-case names of the headers a delivery's signature is looked for in. */
    readonly signature_headers: ReadonlyArray<string>
    /** The proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
    readonly trusted_proxies: BlockList
    /** Whose pages may use the API from a browser. */
    readonly cors_origins: ReadonlyArray<string>
  }
>()("http/Site") {}
