import { type Message, packMessage } from "#domain/lab-process"
import type { PageTask, ReportAnswer, ReportTask, RowsTask } from "#domain/lab-task"
import { BeyondLimit } from "#embedded/aggregator/labs/beyond-limit"
import { withClaimed } from "#embedded/aggregator/labs/claimed-rows"
import { drawPage } from "#embedded/aggregator/labs/drawn-page"
import { readLab } from "#embedded/aggregator/labs/read"

/** An entry of the executable: the thread of a process for one report, which reads it or draws a page of it. */
declare const self: Worker

/** A task as it is sent: the bytes of its file stand beside it. */
type Sent = RowsTask | Omit<ReportTask, "bytes"> | Omit<PageTask, "bytes">

const refusal = (cause: unknown): ReportAnswer =>
  cause instanceof BeyondLimit ? { beyond: cause.limit } : null

const answerTo = async ({ value, bytes }: Message<{ readonly task: Sent }>) => {
  const { task } = value
  if ("rows" in task) return packMessage(withClaimed(task))
  if ("content_type" in task) return packMessage(await readLab({ ...task, bytes }).catch(refusal))
  const drawn = await drawPage({ ...task, bytes })
  if (drawn === null) return packMessage(null)
  const { png, ...page } = drawn
  return packMessage(page, png)
}

self.onmessage = async ({ data }: MessageEvent<Message<{ readonly task: Sent }>>) => {
  self.postMessage(await answerTo(data).catch(() => packMessage(null)))
}
