import { Console, Context, Deferred, Effect, Layer } from "effect"
import { DeliveryThread } from "#actors/delivery-thread"
import { eventLoop } from "#actors/event-loop"
import { Importer } from "#actors/importer"
import { inbox } from "#actors/inbox"
import { Ingest } from "#actors/ingest"
import { IntegrityCheck } from "#actors/integrity-check"
import { Jobs } from "#actors/jobs"
import { LabPages } from "#actors/lab-pages"
import { LabReader } from "#actors/lab-reader"
import { modelProbe } from "#actors/model-probe"
import { Notifier } from "#actors/notifier"
import { Outbox } from "#actors/outbox"
import { ProactiveTurns } from "#actors/proactive-turns"
import { Quarantine } from "#actors/quarantine"
import { RateLimiter } from "#actors/rate-limiter"
import { Restart } from "#actors/restart"
import { scheduler } from "#actors/scheduler"
import { TurnEvents } from "#actors/turn-events"
import { TurnLimiter } from "#actors/turn-limiter"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { archives } from "#app/backups"
import { warnOfMisspelt } from "#app/check-settings"
import { aggregatorAccount, contactsOf, modelAccount, requirePrivate } from "#app/contacts"
import { identityProvider, sessionTokens } from "#app/identity"
import { notificationTargets } from "#app/notification-targets"
import { sharedScheduler } from "#app/run-queue"
import { deletedAccounts, serviceTokens, webhookSecrets, withSecrets } from "#app/secret"
import { storage } from "#app/storage"
import { greeting } from "#cli/greeting"
import { invocation, ownCommand } from "#cli/invocation"
import { Config, type Values } from "#config"
import { Calendar } from "#db/calendar"
import { DataDir } from "#db/data-dir"
import { announceServer } from "#db/server-file"
import { Integrity } from "#db/sqlite/integrity"
import { stores } from "#db/stores"
import { UserStore } from "#db/users"
import { BYTES_PER_MB } from "#domain/megabyte"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { EmbeddedModel } from "#embedded/model/layer"
import { linkFor } from "#http/admin"
import { lowDescriptorLimit } from "#http/descriptors"
import { EventStreams } from "#http/event-streams"
import { IdempotentRequests } from "#http/idempotent-requests"
import { HttpServer } from "#http/server"
import { consoleUrl, localUrl, Site, signInLink } from "#http/site"
import { addressSet } from "#http/visitor"
import { McpEndpoint } from "#mcp/server"
import { metricRegistry } from "#observability/registry"
import { Engine } from "#operations/answering-engine"
import { Callers } from "#operations/authenticate"
import { DefaultProvider } from "#operations/connect-source"
import { finishDeletions } from "#operations/delete-account"
import { ImportLimit } from "#operations/import-file"
import { ownDeliveries } from "#operations/own-deliveries"
import { PasswordHashes } from "#operations/password-hashes"
import { PrintedCode } from "#operations/printed-code"
import { restoration } from "#operations/restore-records"
import { Sessions } from "#operations/sessions"
import { uploadSweep } from "#operations/sweep-uploads"
import { UploadQuota } from "#operations/upload-lab"
import { Calculator } from "#pipeline/calculator"
import { warmUpGates } from "#pipeline/gates/warm-up"
import { Language } from "#pipeline/language"
import { warmUpScreening } from "#pipeline/safety/screening"
import { TurnBudget } from "#pipeline/turn-calls"
import { outsideAggregator } from "#upstream/aggregator/client"
import type { ModelAccount } from "#upstream/anthropic/account"
import { anthropicLabModel } from "#upstream/anthropic/lab-rows"
import { anthropicModel } from "#upstream/anthropic/model"
import { LabModel } from "#upstream/lab-model"
import { makePrivateSend, Outgoing } from "#upstream/outgoing"

const bulk = new URL("./workers/bulk.ts", import.meta.url)

/** This path holds in the sources and in the compiled executable. */
const calculator = Calculator.layer(new URL("./pipeline/calculator-worker.ts", import.meta.url))

const language = Language.layer(new URL("./workers/language.ts", import.meta.url))

const integrity = IntegrityCheck.layer.pipe(
  Layer.provide(Integrity.layer(new URL("./workers/integrity.ts", import.meta.url))),
)

const deliveryThread = DeliveryThread.layer(bulk)

const importer = (config: Values) =>
  Importer.layer(ownCommand(), config.UPLOAD_QUOTA_MB * BYTES_PER_MB)

const labPages = LabPages.layer(ownCommand())

const labReader = (account: ModelAccount | null) =>
  LabReader.layer(ownCommand()).pipe(
    Layer.provide(account ? anthropicLabModel(account) : LabModel.none),
  )

/**
 * Every service between the database and the HTTP server. Scopes close in reverse: running turns get
 * their grace while event streams are still open, and the database closes last.
 */
export const service = (config: Values) =>
  Layer.mergeAll(
    Layer.effectDiscard(Effect.forkScoped(finishDeletions)),
    inbox({ max_bytes: config.IMPORT_MAX_MB * BYTES_PER_MB }),
    McpEndpoint.layer,
    ProactiveTurns.layer,
    uploadSweep,
  ).pipe(
    Layer.provideMerge(
      TurnSupervisor.layer({
        parallelism: config.TURN_PARALLELISM,
        timeout_ms: config.TURN_TIMEOUT_S * 1_000,
        grace_ms: config.SHUTDOWN_GRACE_S * 1_000,
      }),
    ),
    Layer.provideMerge(
      Layer.merge(
        importer(config),
        config.AGGREGATOR_URL ? LabReader.none : labReader(modelAccount(config)),
      ).pipe(Layer.provide(restoration), Layer.provideMerge(ownDeliveries)),
    ),
    Layer.merge(scheduler({ raw_retention_days: config.RAW_RETENTION_DAYS })),
    Layer.merge(eventLoop),
    Layer.provideMerge(
      Layer.mergeAll(
        archives(bulk, config),
        calculator,
        language,
        Calendar.layer(config.TODAY),
        Callers.layer,
        Engine.layer(modelAccount(config), { readsLabs: config.AGGREGATOR_URL === null }),
        DefaultProvider.layer(config.DEFAULT_PROVIDER),
        EventStreams.layer,
        IdempotentRequests.layer,
        ImportLimit.layer(config.IMPORT_MAX_MB * BYTES_PER_MB),
        labPages,
        Notifier.layer.pipe(Layer.provide(notificationTargets(config))),
        Ingest.layer,
        Quarantine.layer,
        integrity,
        Outbox.layer,
        PasswordHashes.layer,
        Sessions.layer,
        RateLimiter.layer([
          { limit: config.RATE_LIMIT_PER_MINUTE, span_s: 60 },
          { limit: config.RATE_LIMIT_PER_DAY, span_s: 86_400 },
        ]),
        Layer.succeed(TurnBudget, config.TURN_BUDGET_USD),
        TurnEvents.layer,
        TurnLimiter.layer(config.TURNS_IN_FLIGHT),
        UploadQuota.layer(config.UPLOAD_QUOTA_MB),
      ),
    ),
    Layer.provideMerge(Layer.mergeAll(stores, Jobs.layer, deliveryThread)),
    Layer.provideMerge(sharedScheduler),
  )

/** Links wearables: an outside aggregator when one is configured, else the embedded one. */
const aggregator = (config: Values) => {
  const account = aggregatorAccount(config)
  return account ? outsideAggregator(account) : EmbeddedAggregator
}

/** Answers questions: an outside model when one is configured, else the embedded engine. */
export const answering = (config: Values) => {
  const account = modelAccount(config)
  return account
    ? anthropicModel(account, { standsIn: config.MODEL_FALLBACK === "embedded" }).pipe(
        Layer.provide(EmbeddedModel),
      )
    : EmbeddedModel
}

const site = (config: Values) =>
  withSecrets("admin-key", config.ADMIN_KEY, (admin_keys) =>
    Site.layer({
      host: config.HOST,
      port: config.PORT,
      base_url: config.BASE_URL,
      docs_url: config.DOCS_URL,
      env: config.ENV,
      admin_keys,
      signature_headers: config.WEBHOOK_SIGNATURE_HEADER,
      trusted_proxies: addressSet(config.TRUSTED_PROXIES ?? []),
      cors_origins: config.CORS_ORIGINS ?? [],
    }),
  )

/** Once the server listens: writes its address to DATA_DIR, for the other commands. */
const announce = (config: Values) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      if (config.IDP_ISSUER === null) yield* UserStore.use((users) => users.localOwner)
      yield* announceServer(localUrl(yield* Site))
    }),
  )

/** What is known of the server of the model provider, asked once this one listens. */
const modelServer = (account: ModelAccount | null) => (account ? modelProbe(account) : Layer.empty)

/** With PRIVATE=1 nothing starts that could reach a public host, and no connection is made to one. */
const outgoing = (config: Values) =>
  config.PRIVATE
    ? Layer.effect(
        Outgoing,
        Effect.as(requirePrivate(contactsOf(config)), { send: makePrivateSend() }),
      )
    : Layer.empty

/** Everything that lives in the process of `hygeia serve`, as one expression. */
const app = (config: Values) =>
  Layer.merge(announce(config), PrintedCode.layer).pipe(
    Layer.provide(HttpServer),
    Layer.provide(service(config)),
    Layer.provide(
      Layer.mergeAll(
        aggregator(config),
        webhookSecrets(config),
        deletedAccounts(config),
        answering(config),
      ),
    ),
    Layer.provideMerge(identityProvider(config)),
    Layer.provideMerge(Layer.mergeAll(site(config), serviceTokens(config), sessionTokens(config))),
    Layer.provide(modelServer(modelAccount(config))),
    Layer.provideMerge(storage(config)),
    Layer.provideMerge(metricRegistry),
    Layer.provide(outgoing(config)),
  )

/** Time in which a start answers its first requests undisturbed. */
const WARM_UP_AFTER = "250 millis"

/** Prints the greeting, and prepares for the first turn. */
const welcome = Effect.fnUntraced(function* (config: Values) {
  const { isNew } = yield* DataDir
  const { base_url } = yield* Site
  const code = yield* (yield* PrintedCode).current
  const isLocal = config.IDP_ISSUER === null
  const console_url = code === null ? consoleUrl(base_url, isLocal) : signInLink(base_url, code)
  const { DATA_DIR } = config
  yield* Console.log(
    greeting({ base_url, console_url, code, isLocal, isNew, DATA_DIR, command: invocation() }),
  )
  yield* Effect.logInfo("serving")
  const few = lowDescriptorLimit()
  if (few !== null) yield* Effect.logWarning(few)
  yield* Effect.forkScoped(
    Effect.sleep(WARM_UP_AFTER).pipe(Effect.andThen(warmUpScreening), Effect.andThen(warmUpGates)),
  )
})

/** Serves until it is to begin anew; answers the configuration to do that with: its port stays. */
const served = (config: Values) =>
  Effect.scoped(
    Effect.gen(function* () {
      const ended = yield* Deferred.make<void>()
      const restart = Layer.succeed(Restart, {
        request: Effect.asVoid(Deferred.succeed(ended, undefined)),
      })
      const context = yield* Layer.build(
        Layer.effectDiscard(welcome(config)).pipe(
          Layer.provideMerge(app(config)),
          Layer.provide(restart),
        ),
      )
      yield* Deferred.await(ended)
      return { ...config, PORT: Context.get(context, Site).port }
    }),
  )

/** `hygeia serve`: runs until it is interrupted. */
export const serve = Effect.gen(function* () {
  yield* warnOfMisspelt
  let config = yield* Config
  while (true) config = yield* served(config)
})

/** A server on a free loopback port, for as long as a command runs. */
export const temporaryServer = Layer.unwrap(
  Effect.map(Config, (config) => app({ ...config, HOST: "127.0.0.1", PORT: 0, BASE_URL: null })),
)

/** The services of a command that works on a folder no server owns. */
export const offlineServices = Layer.unwrap(
  Effect.map(Config, (config) =>
    Layer.mergeAll(stores, serviceTokens(config), site(config)).pipe(
      Layer.provide(storage(config)),
    ),
  ),
)

/** A sign-in link for a local person of a folder no server owns. */
export const offlineSignInLink = (email: string | null) =>
  Effect.mapError(Effect.provide(linkFor(email), offlineServices), (error) =>
    error._tag === "LocalUserNotFound" ? new Error("Nobody has that address here.") : error,
  )
