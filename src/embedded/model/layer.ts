import { Effect, Layer, Stream } from "effect"
import { type Reflection, withoutCost } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { answerOf } from "#embedded/model/answer/answer"
import { extractMemory } from "#embedded/model/extract-memory"
import { partsOf } from "#embedded/model/prose/paragraph"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { understand } from "#embedded/model/questions/understand"
import { classificationOf } from "#embedded/model/work/classify"
import { perform } from "#embedded/model/work/perform"
import { questionFor, routeOf } from "#embedded/model/work/route"
import { Model } from "#upstream/model"

const reflected = (intent: Intent, { receipts }: Ledger): Reflection => {
  const answered = receipts.some(
    ({ findings }) => findings.facts.length > 0 || findings.insufficient_data !== null,
  )
  return kindOf(intent).plan(intent).length === 0 || answered
    ? { sufficient: true, advice: null }
    : { sufficient: false, advice: "Look once more at the rows of the time asked about." }
}

/**
 * The engine that answers when no model provider is configured: grammar, arithmetic and prose, no
 * network and no chance. It costs 0, and the same briefing and rows give the same answer.
 */
export const EmbeddedModel: Layer.Layer<Model> = Layer.succeed(Model, {
  classify: (briefing) => Effect.sync(() => withoutCost(classificationOf(understand(briefing)))),
  route: (briefing) => Effect.sync(() => withoutCost(routeOf(understand(briefing)))),
  rephrase: (briefing, { main, supporting }) =>
    Effect.sync(() => {
      const intent = understand(briefing)
      return withoutCost(
        [...supporting, main].map((agent) => ({
          agent,
          question: questionFor(agent, intent, briefing),
        })),
      )
    }),
  work: (briefing, assignment, _, tools) =>
    Effect.suspend(() => Effect.map(perform(understand(briefing), assignment, tools), withoutCost)),
  reflect: (briefing, _, ledger) =>
    Effect.sync(() => withoutCost(reflected(understand(briefing), ledger))),
  synthesise: (material) =>
    Stream.suspend(() =>
      Stream.fromIterable(partsOf(answerOf(understand(material.briefing), material))),
    ),
  remember: (briefing) => Effect.sync(() => withoutCost(extractMemory(briefing))),
})
