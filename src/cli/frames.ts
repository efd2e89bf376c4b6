/** An event of a stream. */
export interface Frame {
  readonly type: string
  readonly id: string | null
  readonly data: string
}

const fieldsOf = (block: string): Frame | null => {
  const fields = new Map<string, string>()
  for (const line of block.split("\n")) {
    const at = line.indexOf(":")
    // A line that begins with a colon is a comment: the heartbeat.
    if (at < 1) continue
    const name = line.slice(0, at)
    const value = line.slice(at + 1).replace(/^ /, "")
    const before = name === "data" ? fields.get(name) : undefined
    fields.set(name, before === undefined ? value : `${before}\n${value}`)
  }
  const data = fields.get("data")
  if (data === undefined) return null
  return { type: fields.get("event") ?? "message", id: fields.get("id") ?? null, data }
}

/** Reads server-sent events out of the bytes of a stream, in whatever pieces they come. */
export const frameReader = () => {
  const decoder = new TextDecoder()
  let held = ""
  return (bytes: Uint8Array): ReadonlyArray<Frame> => {
    held += decoder.decode(bytes, { stream: true })
    const blocks = held.split("\n\n")
    held = blocks.pop()!
    return blocks.map(fieldsOf).filter((frame) => frame !== null)
  }
}
