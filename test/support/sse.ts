/** A frame of an event stream as a client reads it. */
export interface Frame {
  readonly event: string
  readonly id: number
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
  readonly data: any
}

const parse = (block: string): Frame | null => {
  const line = (name: string) =>
    block
      .split("\n")
      .find((text) => text.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = line("data")
  return data === undefined
    ? null
    : { event: line("event") ?? "", id: Number(line("id")), data: JSON.parse(data) }
}

/** Reads frames until the stream ends or breaks off; a broken stream keeps what was whole. */
export const framesOf = async (
  response: Response,
  onFrame: (frame: Frame) => void = () => {},
): Promise<ReadonlyArray<Frame>> => {
  const frames: Array<Frame> = []
  let held = ""
  const decoder = new TextDecoder()
  const reader = response.body!.getReader()
  while (true) {
    const chunk = await reader.read().catch(() => ({ done: true as const, value: undefined }))
    if (chunk.done) return frames
    held += decoder.decode(chunk.value, { stream: true })
    const blocks = held.split("\n\n")
    held = blocks.pop()!
    for (const block of blocks) {
      const frame = parse(block)
      if (!frame) continue
      frames.push(frame)
      onFrame(frame)
    }
  }
}

/** The answer as the deltas tell it: those after the last mark that the synthesis starts again. */
export const answerIn = (frames: ReadonlyArray<Frame>): string =>
  frames
    .slice(
      frames.findLastIndex(
        ({ data }) => data.type === "phase" && data.phase === "synthesis_restarted",
      ) + 1,
    )
    .map(({ data }) => (data.type === "synthesis_delta" ? data.text : ""))
    .join("")
