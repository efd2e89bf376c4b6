import { isIP } from "node:net"
import { Redacted } from "effect"
import type { NonEmptyReadonlyArray } from "effect/Array"
import { isAgeRecipient } from "#domain/age-recipient"
import { parsedJson } from "#domain/json-object"
import { isSigningKey, MIN_SECRET_CHARS } from "#domain/secret"
import { isLocalDate } from "#domain/time"

/** Parses a text, or returns a description of the expected form. */
export type Read<A> = (text: string) => { readonly value: A } | { readonly wanted: string }

/** A variable of the environment: how it is read, its value when it is unset, and what it means. */
export interface Variable<A, Absent> {
  /** Whether NAME_FILE may name a file with the value instead. */
  readonly isSecret?: true
  /** For what this service connects to the host of the value; unset where it never does. */
  readonly contactedFor?: string
  readonly read: Read<A>
  readonly absent: Absent
  readonly meaning: string
}

const value = <A>(value: A) => ({ value })
const wanted = (wanted: string) => ({ wanted })

/** Any text. */
export const text: Read<string> = (text) => value(text)

/**
 * A secret that another service has issued. Its length is that service's to choose; only an empty one is none, and
 * counts as unset.
 */
export const credential: Read<Redacted.Redacted> = (text) => value(Redacted.make(text))

/** A secret of this service, long enough not to be guessed. */
export const secret: Read<Redacted.Redacted> = (text) =>
  text.length < MIN_SECRET_CHARS
    ? wanted(`at least ${MIN_SECRET_CHARS} characters long`)
    : value(Redacted.make(text))

/** The bytes of a secret of Standard Webhooks. */
const WEBHOOK_SECRET_BYTES = { from: 24, to: 64 } as const

/** A secret of Standard Webhooks: bytes in base64, with or without `whsec_` before them. */
export const webhookSecret: Read<Redacted.Redacted> = (text) => {
  const base64 = text.replace(/^whsec_/, "")
  const { length } = Buffer.from(base64, "base64")
  const { from, to } = WEBHOOK_SECRET_BYTES
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) && length >= from && length <= to
    ? value(Redacted.make(text))
    : wanted(`whsec_ and ${from} to ${to} bytes in base64`)
}

/** A whole number within bounds, both inclusive. */
export const integer =
  (min: number, max: number): Read<number> =>
  (text) =>
    /^\d{1,12}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? value(Number(text))
      : wanted(`a whole number from ${min} to ${max}`)

/** An http or https URL, without slashes at its end. */
export const url: Read<string> = (text) => {
  const parsed = URL.parse(text)
  return parsed && /^https?:$/.test(parsed.protocol)
    ? value(text.replace(/\/+$/, ""))
    : wanted("an http or https URL")
}

/** An origin: a URL with a host and nothing behind it. */
export const origin: Read<string> = (text) => {
  const parsed = URL.parse(text)
  return parsed &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.username + parsed.password === "" &&
    parsed.pathname.replace(/\/+$/, "") + parsed.search + parsed.hash === ""
    ? value(parsed.origin)
    : wanted("an http or https URL of a host and a port, with no path")
}

/** The http or https URL of a topic: its name is the last part of the path. */
export const topicUrl: Read<string> = (text) => {
  const read = url(text)
  const parsed = "value" in read ? URL.parse(read.value) : null
  const isTopic = parsed !== null && /\/[\w-]{1,64}$/.test(parsed.pathname)
  return isTopic && parsed.search + parsed.hash + parsed.username === ""
    ? read
    : wanted("the http or https URL of a topic, like https://ntfy.example.org/topic")
}

/** A host name or an address to listen on. */
export const host: Read<string> = (text) =>
  /^[A-Za-z0-9.:_-]+$/.test(text) ? value(text) : wanted("a host name or an address")

/** A list separated by commas, none of it empty. */
export const listOf =
  <A>(read: Read<A>): Read<NonEmptyReadonlyArray<A>> =>
  (text) => {
    const parts = text.split(",").map((part) => part.trim())
    const items: Array<A> = []
    for (const part of parts) {
      const item = part === "" ? wanted("not empty") : read(part)
      if ("wanted" in item)
        return wanted(
          parts.length === 1 ? item.wanted : `a list separated by commas, each ${item.wanted}`,
        )
      items.push(item.value)
    }
    return value(items as unknown as NonEmptyReadonlyArray<A>)
  }

/** Issuers of local tokens: an outside provider under such a name could sign in to local accounts. */
const LOCAL_ISSUERS = new Set(["local", "hygeia"])

/** The issuer of an outside identity provider. */
export const issuer: Read<string> = (text) =>
  LOCAL_ISSUERS.has(text.toLowerCase())
    ? wanted("the issuer of an outside provider, usually an https URL")
    : value(text)

/** One of a few words, in capitals or not. */
export const oneOf =
  <const A extends string>(...choices: ReadonlyArray<A>): Read<A> =>
  (text) => {
    const choice = choices.find((choice) => choice === text.toLowerCase())
    return choice ? value(choice) : wanted(`one of ${choices.join(", ")}`)
  }

/** 1 for yes, 0 for no. */
export const flag: Read<boolean> = (text) =>
  text === "1" || text === "0" ? value(text === "1") : wanted("0 or 1")

/** The name of a header, in small letters. */
export const header: Read<string> = (text) =>
  /^[A-Za-z0-9-]+$/.test(text) ? value(text.toLowerCase()) : wanted("a header name")

/** An address or a CIDR block. */
export const addressBlock: Read<string> = (text) => {
  const [address = "", bits, ...more] = text.split("/")
  const most = isIP(address) === 6 ? 128 : 32
  const isBlock = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) > 0 && isBlock && more.length === 0
    ? value(text)
    : wanted("addresses or CIDR blocks")
}

/** The public key of somebody who can open a backup. */
export const ageRecipient: Read<string> = (text) =>
  isAgeRecipient(text)
    ? value(text)
    : wanted("an age recipient (age1…), each to its last character")

/** A calendar day that exists. */
export const day: Read<string> = (text) =>
  isLocalDate(text) ? value(text) : wanted("a day that exists, as YYYY-MM-DD")

const PRICES = ["input", "output", "cache_read", "cache_write"] as const

type Rates = Readonly<Record<(typeof PRICES)[number], number>> & {
  readonly cache_write_1h?: number
}

/** USD per million tokens; those of a prompt of more tokens than `above` where they differ. */
export type ModelPrices = Readonly<
  Record<string, Rates & { readonly long_prompt?: Rates & { readonly above: number } }>
>

const isAmount = (value: unknown): boolean =>
  typeof value === "number" && Number.isFinite(value) && value >= 0

const areRates = (row: Readonly<Record<string, unknown>> | null | undefined): boolean =>
  PRICES.every((price) => isAmount(row?.[price])) &&
  (row?.cache_write_1h === undefined || isAmount(row.cache_write_1h))

const isPrice = (row: Readonly<Record<string, unknown>> | null | undefined): boolean => {
  if (!areRates(row)) return false
  const long = row?.long_prompt as Readonly<Record<string, unknown>> | undefined
  return long === undefined || (areRates(long) && isAmount(long?.above))
}

const isPrices = (parsed: unknown): parsed is ModelPrices =>
  typeof parsed === "object" &&
  parsed !== null &&
  !Array.isArray(parsed) &&
  Object.values(parsed).every(isPrice)

/** A private key that signs sessions, as DATA_DIR/session-key holds one. */
export const signingKey: Read<Redacted.Redacted> = (text) =>
  isSigningKey(text) ? value(Redacted.make(text)) : wanted("a private P-256 key as a JSON Web Key")

/** An amount of money in USD, more than nothing. */
export const dollars: Read<number> = (text) =>
  /^\d{1,6}(\.\d{1,6})?$/.test(text) && Number(text) > 0
    ? value(Number(text))
    : wanted("an amount in USD, like 0.50")

/** Prices of models, as JSON. */
export const prices: Read<ModelPrices> = (text) => {
  const parsed = parsedJson(text)
  return isPrices(parsed)
    ? value(parsed)
    : wanted("JSON as {model: {input, output, cache_read, cache_write}}")
}

/** A variable that is null when unset. */
export const optional = <A>(read: Read<A>, meaning: string): Variable<A, null> => ({
  read,
  meaning,
  absent: null,
})

/** A variable with a default. */
export const defaulted = <A, const Absent extends A>(
  read: Read<A>,
  absent: Absent,
  meaning: string,
): Variable<A, Absent> => ({ read, meaning, absent })

/** A variable that may come in a file, and is null when unset. */
export const secretly = <A>(read: Read<A>, meaning: string): Variable<A, null> => ({
  ...optional(read, meaning),
  isSecret: true,
})

/** The address of another service, which this one connects to; null when unset. */
export const contacted = <A>(
  read: Read<A>,
  meaning: string,
  contactedFor: string,
): Variable<A, null> => ({ ...optional(read, meaning), contactedFor })
