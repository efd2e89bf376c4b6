import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { epochOf, isoOf } from "#domain/time"

/** `hygeia-2026-11-20T03-00-00Z.age`: names of files that are older sort before. */
const NAME = /^hygeia-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.age$/

/** The path of a backup of an instant (epoch milliseconds), in a folder that is made when it is missing. */
export const backupFile = async (folder: string, made_at: number): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = isoOf(made_at).slice(0, 19).replaceAll(":", "-")
  return join(folder, `hygeia-${stamp}Z.age`)
}

/** Removes all but the latest backups of a folder. What has another name stays. */
export const keepLatest = async (folder: string, count: number): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  for (const name of names.slice(0, -count)) await rm(join(folder, name), { force: true })
}

/** When the latest backup in a folder was made, in epoch milliseconds; null where there is none. */
export const latestBackup = (folder: string): Effect.Effect<number | null> =>
  Effect.promise(async () => {
    const name = (await readdir(folder).catch(() => []))
      .filter((name) => NAME.test(name))
      .sort()
      .at(-1)
    const [, day, h, min, s] = /^hygeia-([\d-]{10})T(\d\d)-(\d\d)-(\d\d)Z/.exec(name ?? "") ?? []
    return day === undefined ? null : epochOf(`${day}T${h}:${min}:${s}Z`)
  })
