import { messageBytes, type ProcessBounds, unpackMessage } from "#domain/lab-process"
import { endBeyondMemory, endBeyondTime, endFirst } from "#domain/process-bounds"

/**
 * An entry of the executable: a process that does one task for one report and ends. A thread does the task, which may
 * be stuck in it; this one sees what the process has taken, and that the service is gone, from where nothing comes
 * any more.
 */
const thread = new Worker(import.meta.url.replace("lab-process", "lab"))
thread.onerror = () => process.exit(1)
thread.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  await Bun.write(Bun.stdout, data)
  process.exit(0)
}

const begin = (brought: Uint8Array) => {
  const message = unpackMessage<{ readonly bounds: ProcessBounds }>(brought)
  if (message === null) return
  const { bytes, cpu_s } = message.value.bounds
  endBeyondMemory(bytes)
  endBeyondTime(cpu_s)
  thread.postMessage(message, [message.bytes.buffer])
}

await endFirst()

const chunks: Array<Uint8Array> = []
let size = 0
let wanted = messageBytes(new Uint8Array())
for await (const chunk of Bun.stdin.stream()) {
  chunks.push(chunk)
  size += chunk.length
  if (size < wanted) continue
  const brought = Buffer.concat(chunks.splice(0))
  chunks.push(brought)
  wanted = messageBytes(brought)
  begin(brought)
}
process.exit(0)
