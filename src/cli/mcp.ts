import { Effect, type Layer, Stream } from "effect"
import { makePassage } from "#cli/mcp/passage"
import { reaching } from "#cli/reach"
import type { Config } from "#config"

const lines = Stream.fromReadableStream({
  evaluate: () => Bun.stdin.stream(),
  onError: (cause) => cause,
}).pipe(
  Stream.decodeText(),
  Stream.splitLines,
  Stream.filter((line) => line.trim() !== ""),
)

/**
 * The Model Context Protocol on standard input and output, one message a line, for a program that starts its servers
 * itself: each is passed on to the server that the other commands ask. Ends with the input, once all is answered.
 */
export const mcp = Effect.fn("mcp")(function* <E>(
  { demo }: { readonly demo?: true },
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  yield* reaching(temporaryServer, { demo, mayBegin: true }, (client) =>
    Effect.gen(function* () {
      const { take, idle, end } = yield* makePassage(client)
      yield* Effect.ignore(Stream.runForEach(lines, take))
      yield* idle
      yield* end
    }),
  )
}, Effect.scoped)
