import { Effect, Stream } from "effect"
import { type ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"

const failed = () =>
  new ExportUnreadable({ reason: "it cannot be copied to be read", error: "unreadable" })

/**
 * A file as one on disk, for formats that are not read from front to back. It is a copy beside the import and goes
 * with the scope.
 */
export const copied = Effect.fnUntraced(function* (file: ExportFile, maxBytes: number) {
  const copy = Bun.file(file.aside)
  yield* Effect.addFinalizer(() => Effect.promise(() => copy.delete().catch(() => {})))
  yield* Effect.tryPromise({ try: () => Bun.write(copy, ""), catch: failed })
  const writer = copy.writer()
  let size = 0
  yield* file.bytes.pipe(
    Stream.runForEach((bytes) => {
      size += bytes.byteLength
      return size > maxBytes
        ? Effect.fail(
            new ExportUnreadable({ reason: "it is too large to be read", error: "unreadable" }),
          )
        : Effect.tryPromise({
            try: async () => {
              writer.write(bytes)
              await writer.flush()
            },
            catch: failed,
          })
    }),
    Effect.ensuring(Effect.promise(async () => void (await writer.end()))),
  )
  return file.aside
})
