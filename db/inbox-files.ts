import { constants, type Stats } from "node:fs"
import { access, lstat, mkdir, open, readdir, rename, rm, rmdir } from "node:fs/promises"
import { join } from "node:path"
import { Context, Effect, Layer } from "effect"
import { DataDir } from "#db/data-dir"
import { type FileRefused, moving } from "#db/import-files"
import { syncFolder } from "#db/sync-folder"
import type { FileImportId, UserId } from "#domain/ids"

/** Whose folder it is in: a person's, or null for the owner's. */
interface Placed {
  readonly user_id: UserId | null
  readonly name: string
  readonly path: string
}

/** A file that was put there, as it is now. */
export interface WaitingFile extends Placed {
  readonly bytes: number
  /** Epoch milliseconds. */
  readonly changed_at: number
}

/** A file that an import has taken: aside in a folder that names the import, until its end. */
export interface TakenFile extends Placed {
  readonly id: FileImportId
  readonly bytes: number
}

/**
 * The watch folder DATA_DIR/inbox with a folder for each person. A file goes from there to `.importing/ID`, and
 * from there to `done` or `failed`, each time by one rename: a crash leaves it in one of the places.
 */
export class InboxFiles extends Context.Service<
  InboxFiles,
  {
    /** What was put there, but for hidden names and those of files still being written. */
    readonly waiting: Effect.Effect<ReadonlyArray<WaitingFile>>
    /** Puts a file aside for an import. */
    readonly take: (file: WaitingFile, id: FileImportId) => Effect.Effect<void, FileRefused>
    readonly taken: Effect.Effect<ReadonlyArray<TakenFile>>
    /** Moves a file that was taken to its end, with the report beside it. */
    readonly finish: (
      file: TakenFile,
      to: "done" | "failed",
      report: string,
    ) => Effect.Effect<void, FileRefused>
    /** Removes the folder of a person; of the owner's what was taken, done or failed. */
    readonly removeAll: (user_id: UserId | null) => Effect.Effect<void>
  }
>()("db/InboxFiles") {
  static readonly layer = Layer.effect(
    InboxFiles,
    Effect.gen(function* () {
      const root = (yield* DataDir).file("inbox")
      const folderOf = ({ user_id }: Placed) => (user_id ? join(root, user_id) : root)
      return InboxFiles.of({
        waiting: Effect.promise(() => inEach(root, waitingIn)),
        taken: Effect.promise(() => inEach(root, takenIn)),
        removeAll: (user_id) => Effect.promise(() => removeAll(root, user_id)),
        take: (file, id) => moving(() => take(file, folderOf(file), id)),
        finish: (file, to, report) => moving(() => finish(file, join(folderOf(file), to), report)),
      })
    }),
  )
}

const TAKEN = ".importing"

/** Names of files that programs are still writing, and of copies that editors keep. */
const LEFT = /^[.~]|~$|\.(?:part|partial|crdownload|download|tmp)$/i

const FOLDER = { recursive: true, mode: 0o700 } as const

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])

/** What a name stands for; null when it is gone. A link is not followed. */
const statOf = (path: string): Promise<Stats | null> => lstat(path).catch(() => null)

type In<A> = (folder: string, user_id: UserId | null) => Promise<ReadonlyArray<A>>

/** Looks into the owner's folder, which is made when there is none, and into that of each person. */
const inEach = async <A>(root: string, look: In<A>): Promise<ReadonlyArray<A>> => {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => null)
  if (entries === null) await mkdir(root, FOLDER)
  // Nearly always nothing is there, and it is looked at each second.
  if (!entries?.length) return []
  const people = entries.filter((entry) => entry.isDirectory() && entry.name.startsWith("user_"))
  const found = [...(await look(root, null))]
  for (const { name } of people) found.push(...(await look(join(root, name), name as UserId)))
  return found
}

const waitingIn: In<WaitingFile> = async (folder, user_id) => {
  const found: Array<WaitingFile> = []
  for (const entry of await entriesOf(folder)) {
    if (!entry.isFile() || LEFT.test(entry.name)) continue
    const path = join(folder, entry.name)
    const stat = await statOf(path)
    if (!stat?.isFile()) continue
    found.push({ user_id, name: entry.name, path, bytes: stat.size, changed_at: stat.mtimeMs })
  }
  return found
}

const takenIn: In<TakenFile> = async (folder, user_id) => {
  const found: Array<TakenFile> = []
  for (const { name: id } of await entriesOf(join(folder, TAKEN))) {
    const aside = join(folder, TAKEN, id)
    const [entry] = await entriesOf(aside)
    const path = entry && join(aside, entry.name)
    const stat = path && (await statOf(path))
    // A crash came before the file did, or after it went.
    if (!stat) await rmdir(aside).catch(() => {})
    else found.push({ user_id, id: id as FileImportId, name: entry.name, path, bytes: stat.size })
  }
  return found
}

const take = async ({ name, path }: WaitingFile, folder: string, id: FileImportId) => {
  const aside = join(folder, TAKEN, id)
  await mkdir(aside, FOLDER)
  await rename(path, join(aside, name))
  for (const changed of [aside, join(folder, TAKEN), folder]) await syncFolder(changed)
}

const isFree = (path: string) =>
  access(path, constants.F_OK).then(
    () => false,
    () => true,
  )

/** The longest name, in bytes, that leaves room for what is added to it. */
const MAX_NAME_BYTES = 220

/** The name itself, or with a number before its ending where an earlier file has it. */
const freeName = async (folder: string, name: string) => {
  const [, stem, ending] = /^(.+?)(\.[^.]+)?$/s.exec(name)!
  let free = name
  for (let n = 2; !(await isFree(join(folder, free))); n++) free = `${stem}.${n}${ending ?? ""}`
  return free
}

const finish = async ({ id, name, path }: TakenFile, folder: string, report: string) => {
  await mkdir(folder, FOLDER)
  const free = await freeName(folder, Buffer.byteLength(name) > MAX_NAME_BYTES ? id : name)
  const aside = join(folder, `.${id}.report`)
  await using file = await open(aside, "w", 0o600)
  await file.writeFile(report)
  await file.sync()
  await rename(aside, join(folder, `${free}.report.json`))
  await rename(path, join(folder, free))
  await syncFolder(folder)
  await rmdir(join(path, ".."))
}

const removeAll = async (root: string, user_id: UserId | null) => {
  const folders = user_id === null ? [TAKEN, "done", "failed"] : [user_id]
  for (const name of folders) await rm(join(root, name), { recursive: true, force: true })
}
