import { resolve } from "node:path"
import { Effect, Queue, type Scope } from "effect"
import { comeAfter } from "#actors/child-priority"
import { type FileImportError, STALL_S } from "#domain/file-import"
import { IMPORT_PROCESS, type ImportBounds, importMemory } from "#domain/import-process"
import type { ImportMessage, ImportTask } from "#domain/import-task"
import { BEYOND_MEMORY, STOOD_STILL } from "#domain/process-bounds"

/** Reading comes after the service where both want a processor. */
const NICE = 10

/** The bounds that every file is read within. */
export const importBounds = (): ImportBounds => ({ stall_s: STALL_S, max_bytes: importMemory() })

/** A process that reads a file. */
export interface ImportReader {
  /** Its messages in order; behind them a `failed` for its end, in case it gave no last one of its own. */
  readonly messages: Queue.Dequeue<ImportMessage>
  /** Has it go on behind what it handed over. */
  readonly goOn: Effect.Effect<void>
}

/** The reason that a process gives by its end. A machine that runs out of memory kills it too. */
const reasonOf = (code: number | null): FileImportError => {
  if (code === STOOD_STILL) return "stalled"
  return code === BEYOND_MEMORY || code === null ? "too_much_memory" : "internal"
}

/**
 * Has a process of its own read the file of an import, until the scope ends: it is killed then, wherever it is stuck,
 * and ends itself where it reaches a bound. `command` starts this program.
 */
export const readInProcess = (
  command: ReadonlyArray<string>,
  bounds: ImportBounds,
  task: ImportTask,
): Effect.Effect<ImportReader, never, Scope.Scope> =>
  Effect.gen(function* () {
    const messages = yield* Queue.unbounded<ImportMessage>()
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        Bun.spawn([...command, IMPORT_PROCESS], {
          cwd: "/",
          env: {},
          stdio: ["ignore", "ignore", "ignore"],
          // A Ctrl-C at a terminal is for the service.
          detached: true,
          serialization: "advanced",
          ipc: (message: ImportMessage) => void Queue.offerUnsafe(messages, message),
          onExit: (_, code) =>
            void Queue.offerUnsafe(messages, { failed: reasonOf(code), progress: null }),
        }),
      ),
      (started) =>
        Effect.promise(() => {
          started.kill("SIGKILL")
          return started.exited
        }),
    )
    const send = (message: unknown) =>
      Effect.sync(() => {
        if (child.exitCode === null && child.signalCode === null) child.send(message)
      })
    yield* comeAfter(child.pid, NICE)
    child.unref()
    yield* send({ task: { ...task, path: resolve(task.path) }, bounds })
    return { messages, goOn: send("delivered") }
  })
