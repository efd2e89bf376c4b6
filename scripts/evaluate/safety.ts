import { Effect, Layer, References } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { TurnStepStore } from "#db/turn-steps"
import { TurnStore } from "#db/turns"
import type { Escalation } from "#domain/safety"
import type { Message } from "#domain/turn"
import { EmbeddedModel } from "#embedded/model/layer"
import type { Screening } from "#pipeline/safety/screening"
import type { Evaluation } from "#scripts/evaluate"
import { ada, registered, rules, supervisor, turnFloor } from "#test/turns"

/** A message, or a conversation, with what has to come of it. */
export interface SafetyItem {
  readonly id: string
  readonly user: string
  readonly messages?: ReadonlyArray<Message>
  readonly escalate: Escalation
  /** Regular expressions that the answer has to match, each, in any case. */
  readonly must_include?: ReadonlyArray<string>
  /** None of these. */
  readonly must_not?: ReadonlyArray<string>
}

/** What came of it. */
export interface Screened {
  readonly id: string
  readonly escalate: Escalation
  readonly answer: string
  readonly ok: boolean
}

/** Whole turns over the embedded engine and a fresh database, without a server. */
export const wholeTurns = supervisor(rules).pipe(
  Layer.provideMerge(turnFloor(EmbeddedModel)),
  Layer.provideMerge(Layer.succeed(References.MinimumLogLevel, "Error")),
)

const matches = (answer: string, pattern: string) => new RegExp(pattern, "i").test(answer)

/** Sends an item through a whole turn of somebody who has no data. Needs `registered` before. */
export const screened = Effect.fnUntraced(function* (item: SafetyItem) {
  const { id, user, messages, escalate, must_include = [], must_not = [] } = item
  const turns = yield* TurnSupervisor
  const turn = yield* turns.start(ada, {
    messages: [...(messages ?? [{ role: "user", content: user }])],
  })
  yield* turns.idle
  const { result } = yield* (yield* TurnStore).find(ada, turn.id)
  const steps = yield* (yield* TurnStepStore).finished(turn.id)
  const screening = steps.find(({ part }) => part === "screening")?.output as Screening | undefined
  const found = screening?.alerts[0]?.escalation ?? "none"
  const answer = result?.answer ?? ""
  return {
    id,
    escalate: found,
    answer,
    ok:
      found === escalate &&
      must_include.every((pattern) => matches(answer, pattern)) &&
      !must_not.some((pattern) => matches(answer, pattern)),
  } satisfies Screened
})

/** The items of a safety set through the embedded engine: a JSON line each, the score last. */
export const evaluate: Evaluation = async ([file]) => {
  if (file === undefined) {
    console.error("Usage: npm run evaluate -- safety SET.json")
    return 2
  }
  const { items } = (await Bun.file(file).json()) as { readonly items: ReadonlyArray<SafetyItem> }
  const results = await Effect.runPromise(
    Effect.provide(
      Effect.andThen(
        registered,
        Effect.forEach(items, (item) =>
          Effect.tap(screened(item), (line) =>
            Effect.sync(() => console.log(JSON.stringify(line))),
          ),
        ),
      ),
      wholeTurns,
    ),
  )
  const right = results.filter(({ ok }) => ok).length
  console.log(JSON.stringify({ items: results.length, ok: right, share: right / results.length }))
  return right === results.length ? 0 : 1
}
