import { mkdir, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { syncFolder } from "#db/sync-folder"
import { epochOf, isoOf } from "#domain/time"

/** `hygeia-2026-11-20T03-00-00Z.age`: a backup that was restored once. */
const NAME = /^hygeia-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.age$/

/** One that was not restored, or not even written to its end. */
const UNTRIED = /^hygeia-[\dTZ-]{20}\.untried\.age(?:\.part)?$/

/** When the backup of a name was made, in epoch milliseconds; null for any other file. */
const madeAt = (name: string): number | null => {
  const [, day, h, min, s] = NAME.exec(name) ?? []
  return day === undefined ? null : epochOf(`${day}T${h}:${min}:${s}Z`)
}

/**
 * The path for a backup of an instant (epoch milliseconds) until it was tried, in a folder that is made when it is
 * missing. What earlier ones have left there that were never restored is removed.
 */
export const untriedFile = async (folder: string, made_at: number): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder))
    if (UNTRIED.test(name)) await rm(join(folder, name), { force: true })
  const stamp = isoOf(made_at).slice(0, 19).replaceAll(":", "-")
  return join(folder, `hygeia-${stamp}Z.untried.age`)
}

/** Gives a backup that was restored the name of one, and removes all but the latest. What has another name stays. */
export const keepTried = async (path: string, count: number, now: number): Promise<void> => {
  const folder = dirname(path)
  await rename(path, path.replace(".untried.age", ".age"))
  await syncFolder(folder)
  const backups = (await readdir(folder)).flatMap((name) => {
    const made_at = madeAt(name)
    // One of the future was made by a clock that was ahead: it goes first, or it would be kept for ever.
    return made_at === null ? [] : [{ name, order: made_at > now ? 0 : made_at }]
  })
  backups.sort((a, b) => a.order - b.order)
  for (const { name } of backups.slice(0, -count)) await rm(join(folder, name), { force: true })
}

/** When the latest backup in a folder was made, in epoch milliseconds; null where there is none. */
export const latestBackup = (folder: string): Effect.Effect<number | null> =>
  Effect.promise(async () => {
    const made = (await readdir(folder).catch(() => [])).flatMap((name) => madeAt(name) ?? [])
    return made.length === 0 ? null : Math.max(...made)
  })
