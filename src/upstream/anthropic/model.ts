import { Effect, Layer, Stream } from "effect"
import { type Briefing, type Judgement, withoutCost } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import { evidenceOf } from "#domain/ledger"
import { type ModelAccount, modelsOf } from "#upstream/anthropic/account"
import { isWorthChecking, makeCheck } from "#upstream/anthropic/check"
import { makeJudgements } from "#upstream/anthropic/judgements"
import { keeping } from "#upstream/anthropic/kept-calls"
import { priceOf } from "#upstream/anthropic/price"
import { messagesOf } from "#upstream/anthropic/provider"
import { makeRewrite } from "#upstream/anthropic/rewrite"
import { makeStandIn } from "#upstream/anthropic/stand-in"
import { insteadBy, makeSynthesis } from "#upstream/anthropic/synthesis"
import { makeWork } from "#upstream/anthropic/work"
import { Model } from "#upstream/model"
import { StepCalls } from "#upstream/step-calls"

/**
 * A model provider behind the Messages API, with a fallback model for answers that cannot be used, and with
 * `standsIn` for a provider that fails too. Emergencies are answered before any model is called.
 */
export const anthropicModel = (
  account: ModelAccount,
  { standsIn }: { readonly standsIn: boolean },
): Layer.Layer<Model, never, Model> =>
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

      const messages = keeping(yield* messagesOf(account))
      const judgements = makeJudgements(messages, model_fast)
      const work = makeWork(messages, model)
      const rewrite = makeRewrite(messages, model_fast)
      const check = makeCheck(messages, model_fast)

      const judged = makeStandIn(standsIn)
      const synthesise = makeSynthesis(messages, model, fallback, standsIn)

      const read = new WeakMap<Briefing, Judgement>()
      /** What code makes of a message, read once. Where code answers, no part of the turn asks the model. */
      const own = Effect.fnUntraced(function* (briefing: Briefing) {
        const before = read.get(briefing)
        if (before) return before
        const { value } = yield* fallback.judge(briefing)
        read.set(briefing, value)
        return value
      })
      const unlessByCode = <A>(
        briefing: Briefing,
        code: Effect.Effect<A, UpstreamUnavailable>,
        asked: Effect.Effect<A, UpstreamUnavailable>,
      ) => Effect.flatMap(own(briefing), ({ by_code }) => (by_code ? code : asked))

      return Model.of({
        judge: Effect.fnUntraced(function* (briefing) {
          const value = yield* own(briefing)
          const code = Effect.succeed(withoutCost(value))
          if (value.by_code) return yield* code
          return yield* judged("judge", judgements.judge(briefing, value), code)
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
        check: (material) => {
          const code = fallback.check(material)
          return isWorthChecking(material)
            ? unlessByCode(material.briefing, code, judged("check", check(material), code))
            : code
        },
        synthesise: (material) =>
          Stream.unwrap(
            Effect.map(own(material.briefing), ({ by_code }) =>
              by_code ? fallback.synthesise(material) : synthesise(material),
            ),
          ),
        instead: insteadBy(fallback),
        rewrite: Effect.fnUntraced(function* (material, refused) {
          const { isGivenUp } = yield* StepCalls
          return isGivenUp ? withoutCost(null) : yield* rewrite(material, refused)
        }),
      })
    }),
  )
