import { Data, Effect, Redacted } from "effect"
import { Config } from "#config"
import { MIN_PASSPHRASE_CHARS } from "#domain/backup"

/** There is no passphrase that a backup could be locked or opened with. */
export class NoPassphrase extends Data.TaggedError("NoPassphrase")<{ readonly message: string }> {}

/** Reads a line of the terminal without showing it. */
const asked = (prompt: string) =>
  Effect.callback<string, NoPassphrase>((resume) => {
    const { stdin, stderr } = process
    let line = ""
    const end = (outcome: Effect.Effect<string, NoPassphrase>) => {
      stdin.off("data", read).setRawMode(false).pause()
      stderr.write("\n")
      resume(outcome)
    }
    const read = (keys: Buffer) => {
      for (const key of keys.toString()) {
        if (key === "\r" || key === "\n") return end(Effect.succeed(line))
        if (key === "\u0003" || key === "\u0004")
          return end(Effect.fail(new NoPassphrase({ message: "No passphrase was given." })))
        line = key === "\u007F" ? line.slice(0, -1) : line + key
      }
    }
    stderr.write(prompt)
    stdin.setRawMode(true).resume().on("data", read)
  })

const noTerminal = new NoPassphrase({
  message: "Set BACKUP_PASSPHRASE, or name a file with it in BACKUP_PASSPHRASE_FILE.",
})

/** The passphrase of BACKUP_PASSPHRASE, else one that is typed; twice where it locks something. */
export const passphrase = Effect.fnUntraced(function* (times: "once" | "twice") {
  const { BACKUP_PASSPHRASE } = yield* Config
  if (BACKUP_PASSPHRASE) return Redacted.value(BACKUP_PASSPHRASE)
  if (!process.stdin.isTTY) return yield* noTerminal
  const typed = yield* asked("Passphrase: ")
  if (times === "once") return typed
  if (typed.length < MIN_PASSPHRASE_CHARS)
    return yield* new NoPassphrase({
      message: `A passphrase must be at least ${MIN_PASSPHRASE_CHARS} characters long.`,
    })
  const again = yield* asked("The same again: ")
  if (again === typed) return typed
  return yield* new NoPassphrase({ message: "The two are not the same." })
})
