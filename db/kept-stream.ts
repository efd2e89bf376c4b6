import { open, rename, rm } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { Effect, Stream } from "effect"
import { syncFolder } from "#db/sync-folder"

/** A file beside the one that it is to become: its path, its size in bytes, and what puts it in its place. */
interface Aside {
  readonly path: string
  readonly bytes: number
  readonly keep: Effect.Effect<void, unknown>
}

const written = async (path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> => {
  let size = 0
  await using file = await open(path, "w", 0o600)
  for await (const piece of pieces) {
    await file.writeFile(piece)
    size += piece.byteLength
  }
  await file.sync()
  return size
}

/**
 * Writes the bytes of a stream beside a path, for its owner's eyes alone and synced. They go with the scope, however it
 * ends, unless they were kept: then they replace a file of that name. Fails as the stream or the disk does.
 */
export const writtenAside = (path: string, pieces: AsyncIterable<Uint8Array>) =>
  Effect.gen(function* () {
    const aside = `${path}.part`
    yield* Effect.addFinalizer(() =>
      Effect.ignore(Effect.tryPromise(() => rm(aside, { force: true }))),
    )
    const bytes = yield* Effect.tryPromise({
      try: () => written(aside, pieces),
      catch: (cause) => cause,
    })
    const keep = Effect.tryPromise(async () => {
      await rename(aside, path)
      await syncFolder(dirname(resolve(path)))
    })
    return { path: aside, bytes, keep } satisfies Aside
  })

/** Keeps the bytes of a stream as a file, whole or not at all. Answers how many there were. */
export const keepStream = (path: string, pieces: AsyncIterable<Uint8Array>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { bytes, keep } = yield* writtenAside(path, pieces)
      yield* keep
      return bytes
    }),
  )

/** The same for the bytes of an effectful stream; a failure of it leaves no file. */
export const keepPieces = <E>(path: string, bytes: Stream.Stream<Uint8Array, E>) =>
  Effect.flatMap(Stream.toReadableStreamEffect(bytes), (pieces) => keepStream(path, pieces))
