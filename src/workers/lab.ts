import type { LabTask } from "#domain/lab-task"
import { readLab } from "#embedded/aggregator/labs/read"

/** An entry of the executable: a thread that reads laboratory reports, one after the other. */
declare const self: Worker

self.onmessage = async ({ data }: MessageEvent<LabTask>) => {
  self.postMessage(await readLab(data).catch(() => ({ failed: "file_unreadable" as const })))
}
