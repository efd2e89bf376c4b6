import { Effect } from "effect"
import { Type } from "typebox"
import { REWRITE } from "#agents/orchestrator/rewrite"
import type { Judged, Material } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import { STRIKES, type Struck } from "#domain/strike"
import { makeJudge } from "#upstream/anthropic/judgement"
import { ledgerOf } from "#upstream/anthropic/ledger"
import type { Messages } from "#upstream/anthropic/messages"
import { quoted } from "#upstream/anthropic/quotation"
import { makeReferences } from "#upstream/anthropic/references"

const Rewritten = Type.Object({
  sentence: Type.Union([Type.String({ minLength: 1, maxLength: 600 }), Type.Null()]),
})

/** Asks a model to write a refused sentence again. Null when it gives none, or nothing that can be used. */
export const makeRewrite = (messages: Messages, model: string) => {
  const judge = makeJudge({
    messages,
    model,
    prompt: REWRITE,
    shape: Rewritten,
    purpose: { agent: "orchestrator", step: "synthesis" },
  })
  return (
    { ledger, briefing }: Material,
    { class: reason, sentence }: Struck,
  ): Effect.Effect<Judged<string | null>, UpstreamUnavailable> =>
    Effect.suspend(() => {
      const refs = makeReferences()
      const found = ledgerOf(refs, ledger)
      return judge(
        [
          quoted("found", found),
          quoted("question", briefing.question.slice(-1_000)),
          quoted("refused", { sentence: refs.shortened(sentence), because: STRIKES[reason] }),
        ].join("\n\n"),
      ).pipe(
        Effect.map(({ value, cost_usd }) => ({
          value: value?.sentence ? refs.resolved(value.sentence) : null,
          cost_usd,
        })),
      )
    })
}
