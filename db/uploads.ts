import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Context, Effect, Layer } from "effect"
import { DataDir } from "#db/data-dir"
import { syncFolder } from "#db/sync-folder"
import { newId, type UserId } from "#domain/ids"

/** Uploaded files, for their owner's eyes alone: one folder per person, each file named by its hash. */
export class UploadStore extends Context.Service<
  UploadStore,
  {
    /**
     * Keeps a file and answers its storage key, a path in the data folder, once it is on disk. The
     * same bytes of the same person are kept once. `sha256` is theirs, in hex.
     */
    readonly keep: (user: UserId, sha256: string, bytes: Uint8Array) => Effect.Effect<string>
    /** The bytes under a storage key. */
    readonly read: (key: string) => Effect.Effect<Uint8Array<ArrayBuffer>>
    /** The same; null when there is no such file. */
    readonly find: (key: string) => Effect.Effect<Uint8Array<ArrayBuffer> | null>
    /** Removes a file, durably. One that is not there is no failure. */
    readonly remove: (key: string) => Effect.Effect<void>
    /** Removes every file of a person, durably. None at all is no failure. */
    readonly removeAll: (user: UserId) => Effect.Effect<void>
  }
>()("db/UploadStore") {
  static readonly layer = Layer.effect(
    UploadStore,
    Effect.gen(function* () {
      const dir = yield* DataDir
      const root = dir.file("uploads")
      return UploadStore.of({
        keep: (user, sha256, bytes) =>
          Effect.as(
            Effect.promise(() => keep(root, user, sha256, bytes)),
            storageKey(user, sha256),
          ),
        read: (key) => Effect.promise(() => Bun.file(dir.file(key)).bytes()),
        find: (key) => Effect.promise(() => find(dir.file(key))),
        remove: (key) => Effect.promise(() => remove(dir.file(key))),
        removeAll: (user) => Effect.promise(() => removeAll(root, user)),
      })
    }),
  )
}

/** Under what a file of a person is kept; `sha256` is that of its bytes, in hex. */
export const storageKey = (user: UserId, sha256: string) => `uploads/${user}/${sha256}`

const writeSynced = async (path: string, bytes: Uint8Array) => {
  await using file = await open(path, "wx", 0o600)
  await file.writeFile(bytes)
  await file.sync()
}

/** Whole or not at all: written aside, synced, renamed, and every folder on the way synced. */
const keep = async (root: string, user: UserId, sha256: string, bytes: Uint8Array) => {
  const folder = join(root, user)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, newId("new"))
  try {
    await writeSynced(aside, bytes)
    await rename(aside, join(folder, sha256))
  } catch (cause) {
    await rm(aside, { force: true })
    throw cause
  }
  for (const path of [folder, root, dirname(root)]) await syncFolder(path)
}

const find = async (path: string) => {
  const file = Bun.file(path)
  return (await file.exists()) ? file.bytes() : null
}

const remove = async (path: string) => {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rm(path, { force: true })
  await syncFolder(folder)
}

const removeAll = async (root: string, user: UserId) => {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await rm(join(root, user), { recursive: true, force: true })
  await syncFolder(root)
}
