import { Effect, Layer, Redacted } from "effect"
import { answering, service } from "#app"
import { readConfig } from "#config"
import { DataDir } from "#db/data-dir"
import { Database } from "#db/database"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { localIdentity } from "#embedded/identity/accounts"
import { oneTimeCode } from "#embedded/identity/one-time-code"
import { Site } from "#http/site"
import { addressSet } from "#http/visitor"
import { WebhookSecrets } from "#operations/receive-delivery"
import { Seal } from "#operations/seal"
import { newPrivateKey } from "#upstream/jwt"
import { noScim } from "#upstream/scim"
import { ServiceTokens } from "#upstream/service-tokens"
import { SessionTokens } from "#upstream/session-tokens"

/** Without the request limits a benchmark would meet. */
const config = Effect.runSync(
  readConfig({ RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_DAY: "0", ...process.env }),
)

const site = Layer.succeed(Site, {
  host: config.HOST,
  port: config.PORT,
  base_url: `http://${config.HOST}:${config.PORT}`,
  docs_url: `http://${config.HOST}:${config.PORT}`,
  env: config.ENV,
  admin_keys: [Redacted.make("bench")],
  signature_headers: config.WEBHOOK_SIGNATURE_HEADER,
  trusted_proxies: addressSet([]),
  cors_origins: [],
})

const sessionTokens = Layer.unwrap(
  Effect.map(newPrivateKey, (key) =>
    Layer.merge(SessionTokens.layer(Redacted.make(key)), Seal.layer(Redacted.make(key))),
  ),
)

const identity = Layer.unwrap(Effect.map(newPrivateKey, (key) => localIdentity(Redacted.make(key))))

/**
 * The product's own service over a database file in DATA_DIR, all but the door: for programs that
 * replace a part of it or look inside.
 */
export const Service = service(config).pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      identity,
      site,
      EmbeddedAggregator,
      answering(config),
      noScim,
      oneTimeCode,
      DeletedAccountStore.layer(Redacted.make("bench")),
      WebhookSecrets.layer(config.WEBHOOK_SECRET?.map(Redacted.value) ?? []),
    ),
  ),
  Layer.provideMerge(Layer.merge(ServiceTokens.layer([Redacted.make("bench")]), sessionTokens)),
  Layer.provideMerge(Database.layer(`${config.DATA_DIR}/hygeia.db`)),
  Layer.provideMerge(DataDir.layer(config.DATA_DIR)),
)

/** Runs a program until it is interrupted by SIGTERM. */
export const launch = <E>(program: Layer.Layer<never, E>): void => {
  const fiber = Effect.runFork(Layer.launch(program))
  process.on("SIGTERM", () => fiber.interruptUnsafe())
  fiber.addObserver(() => process.exit(0))
}
