import { open, rename, rm } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { Effect, Stream } from "effect"
import { syncFolder } from "#db/sync-folder"

/**
 * Keeps the bytes of a stream as a file for its owner's eyes alone, whole or not at all: written aside, synced,
 * renamed. A file of that name is replaced. Answers how many bytes there were.
 */
export const keepStream = async (
  path: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> => {
  const aside = `${path}.part`
  let size = 0
  try {
    await using file = await open(aside, "w", 0o600)
    for await (const piece of bytes) {
      await file.writeFile(piece)
      size += piece.byteLength
    }
    await file.sync()
  } catch (cause) {
    await rm(aside, { force: true })
    throw cause
  }
  await rename(aside, path)
  await syncFolder(dirname(resolve(path)))
  return size
}

/** The same for the bytes of an effectful stream; a failure of it leaves no file. */
export const keepPieces = <E>(path: string, bytes: Stream.Stream<Uint8Array, E>) =>
  Effect.flatMap(Stream.toReadableStreamEffect(bytes), (pieces) =>
    Effect.tryPromise(() => keepStream(path, pieces)),
  )
