import { Effect, type Scope } from "effect"
import { comeAfter } from "#actors/child-priority"
import {
  LAB_PROCESS,
  type Message,
  type ProcessBounds,
  packMessage,
  unpackMessage,
} from "#domain/lab-process"
import type { LabTask } from "#domain/lab-task"
import { BEYOND_MEMORY, BEYOND_TIME } from "#domain/process-bounds"

/** A process may take this long where others want the processors too: its minute of them may come late. */
const LIMIT = "15 minutes"

/** The longest answer: a page of noise as a PNG, or the whole text of a report. */
const ANSWER_BYTES = 12_000_000

/** The reasons for no answer; `ended` stands for a process that did not start, or ended for another reason. */
export type Unanswered = "too_much_memory" | "too_long" | "ended"

/** A process of a command, in no folder, with no environment and nothing open but its pipes, until the scope ends. */
const processOf = (command: ReadonlyArray<string>) =>
  Effect.acquireRelease(
    Effect.try({
      try: () =>
        Bun.spawn([...command, LAB_PROCESS], {
          cwd: "/",
          env: {},
          stdin: "pipe",
          stdout: "pipe",
          stderr: "ignore",
          // A Ctrl-C at a terminal is for the service.
          detached: true,
          maxBuffer: ANSWER_BYTES,
          killSignal: "SIGKILL",
        }),
      // The system may have none left.
      catch: (): Unanswered => "ended",
    }),
    (child) =>
      Effect.promise(() => {
        child.kill("SIGKILL")
        return child.exited
      }),
  )

const reasonOf = (code: number): Unanswered => {
  if (code === BEYOND_MEMORY) return "too_much_memory"
  return code === BEYOND_TIME ? "too_long" : "ended"
}

/**
 * Has a process of its own do one task, and waits for its answer. The process ends with that, with the scope, and
 * where it takes more than it may. `command` starts this program.
 */
export const askProcess = <Answer>(
  command: ReadonlyArray<string>,
  bounds: ProcessBounds,
  task: LabTask,
): Effect.Effect<Message<Answer>, Unanswered, Scope.Scope> =>
  Effect.gen(function* () {
    const child = yield* processOf(command)
    yield* comeAfter(child.pid, bounds.nice)
    const { bytes, ...rest } = "bytes" in task ? task : { ...task, bytes: undefined }
    child.stdin.write(packMessage({ bounds, task: rest }, bytes))
    // A process that has ended does not take it any more: its code says why.
    yield* Effect.promise(() => Promise.resolve(child.stdin.flush()).catch(() => 0))
    const answer = yield* Effect.promise(() => new Response(child.stdout).bytes())
    const code = yield* Effect.promise(() => child.exited)
    const message = code === 0 ? unpackMessage<Answer>(answer) : null
    return message ?? (yield* Effect.fail(reasonOf(code)))
  }).pipe(Effect.timeoutOrElse({ duration: LIMIT, orElse: () => Effect.fail("too_long" as const) }))
