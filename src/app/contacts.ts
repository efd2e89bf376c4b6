import { Data, Effect } from "effect"
import { type Values, variables } from "#config"
import type { Variable } from "#config/variable"
import { addressOf } from "#upstream/anthropic/account"
import { bareHost, isPrivateHost, type Resolve } from "#upstream/private-address"

/** A host that this service may connect to, by its configuration. */
export interface Contact {
  readonly host: string
  /** The variable that names it, or brings it about. */
  readonly variable: string
  readonly why: string
}

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
