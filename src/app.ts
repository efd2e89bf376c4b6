import { Console, Effect, Layer, Metric, Redacted } from "effect"
import { Ingest } from "#actors/ingest"
import { Jobs } from "#actors/jobs"
import { Outbox } from "#actors/outbox"
import { RateLimiter } from "#actors/rate-limiter"
import { scheduler } from "#actors/scheduler"
import { TurnEvents } from "#actors/turn-events"
import { TurnLimiter } from "#actors/turn-limiter"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { greeting } from "#cli/greeting"
import { invocation } from "#cli/invocation"
import { Config, type Values } from "#config"
import { DataDir } from "#db/data-dir"
import { Database } from "#db/database"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { type SecretName, Secrets } from "#db/secrets"
import { announceServer } from "#db/server-file"
import { ServiceTokenStore } from "#db/service-tokens"
import { stores } from "#db/stores"
import { UserStore } from "#db/users"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { localIdentity } from "#embedded/identity/accounts"
import { oneTimeCode } from "#embedded/identity/one-time-code"
import { EmbeddedModel } from "#embedded/model/layer"
import { EventStreams } from "#http/event-streams"
import { IdempotentRequests } from "#http/idempotent-requests"
import { freePort, HttpServer } from "#http/server"
import { Site } from "#http/site"
import { addressSet } from "#http/visitor"
import { Callers } from "#operations/authenticate"
import { DefaultProvider } from "#operations/connect-source"
import { WebhookSecrets } from "#operations/receive-delivery"
import { Calculator } from "#pipeline/calculator"
import { Calendar } from "#pipeline/calendar"
import { outsideAggregator } from "#upstream/aggregator/client"
import { anthropicModel } from "#upstream/anthropic/model"
import { outsideIdentity } from "#upstream/identity"
import { newPrivateKey } from "#upstream/jwt"
import { noSignIn, providerSignIn } from "#upstream/oidc"
import { noScim, outsideScim } from "#upstream/scim"
import { ServiceTokens } from "#upstream/service-tokens"
import { BrowserSignIn } from "#upstream/sign-in"

/** Relative to this file's place the thread's program lies alike in the sources and in the executable. */
const calculator = Calculator.layer(new URL("./pipeline/calculator-worker.ts", import.meta.url))

/** Metrics are counted by service, not by process: the tests run several in one. */
const counters = Layer.sync(Metric.MetricRegistry, () => new Map())

/**
 * Everything between the database and the door. Scopes close in reverse: turns get their grace
 * while event streams are still open, and the database goes last.
 */
export const service = (config: Values) =>
  Layer.merge(
    TurnSupervisor.layer({
      parallelism: config.TURN_PARALLELISM,
      timeout_ms: config.TURN_TIMEOUT_S * 1_000,
      grace_ms: config.SHUTDOWN_GRACE_S * 1_000,
    }),
    scheduler({ raw_retention_days: config.RAW_RETENTION_DAYS }),
  ).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        calculator,
        Calendar.layer(config.TODAY),
        Callers.layer,
        DefaultProvider.layer(config.DEFAULT_PROVIDER),
        EventStreams.layer,
        IdempotentRequests.layer,
        Ingest.layer,
        Outbox.layer,
        RateLimiter.layer([
          { limit: config.RATE_LIMIT_PER_MINUTE, span_s: 60 },
          { limit: config.RATE_LIMIT_PER_DAY, span_s: 86_400 },
        ]),
        TurnEvents.layer,
        TurnLimiter.layer(config.TURNS_IN_FLIGHT),
      ),
    ),
    Layer.provideMerge(Layer.mergeAll(stores, Jobs.layer, counters)),
  )

const secretOf = (
  name: SecretName,
  given: Redacted.Redacted | null,
  make?: Effect.Effect<string>,
) => (given ? Effect.succeed(given) : Secrets.use((secrets) => secrets.get(name, make)))

/** The folder, its secrets and its database. One process at a time. */
const storage = ({ DATA_DIR }: Values) =>
  Layer.unwrap(
    Effect.map(DataDir, (dir) => Layer.merge(Database.layer(dir.file("hygeia.db")), Secrets.layer)),
  ).pipe(Layer.provideMerge(DataDir.layer(DATA_DIR)))

const serviceTokens = ({ SERVICE_TOKEN_SECRET }: Values) =>
  Layer.unwrap(
    Effect.map(secretOf("service-token-secret", SERVICE_TOKEN_SECRET), ServiceTokens.layer),
  )

/** What remains of deleted accounts. */
const deletedAccounts = Layer.unwrap(
  Effect.map(secretOf("forgotten-key", null), DeletedAccountStore.layer),
)

const webhookSecrets = ({ WEBHOOK_SECRET }: Values) =>
  Layer.unwrap(
    Effect.map(
      WEBHOOK_SECRET
        ? Effect.succeed(WEBHOOK_SECRET)
        : Effect.map(secretOf("webhook-secret", null), (secret) => [secret]),
      (secrets) => WebhookSecrets.layer(secrets.map(Redacted.value)),
    ),
  )

/** Who people are: an outside provider's word when one is configured, local accounts otherwise. */
const identity = ({ IDP_ISSUER, IDP_JWKS_URL, IDP_AUDIENCE }: Values) =>
  IDP_ISSUER && IDP_JWKS_URL
    ? outsideIdentity({ issuer: IDP_ISSUER, jwks_url: IDP_JWKS_URL, audience: IDP_AUDIENCE })
    : Layer.unwrap(Effect.map(secretOf("session-key", null, newPrivateKey), localIdentity))

/** Who links wearables: an outside aggregator when one is configured, nobody otherwise. */
const aggregator = ({ AGGREGATOR_URL, AGGREGATOR_DEV_ID, AGGREGATOR_API_KEY }: Values) =>
  AGGREGATOR_URL
    ? outsideAggregator({
        url: AGGREGATOR_URL,
        dev_id: AGGREGATOR_DEV_ID,
        api_key: AGGREGATOR_API_KEY,
      })
    : EmbeddedAggregator

/** Who answers questions: an outside model when one is configured, the embedded engine otherwise. */
const model = (config: Values) =>
  config.ANTHROPIC_API_KEY || config.ANTHROPIC_BASE_URL
    ? anthropicModel({
        api_key: config.ANTHROPIC_API_KEY,
        base_url: config.ANTHROPIC_BASE_URL,
        model: config.MODEL,
        model_fast: config.MODEL_FAST,
        prices: config.MODEL_PRICES,
      }).pipe(Layer.provide(EmbeddedModel))
    : EmbeddedModel

/** Where their accounts are deleted: at that provider, when it can be told to. */
const scim = ({ IDP_ISSUER, IDP_SCIM_URL, IDP_SCIM_TOKEN }: Values) =>
  IDP_ISSUER && IDP_SCIM_URL
    ? outsideScim({ issuer: IDP_ISSUER, url: IDP_SCIM_URL, token: IDP_SCIM_TOKEN })
    : noScim

/** How they sign in with a browser: at that provider, or by a code this service prints. */
const signIn = ({ IDP_ISSUER, IDP_JWKS_URL, IDP_CLIENT_ID }: Values) => {
  if (!IDP_ISSUER || !IDP_JWKS_URL)
    return oneTimeCode((code) => Console.log(`The next sign-in code is ${code}`))
  if (!IDP_CLIENT_ID) return noSignIn
  const client = { issuer: IDP_ISSUER, jwks_url: IDP_JWKS_URL, client_id: IDP_CLIENT_ID }
  return Layer.unwrap(
    Effect.map(Site, ({ base_url }) =>
      providerSignIn({ ...client, redirect_uri: `${base_url}/cli/login/callback` }),
    ),
  )
}

/** What people read once to sign in; null where a provider asks them. */
const signInCode = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.succeed(null),
)

const urlHost = (host: string) => (host.includes(":") ? `[${host}]` : host)

const site = (config: Values) =>
  Layer.effect(
    Site,
    Effect.gen(function* () {
      const port = config.PORT === 0 ? yield* freePort(config.HOST) : config.PORT
      const base_url = config.BASE_URL ?? `http://${urlHost(config.HOST)}:${port}`
      return {
        host: config.HOST,
        port,
        base_url,
        docs_url: config.DOCS_URL ?? base_url,
        env: config.ENV,
        admin_key: yield* secretOf("admin-key", config.ADMIN_KEY),
        signature_headers: config.WEBHOOK_SIGNATURE_HEADER,
        trusted_proxies: addressSet(config.TRUSTED_PROXIES ?? []),
        cors_origins: config.CORS_ORIGINS ?? [],
      }
    }),
  )

/** Once the door is open: tells the other commands of the folder where it is. */
const announce = (config: Values) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { port } = yield* Site
      if (config.IDP_ISSUER === null) yield* UserStore.use((users) => users.localOwner)
      yield* announceServer(`http://${urlHost(reachable(config.HOST))}:${port}`)
    }),
  )

/** Where this machine reaches a server that listens everywhere. */
const reachable = (host: string) =>
  host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host

/** Everything that lives in the process of `hygeia serve`, as one expression. */
const app = (config: Values) =>
  announce(config).pipe(
    Layer.provide(HttpServer),
    Layer.provide(service(config)),
    Layer.provide(
      Layer.mergeAll(
        identity(config),
        scim(config),
        aggregator(config),
        webhookSecrets(config),
        deletedAccounts,
        model(config),
      ),
    ),
    Layer.provideMerge(signIn(config)),
    Layer.provideMerge(Layer.merge(site(config), serviceTokens(config))),
    Layer.provideMerge(storage(config)),
  )

/** Says to people that the door is open, and what lies behind it. */
const welcome = Effect.fnUntraced(function* (config: Values) {
  const { isNew } = yield* DataDir
  const { base_url } = yield* Site
  const code = yield* signInCode
  yield* Console.log(
    greeting({ base_url, code, isNew, DATA_DIR: config.DATA_DIR, command: invocation() }),
  )
  yield* Effect.logInfo("serving")
})

/** `hygeia serve`: lives until it is interrupted. */
export const serve = Config.use((config) =>
  Layer.launch(Layer.effectDiscard(welcome(config)).pipe(Layer.provide(app(config)))),
)

/** The same for as long as a command takes, unseen, on a free port of this machine alone. */
export const temporaryServer = Layer.unwrap(
  Config.use((config) =>
    Effect.succeed(app({ ...config, HOST: "127.0.0.1", PORT: 0, BASE_URL: null })),
  ),
)

/** What a command needs that works on a folder no server owns. */
export const offlineServices = Layer.unwrap(
  Config.use((config) =>
    Effect.succeed(
      Layer.mergeAll(ServiceTokenStore.layer, UserStore.layer, serviceTokens(config)).pipe(
        Layer.provide(storage(config)),
      ),
    ),
  ),
)
