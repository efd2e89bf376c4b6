import { Effect, Layer, Stream } from "effect"
import type { Classification, Judged, Reflection } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { answerOf } from "#embedded/model/prose/answer"
import { partsOf } from "#embedded/model/prose/paragraph"
import { remembered } from "#embedded/model/remembering"
import type { Intent } from "#embedded/model/understanding/intent"
import { isVague } from "#embedded/model/understanding/overview"
import { understand } from "#embedded/model/understanding/understand"
import { questionFor, routeOf } from "#embedded/model/work/agents"
import { perform } from "#embedded/model/work/perform"
import { planOf } from "#embedded/model/work/plan"
import { Model } from "#upstream/model"

const free = <A>(value: A): Judged<A> => ({ value, cost_usd: 0 })

const topicOf = (intent: Intent): Classification["topic"] => {
  if (intent.kind !== "talk") return "question"
  switch (intent.about) {
    case "greeting":
    case "thanks":
      return "greeting"
    case "off_topic":
    case "statement":
      return intent.about
    default:
      return "question"
  }
}

const reflected = (intent: Intent, { receipts }: Ledger): Reflection => {
  const answered = receipts.some(
    ({ findings }) => findings.facts.length > 0 || findings.insufficient_data !== null,
  )
  return planOf(intent).length === 0 || answered
    ? { sufficient: true, advice: null }
    : { sufficient: false, advice: "Look once more at the rows of the time asked about." }
}

/**
 * The engine that answers when no model provider is configured: grammar, arithmetic and prose, no
 * network and no chance. It costs 0, and the same briefing and rows give the same answer.
 */
export const EmbeddedModel: Layer.Layer<Model> = Layer.succeed(Model, {
  classify: (briefing) =>
    Effect.sync(() => {
      const intent = understand(briefing)
      return free({ vague: isVague(intent), topic: topicOf(intent) })
    }),
  route: (briefing) => Effect.sync(() => free(routeOf(understand(briefing)))),
  rephrase: (briefing, { main, supporting }) =>
    Effect.sync(() => {
      const intent = understand(briefing)
      return free(
        [...supporting, main].map((agent) => ({
          agent,
          question: questionFor(agent, intent, briefing),
        })),
      )
    }),
  work: (briefing, assignment, _, tools) =>
    Effect.suspend(() => Effect.map(perform(understand(briefing), assignment, tools), free)),
  reflect: (briefing, _, ledger) =>
    Effect.sync(() => free(reflected(understand(briefing), ledger))),
  synthesise: (material) =>
    Stream.suspend(() =>
      Stream.fromIterable(partsOf(answerOf(understand(material.briefing), material))),
    ),
  remember: (briefing) => Effect.sync(() => free(remembered(briefing))),
})
