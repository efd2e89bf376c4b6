import type { ImportBounds } from "#domain/import-process"
import type { ImportMessage, ImportTask } from "#domain/import-task"
import { endBeyondMemory, endFirst, endWhenStill } from "#domain/process-bounds"

/**
 * An entry of the executable: a process that reads the file of one import. A thread reads it, which may be stuck in
 * it; this one sees that, and what the process has taken, and ends with the service.
 */
const thread = new Worker(import.meta.url.replace("import-process", "bulk"))
thread.onerror = () => process.exit(1)

/** The moves of the thread, and whether it waits for what it handed over: it has no turn to move then. */
let moves = 0
let isWaiting = false
thread.onmessage = ({ data }: MessageEvent<ImportMessage>) => {
  if ("progress" in data && "moves" in data) moves = data.moves
  isWaiting = "deliver" in data || "restore" in data
  process.send!(data)
}

type Sent = "delivered" | { readonly task: ImportTask; readonly bounds: ImportBounds }

process.on("disconnect", () => process.exit(0))
process.on("message", (sent: Sent) => {
  if (sent === "delivered") {
    isWaiting = false
    return thread.postMessage(sent)
  }
  endBeyondMemory(sent.bounds.max_bytes)
  endWhenStill(sent.bounds.stall_s, () => (isWaiting ? null : moves))
  thread.postMessage(sent.task)
})
await endFirst()
