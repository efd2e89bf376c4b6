import { Effect } from "effect"
import { drillFolder } from "#db/folder-files"
import type { BackupKey } from "#domain/backup"

/** What is asked of what was restored: it has to read rows, reckon and answer. */
const QUESTION = "How did I sleep last week?"

/** The longest that one command of a drill may take. */
const LIMIT = "1 hour"

const MAX_LINE_CHARS = 300

/** Runs a command to its end, in no environment but this one; answers what it says of its failure, null for none. */
const failureOf = (command: ReadonlyArray<string>, env: Readonly<Record<string, string>>) =>
  Effect.acquireUseRelease(
    Effect.sync(() =>
      Bun.spawn([...command], {
        env: { ...env },
        stdin: "ignore",
        stdout: "ignore",
        stderr: "pipe",
      }),
    ),
    (child) =>
      Effect.promise(async () => {
        const said = (await child.stderr.text()).slice(0, MAX_LINE_CHARS).trim()
        return (await child.exited) === 0 ? null : said
      }),
    (child) => Effect.sync(() => child.kill("SIGKILL")),
  ).pipe(Effect.timeoutOrElse({ duration: LIMIT, orElse: () => Effect.succeed("it took an hour") }))

/**
 * Why a backup cannot be lived on; null where it can. Restores it into a folder beside DATA_DIR's files, which checks
 * its rows and pages, and asks what was restored a question. Both by `command`, which runs this program, in processes
 * of their own that reach no other host. Nothing of it stays.
 */
export const drillFailure = (
  command: ReadonlyArray<string>,
  folder: string,
  file: string,
  key: BackupKey,
): Effect.Effect<string | null> =>
  Effect.scoped(
    Effect.gen(function* () {
      const { data_dir, keys } = yield* drillFolder(
        folder,
        "identities" in key ? key.identities.join("\n") : "",
      )
      const env = {
        DATA_DIR: data_dir,
        LOG_LEVEL: "none",
        PRIVATE: "1",
        ...("passphrase" in key ? { BACKUP_PASSPHRASE: key.passphrase } : {}),
      }
      const identity = "identities" in key ? ["--identity", keys] : []
      const notRestored = yield* failureOf([...command, "restore", file, ...identity], env)
      if (notRestored !== null) return `restore: ${notRestored}`
      const notAnswered = yield* failureOf([...command, "ask", QUESTION], env)
      return notAnswered === null ? null : `ask: ${notAnswered}`
    }),
  ).pipe(Effect.orElseSucceed(() => "DATA_DIR takes no second copy of itself"))
