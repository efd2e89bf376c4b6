import { Effect, Layer } from "effect"
import type { Judged } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import { type ModelAccount, modelsOf } from "#upstream/anthropic/account"
import { type Attempt, makeJudgements } from "#upstream/anthropic/judgements"
import { makeMessages } from "#upstream/anthropic/messages"
import { makeMetered } from "#upstream/anthropic/metered"
import { priceOf } from "#upstream/anthropic/price"
import { makeRewrite } from "#upstream/anthropic/rewrite"
import { makeSynthesis } from "#upstream/anthropic/synthesis"
import { makeWork } from "#upstream/anthropic/work"
import { Model } from "#upstream/model"

type Part = keyof Model["Service"]

/**
 * A model provider behind the Messages API, with a fallback model for answers that cannot be used.
 * Emergencies are answered before any model is called.
 */
export const anthropicModel = (account: ModelAccount): Layer.Layer<Model, never, Model> =>
  Layer.effect(
    Model,
    Effect.gen(function* () {
      const fallback = yield* Model
      const { model, model_fast } = modelsOf(account)
      for (const name of new Set([model, model_fast]))
        if (priceOf(name, account.prices) === null)
          yield* Effect.logWarning(
            "no price is known for a model: what its calls cost is not counted",
          ).pipe(Effect.annotateLogs({ model: name }))

      const messages = makeMetered(makeMessages(account), account)
      const judgements = makeJudgements(messages, model_fast)
      const work = makeWork(messages, model)
      const rewrite = makeRewrite(messages, model_fast)

      const standsIn = (part: Part) =>
        Effect.logWarning(
          "the answer of the model cannot be used: the embedded one stands in",
        ).pipe(Effect.annotateLogs({ part }))

      const judged = Effect.fnUntraced(function* <A>(
        part: Part,
        attempt: Attempt<A>,
        instead: Effect.Effect<Judged<A>, UpstreamUnavailable>,
      ): Effect.fn.Return<Judged<A>, UpstreamUnavailable> {
        const { value, cost_usd } = yield* attempt
        if (value !== null) return { value, cost_usd }
        yield* standsIn(part)
        const other = yield* instead
        return { value: other.value, cost_usd: cost_usd + other.cost_usd }
      })

      const synthesise = makeSynthesis(messages, model, fallback, standsIn("synthesise"))

      return Model.of({
        classify: (briefing) =>
          judged("classify", judgements.classify(briefing), fallback.classify(briefing)),
        route: (briefing, known) =>
          judged("route", judgements.route(briefing, known), fallback.route(briefing, known)),
        rephrase: (briefing, route) =>
          judged(
            "rephrase",
            judgements.rephrase(briefing, route),
            fallback.rephrase(briefing, route),
          ),
        work: (briefing, assignment, ledger, tools) =>
          judged(
            "work",
            work(briefing, assignment, ledger, tools),
            fallback.work(briefing, assignment, ledger, tools),
          ),
        reflect: (briefing, reports, ledger) =>
          judged(
            "reflect",
            judgements.reflect(briefing, reports, ledger),
            fallback.reflect(briefing, reports, ledger),
          ),
        synthesise: (material) => synthesise(material),
        rewrite,
        remember: (briefing) =>
          judged("remember", judgements.remember(briefing), fallback.remember(briefing)),
      })
    }),
  )
