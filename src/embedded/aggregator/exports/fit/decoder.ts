/** A message of a FIT file: its global number and the first value of each of its fields, by field number. */
export interface FitMessage {
  readonly number: number
  readonly fields: ReadonlyMap<number, number>
}

/** Why a file could not be read to its end. */
export type FitFault = "it is no FIT file" | "it is damaged" | "its checksum is wrong"

/** The field that every message may have: seconds since `FIT_EPOCH_MS`. */
export const TIMESTAMP = 253

/** 1989-12-31T00:00:00Z. */
export const FIT_EPOCH_MS = 631_065_600_000

/** How a base type is read: its size, and the value that says that there is none. */
interface BaseType {
  readonly size: number
  readonly read: (view: DataView, at: number, little: boolean) => number
  readonly invalid: number
}

const u8 = (invalid: number): BaseType => ({ size: 1, read: (v, at) => v.getUint8(at), invalid })
const u16 = (invalid: number): BaseType => ({
  size: 2,
  read: (v, at, little) => v.getUint16(at, little),
  invalid,
})
const u32 = (invalid: number): BaseType => ({
  size: 4,
  read: (v, at, little) => v.getUint32(at, little),
  invalid,
})

/** By the lower five bits of their number. Texts, bytes and 64 bits are no values of ours. */
const baseTypes: Readonly<Record<number, BaseType>> = {
  0: u8(0xff),
  1: { size: 1, read: (v, at) => v.getInt8(at), invalid: 0x7f },
  2: u8(0xff),
  3: { size: 2, read: (v, at, little) => v.getInt16(at, little), invalid: 0x7fff },
  4: u16(0xffff),
  5: { size: 4, read: (v, at, little) => v.getInt32(at, little), invalid: 0x7fffffff },
  6: u32(0xffffffff),
  8: { size: 4, read: (v, at, little) => v.getFloat32(at, little), invalid: Number.NaN },
  9: { size: 8, read: (v, at, little) => v.getFloat64(at, little), invalid: Number.NaN },
  10: u8(0),
  11: u16(0),
  12: u32(0),
  13: u8(0xff),
}

interface Field {
  readonly number: number
  readonly at: number
  readonly type: BaseType
}

interface Definition {
  readonly number: number
  readonly little: boolean
  readonly size: number
  readonly fields: ReadonlyArray<Field>
}

const CRC = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401,
  0x5000, 0x9c01, 0x8801, 0x4400,
] as const

/** The checksum of FIT, continued over some bytes. */
const crcOver = (crc: number, bytes: Uint8Array): number => {
  let sum = crc
  for (const byte of bytes) {
    sum = ((sum >> 4) & 0x0fff) ^ CRC[sum & 15]! ^ CRC[byte & 15]!
    sum = ((sum >> 4) & 0x0fff) ^ CRC[sum & 15]! ^ CRC[byte >> 4]!
  }
  return sum
}

const NOTHING = new Uint8Array(0)
const CRC_BYTES = 2

/**
 * Reads FIT files of any length, piece by piece: it keeps the unfinished message and the definitions alone. Several
 * files may follow each other. Never throws; `fault` says what stopped it.
 */
export class FitDecoder {
  fault: FitFault | null = null
  /** Whether the bytes so far end with a file. */
  isWhole = false

  private rest: Uint8Array = NOTHING
  private definitions = new Map<number, Definition>()
  /** Bytes of messages that are still to come; -1 before a header. */
  private left = -1
  private crc = 0
  private time: number | null = null
  private readonly take: (message: FitMessage) => void

  constructor(take: (message: FitMessage) => void) {
    this.take = take
  }

  /** Takes more bytes. */
  push(bytes: Uint8Array): void {
    if (this.fault !== null || bytes.length === 0) return
    const all = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    let at = 0
    while (at < all.length && this.fault === null) {
      const size = this.step(all.subarray(at))
      if (size === 0) break
      at += size
    }
    this.rest = all.slice(at)
    if (this.rest.length > 0) this.isWhole = false
  }

  /** Reads what stands at the start of some bytes; answers its size, 0 where it is unfinished. */
  private step(bytes: Uint8Array): number {
    if (this.left < 0) return this.header(bytes)
    if (this.left === 0) return this.checksum(bytes)
    const size = this.message(bytes)
    if (size > this.left) this.fault = "it is damaged"
    if (size === 0 || this.fault !== null) return 0
    this.crc = crcOver(this.crc, bytes.subarray(0, size))
    this.left -= size
    return size
  }

  private header(bytes: Uint8Array): number {
    this.isWhole = false
    const size = bytes[0]!
    if (size < 12) this.fault = "it is no FIT file"
    if (size < 12 || bytes.length < size) return 0
    const view = new DataView(bytes.buffer, bytes.byteOffset, size)
    if (view.getUint32(8, false) !== 0x2e464954) {
      this.fault = "it is no FIT file"
      return 0
    }
    this.left = view.getUint32(4, true)
    this.crc = crcOver(0, bytes.subarray(0, size))
    this.definitions = new Map()
    this.time = null
    return size
  }

  private checksum(bytes: Uint8Array): number {
    if (bytes.length < CRC_BYTES) return 0
    if (crcOver(this.crc, bytes.subarray(0, CRC_BYTES)) !== 0) this.fault = "its checksum is wrong"
    this.left = -1
    this.isWhole = this.fault === null
    return CRC_BYTES
  }

  private message(bytes: Uint8Array): number {
    const head = bytes[0]!
    if ((head & 0x80) === 0 && (head & 0x40) !== 0) return this.define(bytes)
    const definition = this.definitions.get(head & 0x80 ? (head >> 5) & 3 : head & 15)
    if (definition === undefined) this.fault = "it is damaged"
    if (definition === undefined || bytes.length < 1 + definition.size) return 0
    const fields = this.fieldsOf(definition, bytes)
    const stated = fields.get(TIMESTAMP)
    if (head & 0x80 && this.time !== null) {
      this.time += ((head & 31) - (this.time & 31) + 32) & 31
      fields.set(TIMESTAMP, this.time)
    } else if (stated !== undefined) this.time = stated
    this.take({ number: definition.number, fields })
    return 1 + definition.size
  }

  private fieldsOf({ fields, little }: Definition, bytes: Uint8Array): Map<number, number> {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const found = new Map<number, number>()
    for (const { number, at, type } of fields) {
      const value = type.read(view, at, little)
      if (value !== type.invalid && Number.isFinite(value)) found.set(number, value)
    }
    return found
  }

  private define(bytes: Uint8Array): number {
    const DEFINITION_BYTES = 6
    if (bytes.length < DEFINITION_BYTES) return 0
    const hasOwn = (bytes[0]! & 0x20) !== 0
    const count = bytes[5]!
    const end = DEFINITION_BYTES + count * 3
    if (bytes.length < end + Number(hasOwn)) return 0
    const own = hasOwn ? bytes[end]! : 0
    const size = end + (hasOwn ? 1 + own * 3 : 0)
    if (bytes.length < size) return 0
    const little = bytes[2] === 0
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const fields: Array<Field> = []
    let at = 1
    for (let field = DEFINITION_BYTES; field < end; field += 3) {
      const type = baseTypes[bytes[field + 2]! & 31]
      const bytesOf = bytes[field + 1]!
      if (type !== undefined && bytesOf >= type.size)
        fields.push({ number: bytes[field]!, at, type })
      at += bytesOf
    }
    // Those of developers have sizes of their own and no place here.
    for (let field = 0; field < own; field++) at += bytes[end + 2 + field * 3]!
    const number = view.getUint16(3, little)
    this.definitions.set(bytes[0]! & 15, { number, little, size: at - 1, fields })
    return size
  }
}
