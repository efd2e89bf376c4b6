import { Effect, Stream } from "effect"
import { type Answered, inPieces, type Messages, type Request } from "#upstream/anthropic/messages"
import { StepCalls } from "#upstream/step-calls"

const keyOf = (request: Request): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(request)).digest("hex")

/**
 * The Messages API with a memory as long as the turn: a request of a step that was answered before, by this process or
 * one that was killed, is not sent again. A call that no budget let through is not kept.
 */
export const keeping = (messages: Messages): Messages => {
  const before = Effect.fnUntraced(function* (request: Request) {
    const { kept, keep } = yield* StepCalls
    const key = keyOf(request)
    return {
      answered: kept(key) as Answered | undefined,
      keep: (answered: Answered) => (answered.why ? Effect.void : keep(key, answered)),
    }
  })

  return {
    create: (request) =>
      Effect.flatMap(before(request), ({ answered, keep }) =>
        answered ? Effect.succeed(answered) : messages.create(request).pipe(Effect.tap(keep)),
      ),
    stream: (request) =>
      Stream.unwrap(
        Effect.map(before(request), ({ answered, keep }) =>
          answered
            ? Stream.fromIterable(inPieces(answered))
            : messages.stream(request).pipe(
                Stream.tap((part) => ("cost_usd" in part ? keep(part) : Effect.void)),
                // It is kept when it has come, and not when whoever reads it has got so far.
                Stream.buffer({ capacity: "unbounded" }),
              ),
        ),
      ),
  }
}
