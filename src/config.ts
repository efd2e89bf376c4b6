import { readFileSync } from "node:fs"
import { isAbsolute, join } from "node:path"
import { Context, Data, Effect } from "effect"
import { type Misspelt, misspelt } from "#config/misspelt"
import {
  addressBlock,
  ageRecipient,
  contacted,
  credential,
  day,
  defaulted,
  dollars,
  flag,
  header,
  host,
  integer,
  issuer,
  listOf,
  oneOf,
  optional,
  origin,
  prices,
  secret,
  secretly,
  signingKey,
  text,
  topicUrl,
  url,
  type Variable,
  webhookSecret,
} from "#config/variable"

/**
 * A variable with an unusable value. The message names the variable and never repeats the value.
 */
export class InvalidConfig extends Data.TaggedError("InvalidConfig")<{
  readonly message: string
}> {}

/**
 * Every environment variable of `hygeia serve`. All are optional; null means the default that the
 * text describes.
 */
export const variables = {
  PORT: defaulted(integer(0, 65_535), 3000, "the port it listens on; 0 takes a free one"),
  HOST: defaulted(host, "127.0.0.1", "the address it listens on"),
  BASE_URL: optional(
    origin,
    "the service as clients reach it, with no path; http://HOST:PORT when unset",
  ),
  DOCS_URL: optional(url, "where errors link to; BASE_URL when unset"),
  DATA_DIR: defaulted(text, "./data", "the folder of the database, uploads and generated secrets"),
  ENV: defaulted(text, "development", "the environment name of GET /v1/me"),
  LOG_LEVEL: defaulted(
    oneOf("trace", "debug", "info", "warn", "error", "none"),
    "info",
    "logs at least this severe go to stderr, one JSON object a line",
  ),
  WEBHOOK_SECRET: secretly(listOf(secret), "signs deliveries; several separated by commas"),
  WEBHOOK_SIGNATURE_HEADER: defaulted(
    listOf(header),
    ["aggregator-signature", "x-aggregator-signature"],
    "headers a delivery's signature is looked for in",
  ),
  ADMIN_KEY: secretly(
    listOf(secret),
    "the value of x-admin-key; several separated by commas: any opens",
  ),
  SERVICE_TOKEN_SECRET: secretly(
    listOf(secret),
    "signs the 30-day service tokens; several separated by commas: the first signs, any verifies",
  ),
  SESSION_KEY: secretly(signingKey, "signs browser sessions: a private P-256 key as JSON"),
  FORGOTTEN_KEY: secretly(secret, "hashes the names of deleted accounts"),
  IDP_ISSUER: contacted(
    issuer,
    "the `iss` of an outside identity provider's tokens",
    "signing people in at their identity provider (OpenID discovery and tokens)",
  ),
  IDP_JWKS_URL: contacted(
    url,
    "the key set of that provider",
    "the keys that verify an identity provider's tokens",
  ),
  IDP_AUDIENCE: optional(text, "the `aud` its tokens must have; any when unset"),
  IDP_CLIENT_ID: optional(text, "the OIDC client of sign-in pages"),
  IDP_CLIENT_SECRET: secretly(credential, "makes that client a confidential one"),
  IDP_SCIM_URL: contacted(
    url,
    "where an account is deleted at the provider",
    "deleting an account at the identity provider",
  ),
  IDP_SCIM_TOKEN: secretly(credential, "the bearer for that"),
  AGGREGATOR_URL: contacted(
    url,
    "an outside aggregator's REST API",
    "linking wearables, their history, and reading lab reports",
  ),
  AGGREGATOR_DEV_ID: optional(text, "its developer id"),
  AGGREGATOR_API_KEY: secretly(credential, "its key"),
  ANTHROPIC_API_KEY: secretly(credential, "an outside model provider's key"),
  ANTHROPIC_BASE_URL: contacted(
    url,
    "its base URL; enough alone for local models",
    "a model that judges, words answers and reads lab reports",
  ),
  MODEL: optional(text, "the model of the agents"),
  MODEL_FAST: optional(text, "the model of the small steps"),
  MODEL_MAX_TOKENS: optional(integer(64, 1e7), "the longest answer it writes, in tokens"),
  MODEL_CONTEXT: optional(integer(1_024, 1e8), "the longest question and answer, in tokens"),
  MODEL_FALLBACK: defaulted(
    oneOf("fail", "embedded"),
    "fail",
    "embedded: the built-in engine answers where the model provider fails",
  ),
  MODEL_PRICES: optional(prices, "USD per million tokens, as JSON"),
  TURN_BUDGET_USD: defaulted(dollars, 0.5, "USD that the model calls of a turn may cost"),
  RATE_LIMIT_PER_MINUTE: defaulted(integer(0, 1e9), 60, "requests of a user a minute; 0 is off"),
  RATE_LIMIT_PER_DAY: defaulted(integer(0, 1e9), 5000, "requests of a user a day; 0 is off"),
  RAW_RETENTION_DAYS: defaulted(integer(0, 36_500), 90, "days a processed delivery is kept raw"),
  DEFAULT_PROVIDER: defaulted(text, "garmin", "the vendor connect uses when none is named"),
  TURNS_IN_FLIGHT: defaulted(integer(1, 10_000), 20, "turns in flight per user"),
  TURN_PARALLELISM: defaulted(integer(1, 10_000), 64, "turns running at once in this process"),
  TURN_TIMEOUT_S: defaulted(integer(1, 86_400), 600, "seconds after which a turn fails"),
  SHUTDOWN_GRACE_S: defaulted(integer(0, 3_600), 10, "seconds running turns get to finish"),
  TODAY: optional(day, "a fixed calendar day for relative time phrases"),
  UPLOAD_QUOTA_MB: defaulted(integer(0, 1e9), 500, "megabytes of lab reports of a person"),
  IMPORT_MAX_MB: defaulted(integer(1, 1e9), 8_192, "megabytes of one file of an import"),
  TRUSTED_PROXIES: optional(
    listOf(addressBlock),
    "addresses or CIDR whose X-Forwarded-For and -Proto are believed",
  ),
  CORS_ORIGINS: optional(listOf(origin), "origins allowed for browsers"),
  DATABASE_URL: secretly(credential, "PostgreSQL in place of DATA_DIR: not served yet"),
  BACKUP_DIR: optional(text, "the folder a backup goes to every day; none is made when unset"),
  BACKUP_KEEP: defaulted(integer(1, 10_000), 7, "how many of those are kept"),
  BACKUP_PASSPHRASE: secretly(secret, "locks backups"),
  BACKUP_RECIPIENTS: optional(
    listOf(ageRecipient),
    "age keys (age1…) whose holders can open backups instead",
  ),
  WEBHOOK_OUT_URL: contacted(
    url,
    "where Standard Webhooks go of what people choose to be notified of; nothing is sent when unset",
    "telling a program that an answer, an import or a lab report is ready",
  ),
  WEBHOOK_OUT_SECRET: secretly(
    listOf(webhookSecret),
    "signs those: whsec_ and base64; two separated by commas while one replaces the other",
  ),
  NOTIFY_NTFY_URL: contacted(
    topicUrl,
    "the topic of ntfy that gets the same; nothing is sent when unset",
    "telling a phone that an answer, an import or a lab report is ready",
  ),
  NOTIFY_NTFY_TOKEN: secretly(credential, "the access token for that topic"),
  PRIVATE: defaulted(flag, false, "1: never connects to a host that is not of one's own network"),
} satisfies Record<string, Variable<unknown, unknown>>

type Variables = typeof variables
type ValueOf<V> = V extends Variable<infer A, infer Absent> ? A | Absent : never

/** The value of every variable, under its own name. */
export type Values = { readonly [Name in keyof Variables]: ValueOf<Variables[Name]> }

/** The configuration of this process. Only app, main and cli read it. */
export class Config extends Context.Service<Config, Values>()("Config") {}

type Env = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i

/** The variables that must be set when HOST is not loopback. */
const REQUIRED_WHEN_PUBLIC = ["WEBHOOK_SECRET", "ADMIN_KEY", "BASE_URL"] as const

/** Variables of a proxy that the runtime obeys in every connection. */
const PROXIES = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy"]

/** The proxies of the environment through which connections go: the variable, and its value as it is. */
export const proxies = (env: Env = process.env): ReadonlyArray<readonly [string, string]> =>
  PROXIES.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()] as const] : []))

const refusalsOf = (config: Values, env: Env): ReadonlyArray<string> => {
  const missing = REQUIRED_WHEN_PUBLIC.filter((name) => config[name] === null)
  const proxy = config.PRIVATE ? proxies(env)[0] : undefined
  const isLocked = config.BACKUP_PASSPHRASE !== null || config.BACKUP_RECIPIENTS !== null
  return [
    !LOOPBACK.test(config.HOST) && missing.length > 0
      ? `HOST is not loopback, so ${missing.join(", ")} must be set too.`
      : null,
    (config.IDP_ISSUER === null) !== (config.IDP_JWKS_URL === null)
      ? "IDP_ISSUER and IDP_JWKS_URL belong together: set both or none."
      : null,
    config.WEBHOOK_OUT_URL !== null && config.WEBHOOK_OUT_SECRET === null
      ? "WEBHOOK_OUT_URL needs WEBHOOK_OUT_SECRET."
      : null,
    config.BACKUP_PASSPHRASE && config.BACKUP_RECIPIENTS
      ? "BACKUP_PASSPHRASE and BACKUP_RECIPIENTS are both set: use one."
      : null,
    config.BACKUP_DIR && !isLocked
      ? "BACKUP_DIR needs BACKUP_PASSPHRASE or BACKUP_RECIPIENTS."
      : null,
    proxy ? `PRIVATE=1 goes through no proxy, so ${proxy[0]} must not be set.` : null,
  ].filter((refusal) => refusal !== null)
}

/** What is set, not read, and close to the name of a variable. */
export const misspeltVariables = (env: Env = process.env): ReadonlyArray<Misspelt> => {
  const known = Object.entries<Variable<unknown, unknown>>(variables).flatMap(
    ([name, { isSecret }]) => (isSecret ? [name, `${name}_FILE`] : [name]),
  )
  return misspelt(Object.keys(env), known)
}

/** The text of a file that NAME_FILE names, without blanks around it; null when it cannot be read. */
const textOf = (file: string): string | null =>
  Effect.runSync(
    Effect.orElseSucceed(
      Effect.try(() => readFileSync(file, "utf8").trim()),
      () => null,
    ),
  )

/**
 * The value of a variable, given directly or in the file that NAME_FILE names; undefined when
 * neither is set.
 */
const given = Effect.fnUntraced(function* (env: Env, name: string, isSecret: boolean) {
  const direct = env[name]?.trim() || undefined
  const file = isSecret ? env[`${name}_FILE`]?.trim() || undefined : undefined
  if (file === undefined) return direct
  if (direct !== undefined)
    return yield* new InvalidConfig({ message: `${name} and ${name}_FILE are both set: use one.` })
  const text = textOf(file)
  return text !== null && text !== ""
    ? text
    : yield* new InvalidConfig({ message: `${name}_FILE must be a file that holds the secret.` })
})

/** The folder of a person's configuration (XDG Base Directory); null where they have no home. */
export const configHome = (env: Env = process.env): string | null => {
  const { XDG_CONFIG_HOME, HOME } = env
  if (XDG_CONFIG_HOME && isAbsolute(XDG_CONFIG_HOME)) return XDG_CONFIG_HOME
  return HOME ? join(HOME, ".config") : null
}

/** The configuration of this process: each value, or its default where it is wrong; and all that is wrong with it. */
export const examineConfig = Effect.fnUntraced(function* (env: Env = process.env) {
  const values: Record<string, unknown> = {}
  const refusals: Array<string> = []
  for (const [name, { read, absent, isSecret }] of Object.entries<Variable<unknown, unknown>>(
    variables,
  )) {
    const text = yield* Effect.catch(given(env, name, isSecret ?? false), ({ message }) =>
      Effect.sync(() => void refusals.push(message)),
    )
    const outcome = text === undefined ? { value: absent } : read(text)
    if ("wanted" in outcome) refusals.push(`${name} must be ${outcome.wanted}.`)
    values[name] = "wanted" in outcome ? absent : outcome.value
  }
  const config = values as unknown as Values
  // Values are held against each other only where each is right by itself.
  return { config, refusals: refusals.length > 0 ? refusals : refusalsOf(config, env) }
})

/** Reads the whole configuration, or fails with the first variable that is wrong. */
export const readConfig = Effect.fnUntraced(function* (env: Env = process.env) {
  const { config, refusals } = yield* examineConfig(env)
  const [message] = refusals
  return message === undefined ? config : yield* new InvalidConfig({ message })
})

/** The names of the variables that are set. */
export const setVariables = (env: Env = process.env): ReadonlyArray<string> =>
  Object.keys(variables).filter((name) => (env[name] ?? env[`${name}_FILE`] ?? "").trim() !== "")
