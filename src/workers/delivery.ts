import { type BodyTask, normaliseBody, openPacked } from "#ingest/body-task"

/**
 * An entry of the executable: a thread that parses large deliveries. What one dies of is answered
 * without its message, which might quote the payload.
 */
declare const self: Worker

const performed = (task: BodyTask) =>
  task.task === "open" ? openPacked(task.body) : normaliseBody(task.event, task.body)

self.onmessage = ({ data }: MessageEvent<BodyTask>) => {
  try {
    self.postMessage({ done: performed(data) })
  } catch (cause) {
    self.postMessage({ died: cause instanceof Error ? cause.name : "defect" })
  }
}
