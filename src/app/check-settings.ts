import { Effect } from "effect"
import { examineConfig, misspeltVariables, setVariables, type Values } from "#config"
import { doubtful, type HealthCheck, sound, unsound } from "#domain/health-check"
import { descriptorLimit, lowDescriptorLimit } from "#http/descriptors"

const NAME = "configuration"

const EVERYBODY = /\/0$/

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

/** What works, and is seldom meant. */
const doubtsOf = (config: Values): ReadonlyArray<HealthCheck> => {
  const base = config.BASE_URL === null ? null : new URL(config.BASE_URL)
  const doubts: ReadonlyArray<HealthCheck | false> = [
    base?.protocol === "http:" &&
      !LOOPBACK.has(base.hostname) &&
      doubtful(NAME, "BASE_URL is http: passwords go unencrypted", "put a proxy with https before"),
    base?.protocol === "https:" &&
      config.TRUSTED_PROXIES === null &&
      doubtful(
        NAME,
        "BASE_URL is https, and no proxy is trusted: all visitors count as one",
        "set TRUSTED_PROXIES to the address of the proxy",
      ),
    config.TRUSTED_PROXIES?.some((block) => EVERYBODY.test(block)) === true &&
      doubtful(
        NAME,
        "TRUSTED_PROXIES believes everybody what they say of their address",
        "name the addresses of your proxies alone",
      ),
    config.TODAY !== null &&
      doubtful(NAME, "TODAY is set: every question is of that day", "unset TODAY"),
    config.LOG_LEVEL === "none" && doubtful(NAME, "nothing is logged", "unset LOG_LEVEL"),
  ]
  return doubts.filter((doubt) => doubt !== false)
}

/** Whether a server could listen, where none does. */
const placeOf = ({ HOST, PORT }: Values, isServed: boolean): HealthCheck => {
  if (isServed) return sound("port", "the server listens")
  if (PORT === 0) return sound("port", "any")
  const where = `${HOST}:${PORT}`
  const taken = () =>
    unsound(
      "port",
      `${where} cannot be listened on`,
      "stop the program that has the port, or set PORT and HOST to what is free here",
    )
  return Effect.runSync(
    Effect.try(() => {
      Bun.listen({ hostname: HOST, port: PORT, socket: { data: () => {} } }).stop(true)
      return sound("port", `${where} is free`)
    }).pipe(Effect.catch(() => Effect.succeed(taken()))),
  )
}

/** Checks that a server can hold many files and connections open, by its limit; null is one that is not known. */
const descriptors = (limit: number | null): HealthCheck => {
  const few = lowDescriptorLimit(limit)
  const name = "descriptors"
  return few === null
    ? sound(name, "enough files and connections can be open at once")
    : doubtful(name, few, "raise the hard limit of open files (`ulimit -Hn`, LimitNOFILE) to 65536")
}

/** What a server says of its own process, whose limits may be others than those of whoever asks. */
export interface ServedBy {
  /** How many files and connections it may have open; null where it does not know, undefined where it does not say. */
  readonly descriptor_limit: number | null | undefined
}

/** How the environment is: what is set, wrong, misspelt or doubtful. `server` is null where none runs. */
export const checkSettings = Effect.fnUntraced(function* (
  config: Values,
  server: ServedBy | null,
  env?: Readonly<Record<string, string | undefined>>,
) {
  const { refusals } = yield* examineConfig(env)
  const names = setVariables(env)
  // One that would be started from here gets the limit of this process.
  const limit = server === null ? descriptorLimit() : server.descriptor_limit
  return [
    ...refusals.map((refusal) =>
      unsound(NAME, refusal, "correct it; `hygeia serve --help` explains every variable"),
    ),
    ...(refusals.length > 0
      ? []
      : [sound(NAME, names.length > 0 ? `${names.join(", ")} set` : "all defaults")]),
    ...misspeltVariables(env).map(({ given, meant }) =>
      doubtful(NAME, `${given} is not read`, `is ${meant} meant?`),
    ),
    ...doubtsOf(config),
    placeOf(config, server !== null),
    ...(limit === undefined ? [] : [descriptors(limit)]),
  ]
})

/** Names in the log each variable that is nearly one of ours, and so is not read. */
export const warnOfMisspelt = Effect.suspend(() =>
  Effect.forEach(
    misspeltVariables(),
    ({ given, meant }) => Effect.logWarning(`${given} is not read: is ${meant} meant?`),
    { discard: true },
  ),
)
