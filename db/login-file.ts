import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"

const FOLDER = "hygeia"
const FILE = "login.json"

/** The text of a person's login file below their configuration folder; null when there is none. */
export const readLoginFile = (home: string): Effect.Effect<string | null> =>
  Effect.orElseSucceed(
    Effect.try(() => readFileSync(join(home, FOLDER, FILE), "utf8")),
    () => null,
  )

/** Keeps it, whole or not at all, for the person's eyes alone; false when it cannot be written. */
export const writeLoginFile = (home: string, text: string): Effect.Effect<boolean> =>
  Effect.orElseSucceed(
    Effect.try(() => {
      const folder = join(home, FOLDER)
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const aside = join(folder, `${FILE}.${process.pid}`)
      const fd = openSync(aside, "wx", 0o600)
      writeSync(fd, text)
      fsyncSync(fd)
      closeSync(fd)
      renameSync(aside, join(folder, FILE))
      return true
    }),
    () => false,
  )
