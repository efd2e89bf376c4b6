import { type Array as Arr, Effect, Latch, Queue } from "effect"
import { supervise } from "#actors/supervise"

export interface Mailbox<Message> {
  /** Queues a message and returns. Messages are handled later, in the order in which they were sent. */
  readonly send: (message: Message) => Effect.Effect<void>
  /** Waits until every message sent so far has been handled. Tests wait on this, never on a clock. */
  readonly idle: Effect.Effect<void>
}

/**
 * Starts an actor: a queue with exactly one reader, alive for as long as the surrounding scope. Reads
 * up to `max` messages per batch. A batch whose handler crashes is lost, not retried. `gathering`
 * delays a batch that is not full so that more can join.
 */
export const mailbox = Effect.fnUntraced(function* <Message, R>(
  actor: string,
  max: number,
  handle: (messages: Arr.NonEmptyArray<Message>) => Effect.Effect<void, never, R>,
  gathering: Effect.Effect<void> = Effect.void,
) {
  const queue = yield* Effect.acquireRelease(Queue.unbounded<Message>(), Queue.shutdown)
  const idle = yield* Latch.make(true)
  let unhandled = 0

  const handled = (count: number) =>
    Effect.suspend(() => {
      unhandled -= count
      return unhandled === 0 ? Latch.open(idle) : Effect.void
    })

  const gathered = Effect.suspend(() => (unhandled < max ? gathering : Effect.void))

  yield* Queue.peek(queue).pipe(
    Effect.andThen(gathered),
    Effect.andThen(Queue.takeBetween(queue, 1, max)),
    Effect.flatMap((messages) =>
      Effect.ensuring(handle(messages as Arr.NonEmptyArray<Message>), handled(messages.length)),
    ),
    Effect.forever,
    supervise(actor),
    Effect.forkScoped,
  )

  const send = (message: Message) =>
    Effect.sync(() => {
      unhandled++
      Latch.closeUnsafe(idle)
      Queue.offerUnsafe(queue, message)
    })

  return { send, idle: idle.await } satisfies Mailbox<Message>
})

/** An actor whose work stands in the database: it looks there when it is woken. */
export interface Sleeper {
  /** Has it look, and returns. */
  readonly wake: Effect.Effect<void>
  /** Waits until it has looked as often as it was woken. Tests wait on this. */
  readonly idle: Effect.Effect<void>
}

/** Starts an actor that does its work once at the start, and once after it was woken, however often. */
export const sleeper = Effect.fnUntraced(function* <R>(
  actor: string,
  work: Effect.Effect<void, never, R>,
) {
  const { send, idle } = yield* mailbox<"wake", R>(actor, Number.MAX_SAFE_INTEGER, () => work)
  const wake = send("wake")
  yield* wake
  return { wake, idle } satisfies Sleeper
})
