import { serialize } from "bun:jsc"
import { Effect } from "effect"

/** The hash of a value: values that are equal byte for byte have the same, and no others. */
const digestOf = (value: unknown): string =>
  new Bun.CryptoHasher("sha256").update(serialize(value)).digest("hex")

/**
 * A cache of the last `most` results of pure functions, keyed by the hash of the input. The recompute gate
 * repeats every tool call seconds later; this makes that free.
 */
export const makeResultCache = (most: number) => {
  const known = new Map<string, unknown>()

  /** The cached result of an input, else the calculated one; a failure is not cached. */
  return <Answer>(question: object, workedOut: Effect.Effect<Answer>): Effect.Effect<Answer> =>
    Effect.suspend(() => {
      const digest = digestOf(question)
      if (known.has(digest)) return Effect.succeed(known.get(digest) as Answer)
      return Effect.tap(workedOut, (answer) =>
        Effect.sync(() => {
          known.set(digest, answer)
          if (known.size > most) known.delete(known.keys().next().value!)
        }),
      )
    })
}
