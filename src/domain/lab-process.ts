import { BYTES_PER_MB } from "#domain/megabyte"

/** The word that the executable is started with to be a process for one report. */
export const LAB_PROCESS = "lab-process"

/** The share of the machine that a process may take. */
export interface ProcessBounds {
  /** Bytes of resident memory. */
  readonly bytes: number
  /** Seconds of processors, all its threads together. */
  readonly cpu_s: number
  /** By how much it comes after the service where both want a processor: 0 for not at all, 19 at most. */
  readonly nice: number
}

/** The bounds of a report. */
export const REPORT_BOUNDS: ProcessBounds = { bytes: 512 * BYTES_PER_MB, cpu_s: 60, nice: 10 }

/** The bounds of a page that a person looks at: it is drawn beside a report that is being read. */
export const PAGE_BOUNDS: ProcessBounds = { bytes: 256 * BYTES_PER_MB, cpu_s: 20, nice: 0 }

/** Two lengths, each a 32-bit number, stand before what they are of. */
const HEAD_BYTES = 8

/** A message between the service and a process: a value of JSON, and bytes beside it. */
export interface Message<Value> {
  readonly value: Value
  readonly bytes: Uint8Array<ArrayBuffer>
}

const NOTHING = new Uint8Array()

/** Packs a message as it stands in a pipe. */
export const packMessage = (value: unknown, bytes: Uint8Array = NOTHING): Uint8Array => {
  const text = Buffer.from(JSON.stringify(value))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(text.length, 0)
  head.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([head, text, bytes])
}

/** The length of the message that a pipe begins to bring, as far as its first bytes say so. */
export const messageBytes = (brought: Uint8Array): number => {
  if (brought.length < HEAD_BYTES) return HEAD_BYTES
  const head = new DataView(brought.buffer, brought.byteOffset, HEAD_BYTES)
  return HEAD_BYTES + head.getUint32(0, true) + head.getUint32(4, true)
}

/** Reads a message in the bytes that a pipe has brought; null where they are not all there. */
export const unpackMessage = <Value>(brought: Uint8Array): Message<Value> | null => {
  const end = messageBytes(brought)
  if (brought.length < end || end === HEAD_BYTES) return null
  const head = new DataView(brought.buffer, brought.byteOffset, HEAD_BYTES)
  const behindText = HEAD_BYTES + head.getUint32(0, true)
  return {
    value: JSON.parse(Buffer.from(brought.subarray(HEAD_BYTES, behindText)).toString()) as Value,
    bytes: Uint8Array.from(brought.subarray(behindText, end)),
  }
}
