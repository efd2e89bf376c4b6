import { Effect, Layer, Stream } from "effect"
import { type Briefing, type Judged, withoutCost } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import { evidenceOf } from "#domain/ledger"
import { type ModelAccount, modelsOf } from "#upstream/anthropic/account"
import { type Attempt, makeJudgements } from "#upstream/anthropic/judgements"
import { priceOf } from "#upstream/anthropic/price"
import { messagesOf } from "#upstream/anthropic/provider"
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

      const messages = yield* messagesOf(account)
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

      /** What code makes of a message. Where code answers, no part of the turn asks the model. */
      const own = (briefing: Briefing) => Effect.map(fallback.judge(briefing), ({ value }) => value)
      const unlessByCode = <A>(
        briefing: Briefing,
        code: Effect.Effect<A, UpstreamUnavailable>,
        asked: Effect.Effect<A, UpstreamUnavailable>,
      ) => Effect.flatMap(own(briefing), ({ by_code }) => (by_code ? code : asked))

      return Model.of({
        judge: Effect.fnUntraced(function* (briefing) {
          const read = yield* own(briefing)
          if (read.by_code) return withoutCost(read)
          return yield* judged(
            "judge",
            judgements.judge(briefing, read),
            Effect.succeed(withoutCost(read)),
          )
        }),
        work: (briefing, assignment, ledger, tools, step) => {
          const code = fallback.work(briefing, assignment, ledger, tools, step)
          return unlessByCode(
            briefing,
            code,
            judged("work", work(briefing, assignment, ledger, tools, step), code),
          )
        },
        reflect: (briefing, reports, ledger) => {
          const code = fallback.reflect(briefing, reports, ledger)
          return evidenceOf(ledger).length === 0
            ? code
            : unlessByCode(
                briefing,
                code,
                judged("reflect", judgements.reflect(briefing, reports, ledger), code),
              )
        },
        synthesise: (material) =>
          Stream.unwrap(
            Effect.map(own(material.briefing), ({ by_code }) =>
              by_code ? fallback.synthesise(material) : synthesise(material),
            ),
          ),
        rewrite,
      })
    }),
  )
