import { copyFile, type FileHandle, link, mkdir, open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Context, Data, Effect, Layer } from "effect"
import { DataDir } from "#db/data-dir"
import { syncFolder } from "#db/sync-folder"
import type { FileImportId } from "#domain/ids"

/** A file that is being written; it is one of the store once `keep` has answered. */
export interface ArrivingFile {
  readonly write: (chunk: Uint8Array) => Promise<void>
  /** Has it on disk, durably. */
  readonly keep: () => Promise<void>
  /** Removes what was written. Does nothing to a file that is kept. */
  readonly discard: () => Promise<void>
}

/** A file cannot be moved: its folder is read-only, the disk is full. */
export class FileRefused extends Data.TaggedError("FileRefused")<{ readonly cause: unknown }> {}

/** Moves files; what the disk does not do is a `FileRefused`. */
export const moving = (work: () => Promise<void>) =>
  Effect.tryPromise({ try: work, catch: (cause) => new FileRefused({ cause }) })

/** The files of imports, each until its import has ended. */
export class ImportFiles extends Context.Service<
  ImportFiles,
  {
    readonly pathOf: (id: FileImportId) => string
    readonly open: (id: FileImportId) => Promise<ArrivingFile>
    /** Has a file of this machine as that of an import, durably; its bytes are shared where the disk can. */
    readonly adopt: (id: FileImportId, path: string) => Effect.Effect<void, FileRefused>
    readonly remove: (id: FileImportId) => Effect.Effect<void>
    /** Removes what a crash left behind: every file but those of these imports. */
    readonly keepOnly: (ids: ReadonlyArray<FileImportId>) => Effect.Effect<void>
  }
>()("db/ImportFiles") {
  static readonly layer = Layer.effect(
    ImportFiles,
    Effect.gen(function* () {
      const root = (yield* DataDir).file("imports")
      const pathOf = (id: FileImportId) => join(root, id)
      return ImportFiles.of({
        pathOf,
        open: (id) => arriving(pathOf(id)),
        adopt: (id, path) => moving(() => adopt(path, pathOf(id))),
        remove: (id) =>
          Effect.promise(async () => {
            await rm(pathOf(id), { force: true })
            // What a reader was stopped over.
            await rm(`${pathOf(id)}.aside`, { force: true })
          }),
        keepOnly: (ids) => Effect.promise(() => keepOnly(root, new Set<string>(ids))),
      })
    }),
  )
}

const keepOnly = async (root: string, names: ReadonlySet<string>) => {
  const all = await readdir(root).catch(() => [])
  for (const name of all) if (!names.has(name)) await rm(join(root, name), { force: true })
}

/** Another file system takes no link, and some take none at all. */
const adopt = async (from: string, to: string) => {
  const aside = `${to}.part`
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rm(aside, { force: true })
  await link(from, aside).catch(() => copyFile(from, aside))
  await rename(aside, to)
  await syncFolder(dirname(to))
}

const arriving = async (path: string): Promise<ArrivingFile> => {
  const aside = `${path}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  let file: FileHandle | null = await open(aside, "wx", 0o600)
  const close = async () => {
    await file?.close()
    file = null
  }
  return {
    write: async (chunk) => {
      await file!.writeFile(chunk)
    },
    keep: async () => {
      await file!.sync()
      await close()
      await rename(aside, path)
      await syncFolder(dirname(path))
    },
    discard: async () => {
      await close()
      await rm(aside, { force: true })
    },
  }
}
