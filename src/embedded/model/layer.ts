import { Effect, Layer, Stream } from "effect"
import { type Briefing, withoutCost } from "#domain/briefing"
import { NOTHING_DOUBTED } from "#domain/check"
import { lazy } from "#domain/lazy"
import { answerOf } from "#embedded/model/answer/answer"
import { partsOf } from "#embedded/model/prose/paragraph"
import { hearBefore, understoodFrom } from "#embedded/model/thread/understand"
import { compileReaders } from "#embedded/model/thread/warm-up"
import { compileAims } from "#embedded/model/understanding/aims"
import { compileAnswers } from "#embedded/model/understanding/short-answers"
import { compileSubjects } from "#embedded/model/understanding/subjects"
import { judgementOf } from "#embedded/model/work/judge"
import { perform } from "#embedded/model/work/perform"
import { reflectionOn } from "#embedded/model/work/reflect"
import { compileTables } from "#language/phrases"
import { Model } from "#upstream/model"

/** Time in which a start answers its first requests undisturbed. */
const WARM_UP_AFTER = "250 millis"

/** Compiles the tables of phrases ahead of the first question, and yields to the event loop after each step. */
const warmUp = Effect.gen(function* () {
  yield* Effect.sleep(WARM_UP_AFTER)
  for (const compile of [compileTables, compileSubjects, compileAnswers, compileAims]) {
    const steps = compile()
    while (!steps.next().done) yield* Effect.yieldNow
  }
})

const readers = lazy(compileReaders)

/**
 * Compiles what the readers need when the first question comes, and yields after each step: before it nobody needs the
 * memory, and all at once it would hold the event loop. Questions that come meanwhile share the steps.
 */
const ready = Effect.gen(function* () {
  while (!readers().next().done) yield* Effect.yieldNow
})

/** Hears what was said before a message, and yields after each of it: a thread of long messages takes long. */
const thread = Effect.fnUntraced(function* (briefing: Briefing) {
  const steps = hearBefore(briefing)
  while (!steps.next().done) yield* Effect.yieldNow
})

const engine: Model["Service"] = {
  judge: (briefing) =>
    ready.pipe(
      Effect.andThen(thread(briefing)),
      Effect.map(() => withoutCost(judgementOf(understoodFrom(briefing), briefing))),
    ),
  work: (briefing, assignment, _, tools) =>
    Effect.suspend(() =>
      Effect.map(perform(understoodFrom(briefing), assignment, tools), withoutCost),
    ),
  reflect: (briefing, _, ledger) =>
    Effect.sync(() => withoutCost(reflectionOn(understoodFrom(briefing), ledger))),
  // Its claims are those of the evidence, which code has judged.
  check: () => Effect.succeed(withoutCost(NOTHING_DOUBTED)),
  synthesise: (material) =>
    Stream.suspend(() =>
      Stream.fromIterable(partsOf(answerOf(understoodFrom(material.briefing), material))),
    ),
  // Its sentences are fixed: one that is refused has nothing else to say.
  rewrite: () => Effect.succeed(withoutCost(null)),
}

/**
 * The engine that answers when no model provider is configured: grammar, arithmetic and prose, no
 * network and no chance. It costs 0, and the same briefing and rows give the same answer.
 */
export const EmbeddedModel: Layer.Layer<Model> = Layer.effect(
  Model,
  Effect.as(Effect.forkScoped(warmUp), engine),
)
