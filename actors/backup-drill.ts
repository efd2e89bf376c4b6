import { Effect } from "effect"
import { drillFolder } from "#db/folder-files"
import type { BackupKey } from "#domain/backup"

/** What is asked of what was restored: it has to read rows, reckon and answer. */
const QUESTION = "How did I sleep last week?"

/** The longest that one command of a drill may take. */
const LIMIT = "1 hour"

/** Runs a command to its end, in no environment but this one, and tells whether it succeeded. */
const succeeds = (command: ReadonlyArray<string>, env: Readonly<Record<string, string>>) =>
  Effect.acquireUseRelease(
    Effect.sync(() =>
      Bun.spawn([...command], {
        env: { ...env },
        stdin: "ignore",
        stdout: "ignore",
        stderr: "ignore",
      }),
    ),
    (child) =>
      Effect.map(
        Effect.promise(() => child.exited),
        (code) => code === 0,
      ),
    (child) => Effect.sync(() => child.kill("SIGKILL")),
  ).pipe(Effect.timeoutOrElse({ duration: LIMIT, orElse: () => Effect.succeed(false) }))

/**
 * Whether a backup can be lived on: restores it into a folder beside DATA_DIR's files, which checks its rows and pages,
 * and asks what was restored a question. Both by `command`, which runs this program, in processes of their own that
 * reach no other host. Nothing of it stays.
 */
export const passesDrill = (
  command: ReadonlyArray<string>,
  folder: string,
  file: string,
  key: BackupKey,
): Effect.Effect<boolean> =>
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
      if (!(yield* succeeds([...command, "restore", file, ...identity], env))) return false
      return yield* succeeds([...command, "ask", QUESTION], env)
    }),
  ).pipe(Effect.orElseSucceed(() => false))
