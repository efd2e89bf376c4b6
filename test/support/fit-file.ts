/** A field of a message: its number, its base type and its value. */
export type FitField = readonly [number: number, type: keyof typeof types, value: number]

const types = {
  enum: [0x00, 1],
  sint8: [0x01, 1],
  uint8: [0x02, 1],
  uint16: [0x84, 2],
  uint32: [0x86, 4],
} as const

/** What may differ from one file to the next. */
interface Options {
  readonly isBig?: boolean
  /** Bytes of a field of a developer behind each message. */
  readonly own?: number
}

const numberBytes = (value: number, size: number, isBig: boolean) => {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at++)
    bytes[isBig ? size - 1 - at : at] = Math.floor(value / 256 ** at) % 256
  return bytes
}

/** The checksum as a loop over bits, another way than the decoder's table. */
export const crcOf = (bytes: Uint8Array): number => {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}

/** A message with its definition before it. */
export const fitMessage = (
  number: number,
  fields: ReadonlyArray<FitField>,
  { isBig = false, own = 0 }: Options = {},
): Uint8Array =>
  Buffer.concat([
    new Uint8Array([own > 0 ? 0x60 : 0x40, 0, Number(isBig)]),
    numberBytes(number, 2, isBig),
    new Uint8Array([fields.length]),
    ...fields.map(([field, type]) => new Uint8Array([field, types[type][1], types[type][0]])),
    ...(own > 0 ? [new Uint8Array([1, 0, own, 0])] : []),
    new Uint8Array([0]),
    ...fields.map(([, type, value]) => numberBytes(value, types[type][1], isBig)),
    new Uint8Array(own),
  ])

/** A whole file with its header and checksum. */
export const fitFile = (...messages: ReadonlyArray<Uint8Array>): Uint8Array => {
  const body = Buffer.concat(messages)
  const header = Buffer.concat([
    new Uint8Array([12, 0x20]),
    numberBytes(2_132, 2, false),
    numberBytes(body.length, 4, false),
    Buffer.from(".FIT"),
  ])
  const all = Buffer.concat([header, body])
  return new Uint8Array(Buffer.concat([all, numberBytes(crcOf(all), 2, false)]))
}
