import type { LabTask } from "#domain/lab-task"
import { withClaimed } from "#embedded/aggregator/labs/claimed-rows"
import { drawPage } from "#embedded/aggregator/labs/drawn-page"
import { readLab } from "#embedded/aggregator/labs/read"

/** An entry of the executable: a thread that reads laboratory reports or draws their pages, one after the other. */
declare const self: Worker

const answerTo = (task: LabTask) => {
  if ("rows" in task) return withClaimed(task)
  return "page" in task ? drawPage(task) : readLab(task)
}

self.onmessage = async ({ data }: MessageEvent<LabTask>) => {
  self.postMessage(await Promise.resolve(answerTo(data)).catch(() => null))
}
