import { Clock, Effect, Layer, Schedule } from "effect"
import { job } from "#actors/scheduler"
import { ModelServerStore } from "#db/model-servers"
import { type ModelLimits, type ModelServerStatus, NO_LIMITS } from "#domain/model-server"
import { addressOf, type ModelAccount, modelsOf, servedBy } from "#upstream/anthropic/account"
import { probe } from "#upstream/anthropic/probe"
import { ModelServer } from "#upstream/model-server"

const DAY_MS = 86_400_000

/** How long what a server says of its models is kept. */
const KEPT_MS = 7 * DAY_MS

/** The server listens before another one is asked. */
const AFTER_START = "250 millis"

/** What a person who runs the service should do about it, in one line. */
const LINES: Partial<Record<ModelServerStatus, string>> = {
  unreachable: "the model provider cannot be reached: see ANTHROPIC_BASE_URL",
  wrong_key: "the model provider refuses the key: see ANTHROPIC_API_KEY",
  unknown_model: "the model provider does not have the model: see MODEL and MODEL_FAST",
  not_private: "the model provider is not in a private network: see PRIVATE",
  failing: "the model provider answers with errors",
}

/** Nothing is to be asked again soon. */
const isGood = (status: ModelServerStatus) => status === "answers" || status === "unknown"

/** An address without the name and password that may stand in it. */
const plainAddress = (account: ModelAccount): string => {
  const { origin, pathname } = new URL(addressOf(account))
  return `${origin}${pathname}`.replace(/\/$/, "")
}

/**
 * What is known of the server of an account. It is asked soon after the start, every five minutes while it does not
 * answer, and once a week: what its models can do is kept for seven days.
 */
export const modelProbe = (account: ModelAccount) =>
  Layer.effect(
    ModelServer,
    Effect.gen(function* () {
      const store = yield* ModelServerStore
      const url = plainAddress(account)
      const { host } = servedBy(account)
      const models = [...new Set(Object.values(modelsOf(account)))]
      const known = new Map<string, { readonly limits: ModelLimits; readonly probed_at: number }>()
      let status: ModelServerStatus = "checking"
      let wasAsked = false

      const noteStatus = Effect.fnUntraced(function* (now: ModelServerStatus) {
        if (now === status) return
        const before = status
        status = now
        const line = LINES[now]
        if (line) yield* Effect.logError(line).pipe(Effect.annotateLogs({ host, status: now }))
        else if (LINES[before])
          yield* Effect.logInfo("the model provider answers again").pipe(
            Effect.annotateLogs({ host }),
          )
      })

      const keep = Effect.fnUntraced(function* (model: string, limits: ModelLimits) {
        const probed_at = yield* Clock.currentTimeMillis
        known.set(model, { limits, probed_at })
        yield* store.save({ url, model, limits, probed_at })
      })

      const look = Effect.gen(function* () {
        const freshSince = (yield* Clock.currentTimeMillis) - KEPT_MS
        const isFresh = (model: string) => {
          const kept = known.get(model)
          return kept !== undefined && kept.probed_at > freshSince
        }
        const fresh = models.filter(isFresh)
        const hasOld = models.some((model) => known.has(model) && !fresh.includes(model))
        if (wasAsked && isGood(status) && !hasOld) return
        wasAsked = true
        const probed = yield* probe(account, new Set(fresh))
        yield* Effect.forEach(probed.limits, ([model, limits]) => keep(model, limits))
        yield* noteStatus(probed.status)
      })

      const remember = Effect.gen(function* () {
        yield* store.forget((yield* Clock.currentTimeMillis) - KEPT_MS)
        for (const { model, limits, probed_at } of yield* store.find(url))
          known.set(model, { limits, probed_at })
      })
      yield* remember

      const dueEveryFiveMinutes = Schedule.concat(
        Schedule.duration(AFTER_START),
        Schedule.spaced("5 minutes"),
      )
      yield* job("model-server", dueEveryFiveMinutes, look)

      const limits = (model: string): ModelLimits => {
        const { context, max_tokens, tools } = known.get(model)?.limits ?? NO_LIMITS
        return {
          tools,
          context: account.context ?? context,
          max_tokens: account.max_tokens ?? max_tokens,
        }
      }

      return {
        report: () => ({
          host,
          status,
          models: models.map((model) => ({ model, ...limits(model) })),
        }),
        limits,
        noteStatus,
        noteNoTools: (model) => keep(model, { ...limits(model), tools: false }),
      }
    }),
  ).pipe(Layer.provide(ModelServerStore.layer))
