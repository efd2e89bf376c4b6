import { lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises"
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
    /** The total size of a person's files in bytes, without the one under a storage key; what a crash left counts. */
    readonly bytesBeside: (user: UserId, key: string) => Effect.Effect<number>
    /** Those who have a folder of files. */
    readonly people: Effect.Effect<ReadonlyArray<UserId>>
    /**
     * Removes what a crash left of a person: every file of this store but those under these keys. Answers how many.
     * No file may be kept meanwhile. Links and what others have put there stay.
     */
    readonly keepOnly: (user: UserId, keys: ReadonlySet<string>) => Effect.Effect<number>
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
        bytesBeside: (user, key) => Effect.promise(() => bytesBeside(root, user, key)),
        people: Effect.promise(() => peopleIn(root)),
        keepOnly: (user, keys) => Effect.promise(() => keepOnly(root, user, keys)),
      })
    }),
  )
}

/** Under what a file of a person is kept; `sha256` is that of its bytes, in hex. */
export const storageKey = (user: UserId, sha256: string) => `uploads/${user}/${sha256}`

/** A file of this store: by the hash of its bytes, or while it is written. */
const OWN = /^(?:[0-9a-f]{64}|new_[0-9A-Za-z]+)$/

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])

/** The names of the files of a person in this store. A link is none. */
const filesOf = async (root: string, user: UserId): Promise<ReadonlyArray<string>> => {
  const folder = (await entriesOf(root)).find(({ name }) => name === user)
  if (!folder?.isDirectory()) return []
  const entries = await entriesOf(join(root, user))
  return entries.filter((entry) => entry.isFile() && OWN.test(entry.name)).map(({ name }) => name)
}

const peopleIn = async (root: string): Promise<ReadonlyArray<UserId>> =>
  (await entriesOf(root))
    .filter((entry) => entry.isDirectory() && entry.name.startsWith("user_"))
    .map(({ name }) => name as UserId)

const bytesBeside = async (root: string, user: UserId, key: string): Promise<number> => {
  let bytes = 0
  for (const name of await filesOf(root, user))
    if (storageKey(user, name) !== key)
      bytes += (await lstat(join(root, user, name)).catch(() => null))?.size ?? 0
  return bytes
}

const keepOnly = async (root: string, user: UserId, keys: ReadonlySet<string>) => {
  const left = (await filesOf(root, user)).filter((name) => !keys.has(storageKey(user, name)))
  for (const name of left) await rm(join(root, user, name), { force: true })
  if (left.length > 0) await syncFolder(join(root, user))
  return left.length
}

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
