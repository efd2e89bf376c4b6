import type { LabTask } from "#domain/lab-task"
import { withClaimed } from "#embedded/aggregator/labs/claimed-rows"
import { readLab } from "#embedded/aggregator/labs/read"

/** An entry of the executable: a thread that reads laboratory reports, one after the other. */
declare const self: Worker

self.onmessage = async ({ data }: MessageEvent<LabTask>) => {
  self.postMessage("rows" in data ? withClaimed(data) : await readLab(data).catch(() => null))
}
