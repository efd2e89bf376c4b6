import { readFileSync } from "node:fs"
import { isIP } from "node:net"
import { isAbsolute, join } from "node:path"
import { Context, Data, Effect, Redacted } from "effect"
import { isLocalDate } from "#domain/time"

/**
 * A variable with an unusable value. The message names the variable and never repeats the value.
 */
export class InvalidConfig extends Data.TaggedError("InvalidConfig")<{
  readonly message: string
}> {}

/** Parses a text, or returns a description of the expected form. */
type Read<A> = (text: string) => { readonly value: A } | { readonly wanted: string }

interface Variable<A, Absent> {
  /** Whether NAME_FILE may name a file with the value instead. */
  readonly isSecret?: true
  readonly read: Read<A>
  readonly absent: Absent
  readonly meaning: string
}

const value = <A>(value: A) => ({ value })
const wanted = (wanted: string) => ({ wanted })

const text: Read<string> = (text) => value(text)

/**
 * A secret that another service has issued. Its length is that service's to choose; only an empty one is none, and
 * counts as unset.
 */
const credential: Read<Redacted.Redacted> = (text) => value(Redacted.make(text))

/** The shortest secret that this service verifies or signs with: a shorter one can be guessed. */
export const MIN_SECRET_CHARS = 16

const secret: Read<Redacted.Redacted> = (text) =>
  text.length < MIN_SECRET_CHARS
    ? wanted(`at least ${MIN_SECRET_CHARS} characters long`)
    : value(Redacted.make(text))

const integer =
  (min: number, max: number): Read<number> =>
  (text) =>
    /^\d{1,12}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? value(Number(text))
      : wanted(`a whole number from ${min} to ${max}`)

const url: Read<string> = (text) => {
  const parsed = URL.parse(text)
  return parsed && /^https?:$/.test(parsed.protocol)
    ? value(text.replace(/\/+$/, ""))
    : wanted("an http or https URL")
}

const host: Read<string> = (text) =>
  /^[A-Za-z0-9.:_-]+$/.test(text) ? value(text) : wanted("a host name or an address")

const listOf =
  <A>(read: Read<A>): Read<ReadonlyArray<A>> =>
  (text) => {
    const items: Array<A> = []
    for (const part of text.split(",")) {
      const item = read(part.trim())
      if (part.trim() === "" || "wanted" in item)
        return wanted(
          `a list separated by commas, each ${"wanted" in item ? item.wanted : "not empty"}`,
        )
      items.push(item.value)
    }
    return value(items)
  }

/** Issuers of local tokens: an outside provider under such a name could sign in to local accounts. */
const LOCAL_ISSUERS = new Set(["local", "hygeia"])

const issuer: Read<string> = (text) =>
  LOCAL_ISSUERS.has(text.toLowerCase())
    ? wanted("the issuer of an outside provider, usually an https URL")
    : value(text)

const oneOf =
  <const A extends string>(...choices: ReadonlyArray<A>): Read<A> =>
  (text) => {
    const choice = choices.find((choice) => choice === text.toLowerCase())
    return choice ? value(choice) : wanted(`one of ${choices.join(", ")}`)
  }

const header: Read<string> = (text) =>
  /^[A-Za-z0-9-]+$/.test(text) ? value(text.toLowerCase()) : wanted("a header name")

const addressBlock: Read<string> = (text) => {
  const [address = "", bits, ...more] = text.split("/")
  const most = isIP(address) === 6 ? 128 : 32
  const isBlock = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) > 0 && isBlock && more.length === 0
    ? value(text)
    : wanted("addresses or CIDR blocks")
}

const day: Read<string> = (text) =>
  isLocalDate(text) ? value(text) : wanted("a day that exists, as YYYY-MM-DD")

const PRICES = ["input", "output", "cache_read", "cache_write"] as const

/** USD per million tokens. */
export type ModelPrices = Readonly<
  Record<string, Readonly<Record<(typeof PRICES)[number], number>>>
>

const isPrices = (parsed: unknown): parsed is ModelPrices =>
  typeof parsed === "object" &&
  parsed !== null &&
  !Array.isArray(parsed) &&
  Object.values(parsed).every((row) =>
    PRICES.every((price) => typeof row?.[price] === "number" && row[price] >= 0),
  )

/** The value of a JSON text; null when it is none. */
const parsedJson = (text: string): unknown =>
  Effect.runSync(
    Effect.orElseSucceed(
      Effect.try(() => JSON.parse(text) as unknown),
      () => null,
    ),
  )

/** 32 bytes in base64url, as the coordinates of a P-256 key are written. */
const COORDINATE = /^[A-Za-z0-9_-]{43}$/

/** A private key that signs sessions, as DATA_DIR/session-key holds one. */
const signingKey: Read<Redacted.Redacted> = (text) => {
  const parsed = parsedJson(text)
  const { kty, crv, x, y, d } = (parsed ?? {}) as Readonly<Record<string, unknown>>
  const isComplete = [x, y, d].every((part) => typeof part === "string" && COORDINATE.test(part))
  return kty === "EC" && crv === "P-256" && isComplete
    ? value(Redacted.make(text))
    : wanted("a private P-256 key as a JSON Web Key")
}

const prices: Read<ModelPrices> = (text) => {
  const parsed = parsedJson(text)
  return isPrices(parsed)
    ? value(parsed)
    : wanted("JSON as {model: {input, output, cache_read, cache_write}}")
}

const optional = <A>(read: Read<A>, meaning: string): Variable<A, null> => ({
  read,
  meaning,
  absent: null,
})

const defaulted = <A, const Absent extends A>(
  read: Read<A>,
  absent: Absent,
  meaning: string,
): Variable<A, Absent> => ({ read, meaning, absent })

const secretly = <A>(read: Read<A>, meaning: string): Variable<A, null> => ({
  ...optional(read, meaning),
  isSecret: true,
})

/**
 * Every environment variable of `hygeia serve`. All are optional; null means the default that the
 * text describes.
 */
export const variables = {
  PORT: defaulted(integer(0, 65_535), 3000, "the port it listens on; 0 takes a free one"),
  HOST: defaulted(host, "127.0.0.1", "the address it listens on"),
  BASE_URL: optional(url, "the service as clients reach it; http://HOST:PORT when unset"),
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
  ADMIN_KEY: secretly(secret, "the value of x-admin-key"),
  SERVICE_TOKEN_SECRET: secretly(secret, "signs the 30-day service tokens"),
  SESSION_KEY: secretly(signingKey, "signs browser sessions: a private P-256 key as JSON"),
  FORGOTTEN_KEY: secretly(secret, "hashes the names of deleted accounts"),
  IDP_ISSUER: optional(issuer, "the `iss` of an outside identity provider's tokens"),
  IDP_JWKS_URL: optional(url, "the key set of that provider"),
  IDP_AUDIENCE: optional(text, "the `aud` its tokens must have; any when unset"),
  IDP_CLIENT_ID: optional(text, "the OIDC client of sign-in pages"),
  IDP_CLIENT_SECRET: secretly(credential, "makes that client a confidential one"),
  IDP_SCIM_URL: optional(url, "where an account is deleted at the provider"),
  IDP_SCIM_TOKEN: secretly(credential, "the bearer for that"),
  AGGREGATOR_URL: optional(url, "an outside aggregator's REST API"),
  AGGREGATOR_DEV_ID: optional(text, "its developer id"),
  AGGREGATOR_API_KEY: secretly(credential, "its key"),
  ANTHROPIC_API_KEY: secretly(credential, "an outside model provider's key"),
  ANTHROPIC_BASE_URL: optional(url, "its base URL; enough alone for local models"),
  MODEL: optional(text, "the model of the agents"),
  MODEL_FAST: optional(text, "the model of the small steps"),
  MODEL_PRICES: optional(prices, "USD per million tokens, as JSON"),
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
  CORS_ORIGINS: optional(listOf(url), "origins allowed for browsers"),
} satisfies Record<string, Variable<unknown, unknown>>

type Variables = typeof variables
type ValueOf<V> = V extends Variable<infer A, infer Absent> ? A | Absent : never

/** The value of every variable, under its own name. */
export type Values = { readonly [Name in keyof Variables]: ValueOf<Variables[Name]> }

/** The configuration of this process. Only app, main and cli read it. */
export class Config extends Context.Service<Config, Values>()("Config") {}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i

/** The variables that must be set when HOST is not loopback. */
const REQUIRED_WHEN_PUBLIC = ["WEBHOOK_SECRET", "ADMIN_KEY", "BASE_URL"] as const

const refusal = (config: Values): string | null => {
  const missing = REQUIRED_WHEN_PUBLIC.filter((name) => config[name] === null)
  if (!LOOPBACK.test(config.HOST) && missing.length > 0)
    return `HOST is not loopback, so ${missing.join(", ")} must be set too.`
  if ((config.IDP_ISSUER === null) !== (config.IDP_JWKS_URL === null))
    return "IDP_ISSUER and IDP_JWKS_URL belong together: set both or none."
  return null
}

/** The text of a file that NAME_FILE names, without blanks around it; null when it cannot be read. */
const textOf = (file: string): string | null =>
  Effect.runSync(
    Effect.orElseSucceed(
      Effect.try(() => readFileSync(file, "utf8").trim()),
      () => null,
    ),
  )

type Env = Readonly<Record<string, string | undefined>>

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

/** Reads the whole configuration, or fails with the first variable that is wrong. */
export const readConfig = Effect.fnUntraced(function* (env: Env = process.env) {
  const values: Record<string, unknown> = {}
  for (const [name, { read, absent, isSecret }] of Object.entries<Variable<unknown, unknown>>(
    variables,
  )) {
    const text = yield* given(env, name, isSecret ?? false)
    const outcome = text === undefined ? { value: absent } : read(text)
    if ("wanted" in outcome)
      return yield* new InvalidConfig({ message: `${name} must be ${outcome.wanted}.` })
    values[name] = outcome.value
  }
  const config = values as unknown as Values
  const refused = refusal(config)
  return refused ? yield* new InvalidConfig({ message: refused }) : config
})
