import { Data, Effect, Queue, type Scope, Stream } from "effect"
import { workerOf } from "#domain/worker"

/** A thread could not make its bytes to their end; the message is for people. */
export class PiecesFailed extends Data.TaggedError("PiecesFailed")<{ readonly message: string }> {}

/** What a thread says that makes bytes. It goes on behind a piece once it is sent "more". */
type PieceMessage =
  | { readonly piece: Uint8Array }
  | { readonly done: true }
  | { readonly failed: string }

const DEFECT = "The thread that makes it has failed."

/**
 * The bytes that a thread makes for a task, `entry` the URL of its program; a piece is made when it is asked for. The
 * thread ends with the scope.
 */
export const piecesFrom = (
  entry: URL,
  task: object,
): Effect.Effect<Stream.Stream<Uint8Array, PiecesFailed>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const worker = yield* workerOf(entry)
    const messages = yield* Queue.unbounded<PieceMessage>()
    worker.onerror = () => Queue.offerUnsafe(messages, { failed: DEFECT })
    worker.onmessage = ({ data }: MessageEvent<PieceMessage>) => Queue.offerUnsafe(messages, data)
    worker.postMessage(task)
    let isFirst = true
    const next = Effect.gen(function* () {
      if (!isFirst) worker.postMessage("more")
      isFirst = false
      const message = yield* Queue.take(messages)
      if ("failed" in message) return yield* new PiecesFailed({ message: message.failed })
      return "piece" in message ? message.piece : null
    })
    return Stream.fromEffectRepeat(next).pipe(Stream.takeWhile((piece) => piece !== null))
  })

/** The side of the thread: says bytes piece by piece, each once the one before it has been taken. */
export const makePieces = (
  thread: Worker,
  bytes: Stream.Stream<Uint8Array, { readonly message: string }>,
): Effect.Effect<void> => {
  const say = (message: PieceMessage) => thread.postMessage(message)
  const send = (piece: Uint8Array): Effect.Effect<void> =>
    Effect.callback((resume) => {
      thread.onmessage = () => resume(Effect.void)
      say({ piece })
    })
  return Stream.runForEach(bytes, send).pipe(
    Effect.andThen(Effect.sync(() => say({ done: true }))),
    Effect.catch(({ message }) => Effect.sync(() => say({ failed: message }))),
    Effect.catchDefect(() => Effect.sync(() => say({ failed: DEFECT }))),
  )
}
