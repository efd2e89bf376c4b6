import type { Redacted } from "effect"
import type { Prices } from "#upstream/anthropic/price"
import { bareHost, isPrivateAddress } from "#upstream/private-address"

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
  /** Tokens of a question with its answer, and of an answer alone; what the server says when unset. */
  readonly context?: number | null
  readonly max_tokens?: number | null
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

/** Names that no public resolver knows: without a dot, or of a network at home. */
const LOCAL_NAME = /^[^.:]+$|\.(?:localhost|local|lan|internal|home\.arpa)$/

/** Whether a host, without brackets, is this machine or one of its own network, judged by its spelling alone. */
export const isLocalHost = (host: string): boolean =>
  isPrivateAddress(host) || LOCAL_NAME.test(host)

/** Which models answer for an account, and where. */
export const servedBy = (account: Pick<ModelAccount, "model" | "model_fast" | "base_url">) => {
  const host = bareHost(new URL(addressOf(account)))
  return { ...modelsOf(account), host, is_local: isLocalHost(host) }
}
