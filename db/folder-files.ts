import { randomUUID } from "node:crypto"
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { open, rm } from "node:fs/promises"
import { join, relative } from "node:path"
import { Effect } from "effect"
import { DATABASE, FILE_FOLDERS, RESTORING, SECRET_NAMES } from "#db/folder-names"

/** A file that something is still being written to, and an earlier backup, which no backup holds. */
const isLeftOut = (name: string) => /\.(?:part|aside|age)$/.test(name)

/**
 * The files of DATA_DIR that belong to its database, as paths in it: its secrets, and those of its uploads and imports
 * that the database names.
 */
export const filesOfFolder = (
  folder: string,
  named: ReadonlySet<string>,
): ReadonlyArray<string> => [
  ...SECRET_NAMES.filter((name) => existsSync(join(folder, name))),
  ...FILE_FOLDERS.flatMap((name) => filesUnder(folder, name)).filter((path) => named.has(path)),
]

/** What others have put there is not taken: a restore would refuse its name. */
const filesUnder = (folder: string, name: string): ReadonlyArray<string> => {
  const root = join(folder, name)
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isFileOfFolder)
    .sort()
}

const IN_FOLDERS = new RegExp(
  `^(?:${FILE_FOLDERS.join("|")})(?:/[A-Za-z0-9_][A-Za-z0-9_.-]{0,200}){1,3}$`,
)

/** Whether a file of DATA_DIR may have this path, and none outside of it. */
export const isFileOfFolder = (path: string): boolean =>
  path === DATABASE || SECRET_NAMES.some((name) => name === path) || IN_FOLDERS.test(path)

/** The pieces of a file, from its beginning; none of one that is gone. */
export async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  if (existsSync(path)) yield* createReadStream(path)
}

const COPY = "backup-copy-"
const DRILL = "backup-drill-"
const UPLOAD = "backup-upload-"

const SCRATCH = [COPY, DRILL, UPLOAD, RESTORING]

/** A new name in a folder for a copy of its database, which is removed when it is disposed of. */
export const scratchCopy = (folder: string): Disposable & { readonly path: string } => {
  const path = join(folder, `${COPY}${randomUUID()}.db`)
  return { path, [Symbol.dispose]: () => rmSync(path, { force: true }) }
}

/**
 * A folder to restore into, and a file with these keys beside it, for as long as the scope. Earlier ones go: what was
 * restored there may have outlived the process that asked for it.
 */
export const drillFolder = (folder: string, keys: string) =>
  Effect.acquireRelease(
    Effect.try(() => {
      dropScratch(folder, [DRILL])
      const root = join(folder, `${DRILL}${randomUUID()}`)
      mkdirSync(join(root, "data"), { recursive: true, mode: 0o700 })
      writeFileSync(join(root, "keys"), keys, { mode: 0o600 })
      return { root, data_dir: join(root, "data"), keys: join(root, "keys") }
    }),
    ({ root }) => Effect.sync(() => rmSync(root, { recursive: true, force: true })),
  )

/** A file to write a backup to that is sent here, whose bytes go when it is disposed of. */
export const uploadedBackup = async (folder: string) => {
  const path = join(folder, `${UPLOAD}${randomUUID()}.age`)
  const file = await open(path, "wx", 0o600)
  return {
    path,
    write: async (bytes: Uint8Array) => {
      await file.writeFile(bytes)
    },
    [Symbol.asyncDispose]: async () => {
      await file.close()
      await rm(path, { force: true })
    },
  }
}

/** Removes what a process which ended left unfinished in its folder; `kinds` are how their names begin. */
export const dropScratch = (folder: string, kinds: ReadonlyArray<string> = SCRATCH): void => {
  for (const name of readdirSync(folder))
    if (kinds.some((start) => name.startsWith(start)))
      rmSync(join(folder, name), { recursive: true, force: true })
}
