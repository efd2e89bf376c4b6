import { Effect, Layer, Redacted, References } from "effect"
import { service } from "#app"
import { readConfig, type Values } from "#config"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { localIdentity } from "#embedded/identity/accounts"
import { oneTimeCode } from "#embedded/identity/one-time-code"
import { EmbeddedModel } from "#embedded/model/layer"
import { routes } from "#http/routes"
import { HttpServer } from "#http/server"
import { freePort, Site } from "#http/site"
import { addressSet } from "#http/visitor"
import { metricRegistry } from "#observability/registry"
import { mintToken } from "#operations/mint-token"
import { HashCost } from "#operations/password-hashes"
import { WebhookSecrets } from "#operations/receive-delivery"
import { Seal } from "#operations/seal"
import { Client, makeClient } from "#test/client"
import { testDatabase } from "#test/database"
import { scratchDataDir } from "#test/scratch-folder"
import { ScriptedModel } from "#test/scripted-model"
import type { Aggregator } from "#upstream/aggregator"
import type { Identity } from "#upstream/identity"
import { newPrivateKey } from "#upstream/jwt"
import { noScim } from "#upstream/scim"
import { ServiceTokens } from "#upstream/service-tokens"
import { SessionTokens } from "#upstream/session-tokens"
import type { BrowserSignIn } from "#upstream/sign-in"

/** What the service under test is configured with. */
export const ADMIN_KEY = "test-admin-key"
export const WEBHOOK_SECRET = "test-webhook-secret"
export const BASE_URL = "http://localhost"

type Env = Readonly<Record<string, string>>

/** Nobody waits for turns that still run, and nobody is counted, unless a test says so. */
const configWith = (env: Env) =>
  Effect.runSync(
    readConfig({
      SHUTDOWN_GRACE_S: "0",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_PER_DAY: "0",
      ...env,
    }),
  )

const site = (port: number, config = configWith({})) =>
  Layer.succeed(Site, {
    host: "127.0.0.1",
    port,
    base_url: config.BASE_URL ?? BASE_URL,
    docs_url: BASE_URL,
    env: "test",
    admin_keys: [Redacted.make(ADMIN_KEY)],
    signature_headers: config.WEBHOOK_SIGNATURE_HEADER,
    trusted_proxies: addressSet(config.TRUSTED_PROXIES ?? []),
    cors_origins: config.CORS_ORIGINS ?? [],
  })

const sessionKey = Effect.runPromise(newPrivateKey)

export const localAccounts = Layer.unwrap(
  Effect.map(
    Effect.promise(() => sessionKey),
    (key) => localIdentity(Redacted.make(key)),
  ),
)

const sessionTokens = Layer.unwrap(
  Effect.map(
    Effect.promise(() => sessionKey),
    (key) =>
      Layer.mergeAll(SessionTokens.layer(Redacted.make(key)), Seal.layer(Redacted.make(key))),
  ),
)

const printedCode = oneTimeCode

/** The outside of the service: nothing real, nothing that needs a key of somebody else's. */
const surroundings = <E>(
  identity: Layer.Layer<Identity, E, ServiceTokens>,
  aggregator: Layer.Layer<Aggregator>,
  signIn: Layer.Layer<BrowserSignIn>,
) =>
  Layer.mergeAll(
    identity,
    aggregator,
    signIn,
    WebhookSecrets.layer([WEBHOOK_SECRET]),
    ScriptedModel,
    noScim,
    DeletedAccountStore.layer(Redacted.make("test-forgotten-key")),
    scratchDataDir,
    sessionTokens,
  ).pipe(
    Layer.provideMerge(ServiceTokens.layer([Redacted.make("test-service-token-secret")])),
    Layer.provideMerge(testDatabase()),
    Layer.provideMerge(metricRegistry),
    Layer.provideMerge(Layer.succeed(References.MinimumLogLevel, "Error")),
    Layer.provideMerge(Layer.succeed(HashCost, { memoryCost: 64, timeCost: 1 })),
  )

/** The real service over a database in memory. */
const serviceWith = <E>(
  config: Values,
  identity: Layer.Layer<Identity, E, ServiceTokens>,
  aggregator: Layer.Layer<Aggregator> = EmbeddedAggregator,
  signIn: Layer.Layer<BrowserSignIn> = printedCode,
) => service(config).pipe(Layer.provideMerge(surroundings(identity, aggregator, signIn)))

const onRoutes = Layer.effect(
  Client,
  Effect.gen(function* () {
    const app = yield* routes
    const { service_token: token, user_id } = yield* mintToken(null)
    return makeClient((request) => app.handle(request), BASE_URL, { token, user_id })
  }),
)

/** A client wired straight to the routes: no socket, no port. */
export const appWith = <E>(
  identity: Layer.Layer<Identity, E, ServiceTokens>,
  aggregator: Layer.Layer<Aggregator> = EmbeddedAggregator,
  signIn: Layer.Layer<BrowserSignIn> = printedCode,
  env: Env = {},
) =>
  onRoutes.pipe(
    Layer.provideMerge(serviceWith(configWith(env), identity, aggregator, signIn)),
    Layer.provideMerge(site(0, configWith(env))),
  )

export const App = appWith(localAccounts)

/** The same with some of its environment set. */
export const appIn = (env: Env) => appWith(localAccounts, EmbeddedAggregator, printedCode, env)

/** The service behind a real socket, on a port of its own. */
const onSocket = <R, E, Needed>(running: Layer.Layer<R, E, Needed>) =>
  Layer.unwrap(
    Effect.map(freePort("127.0.0.1"), (port) =>
      Layer.effect(
        Client,
        Effect.gen(function* () {
          const { service_token: token, user_id } = yield* mintToken(null)
          return makeClient(fetch, `http://127.0.0.1:${port}`, { token, user_id })
        }),
      ).pipe(
        Layer.provideMerge(HttpServer),
        Layer.provideMerge(running),
        Layer.provideMerge(site(port)),
      ),
    ),
  )

/** A service whose end waits so long for running turns. */
export const servedWith = (grace_s: number) =>
  onSocket(serviceWith(configWith({ SHUTDOWN_GRACE_S: `${grace_s}` }), localAccounts))

export const Served = servedWith(0)

/** A service with the embedded engine for a model, which answers by itself. */
const embedded = service(configWith({})).pipe(
  Layer.provide(EmbeddedModel),
  Layer.provideMerge(surroundings(localAccounts, EmbeddedAggregator, printedCode)),
)

export const Embedded = onRoutes.pipe(
  Layer.provideMerge(embedded),
  Layer.provideMerge(site(0, configWith({}))),
)

/** The same behind a real socket. */
export const ServedEmbedded = onSocket(embedded)
