import { Data, Effect } from "effect"
import { checkSettings, type ServedBy } from "#app/check-settings"
import { Config, proxies, type Values, variables } from "#config"
import type { Variable } from "#config/variable"
import { type Contact, type HealthCheck, sound, unsound } from "#domain/health-check"
import { checkAggregator } from "#operations/check-aggregator"
import { checkIdentityProvider } from "#operations/check-identity-provider"
import { checkModel } from "#operations/check-model"
import type { Account } from "#upstream/aggregator/call"
import { addressOf, type ModelAccount } from "#upstream/anthropic/account"
import { makePrivateSend, Outgoing } from "#upstream/outgoing"
import { bareHost, isPrivateHost, type Resolve } from "#upstream/private-address"

/** PRIVATE=1 and a host that is not private. The message names the variable and the host. */
export class HostNotPrivate extends Data.TaggedError("HostNotPrivate")<{
  readonly message: string
}> {}

const MODEL_KEY = "ANTHROPIC_API_KEY"

const hostOf = (text: string): string | null => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? bareHost(url) : null
}

/** Every host that a configuration can ever lead to, each once per variable. */
export const contactsOf = (config: Values): ReadonlyArray<Contact> => {
  const named = Object.entries<Variable<unknown, unknown>>(variables).flatMap(
    ([variable, { contactedFor }]) => {
      const value = config[variable as keyof Values]
      const host = contactedFor && typeof value === "string" ? hostOf(value) : null
      return host === null ? [] : [{ host, variable, why: contactedFor! }]
    },
  )
  if (config.ANTHROPIC_API_KEY === null || config.ANTHROPIC_BASE_URL !== null) return named
  const why = variables.ANTHROPIC_BASE_URL.contactedFor!
  return [...named, { host: hostOf(addressOf({ base_url: null }))!, variable: MODEL_KEY, why }]
}

const isPrivateContact = ({ host }: Contact): Effect.Effect<boolean> => isPrivateHost(host)

const networkCheck = (isOn: boolean, strangers: ReadonlyArray<Contact>): HealthCheck => {
  const hosts = strangers.map(({ host }) => host).join(", ")
  const name = "private network"
  if (strangers.length === 0) return sound(name, "no host is outside of it")
  return isOn
    ? unsound(
        name,
        `PRIVATE=1, and ${hosts} is not known to be private`,
        "name a host of your own network, or unset PRIVATE",
      )
    : sound(name, `not asked for; outside of it: ${hosts}`)
}

/** The model provider that is configured; null for none. */
export const modelAccount = (config: Values): ModelAccount | null =>
  config.ANTHROPIC_API_KEY || config.ANTHROPIC_BASE_URL
    ? {
        api_key: config.ANTHROPIC_API_KEY,
        base_url: config.ANTHROPIC_BASE_URL,
        model: config.MODEL,
        model_fast: config.MODEL_FAST,
        prices: config.MODEL_PRICES,
        context: config.MODEL_CONTEXT,
        max_tokens: config.MODEL_MAX_TOKENS,
      }
    : null

/** The outside aggregator that is configured; null for none. */
export const aggregatorAccount = (config: Values): Account | null =>
  config.AGGREGATOR_URL === null
    ? null
    : {
        url: config.AGGREGATOR_URL,
        dev_id: config.AGGREGATOR_DEV_ID,
        api_key: config.AGGREGATOR_API_KEY,
      }

/** The hosts that a configuration leads to, and each outside service. With PRIVATE=1 it connects as `serve` does. */
const checksOf = (config: Values) =>
  Effect.gen(function* () {
    const strangers = yield* Effect.filter(contactsOf(config), (contact) =>
      Effect.map(isPrivateContact(contact), (isPrivate) => !isPrivate),
    )
    const [identity, aggregator, model] = yield* Effect.all(
      [
        checkIdentityProvider(config),
        checkAggregator(aggregatorAccount(config)),
        checkModel(modelAccount(config)),
      ],
      { concurrency: "unbounded" },
    )
    return [networkCheck(config.PRIVATE, strangers), ...identity, aggregator, ...model]
  }).pipe(
    config.PRIVATE
      ? Effect.provideService(Outgoing, { send: makePrivateSend() })
      : (checks) => checks,
  )

/**
 * What `hygeia doctor` cannot know by itself, of the environment of this process or the one given. A proxy of it stands
 * among the contacts.
 */
export const surroundingsOf = (env?: Readonly<Record<string, string>>) =>
  Effect.map(Config, (config) => ({
    contacts: [
      ...contactsOf(config),
      ...proxies().flatMap(([variable, value]) => {
        const host = hostOf(value)
        return host === null
          ? []
          : [{ host, variable, why: "a proxy that the runtime connects by" }]
      }),
    ],
    settings: (server: ServedBy | null) => checkSettings(config, server, env),
    checks: checksOf(config),
  }))

/** Fails with the first contact whose host is not private, or whose name has no address to judge it by. */
export const requirePrivate = (contacts: ReadonlyArray<Contact>, resolve?: Resolve) =>
  Effect.forEach(
    contacts,
    ({ host, variable }) =>
      Effect.flatMap(isPrivateHost(host, resolve), (isPrivate) =>
        isPrivate
          ? Effect.void
          : new HostNotPrivate({
              message: `PRIVATE=1, and ${variable} leads to ${host}, which is not known to be private.`,
            }),
      ),
    { discard: true },
  )
