import type { Redacted } from "effect"
import type { Prices } from "#upstream/anthropic/price"

/** The address of the Messages API, and our key there. */
export interface Account {
  /** Null for local models. */
  readonly api_key: Redacted.Redacted | null
  /** The address of the vendor when null. */
  readonly base_url: string | null
  /** Adds to the listed prices and replaces them. */
  readonly prices: Prices | null
}

/** A model provider and its models. Null means the default. */
export interface ModelAccount extends Account {
  readonly model: string | null
  /** For the small judgements. */
  readonly model_fast: string | null
}

const DEFAULT_BASE_URL = "https://api.anthropic.com"
/** The model of the agents and of reports, where none is named. */
const MODEL = "claude-sonnet-5-5"
const MODEL_FAST = "claude-haiku-5-5"

/** The address of an account. */
export const addressOf = ({ base_url }: Pick<Account, "base_url">): string =>
  base_url?.replace(/\/v1$/, "") ?? DEFAULT_BASE_URL

/** The models of an account. */
export const modelsOf = (account: Pick<ModelAccount, "model" | "model_fast">) => ({
  model: account.model ?? MODEL,
  model_fast: account.model_fast ?? MODEL_FAST,
})

/** Loopback, link-local, the private ranges of RFC 1918 and RFC 4193, and names that no public resolver knows. */
const LOCAL = [
  /^(?:127|10)(?:\.\d+){3}$/,
  /^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}$/,
  /^\[(?:::1\]|f[cd]|fe80)/,
  /^[^.[]+$/,
  /\.(?:localhost|local|lan|internal|home\.arpa)$/,
]

/** Whether a host of an address is this machine or one of its own network. */
export const isLocalHost = (host: string): boolean => LOCAL.some((pattern) => pattern.test(host))

/** Which models answer for an account, and where. */
export const servedBy = (account: Pick<ModelAccount, "model" | "model_fast" | "base_url">) => {
  const { hostname } = new URL(addressOf(account))
  return { ...modelsOf(account), host: hostname, is_local: isLocalHost(hostname) }
}
