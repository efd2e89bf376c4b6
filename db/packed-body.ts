/** A body as it is stored: compressed where that saves anything. */
export interface PackedBody {
  readonly encoding: "identity" | "zstd"
  readonly bytes: Uint8Array
}

/** Bodies from this size on are stored compressed. */
const COMPRESS_FROM_BYTES = 4_096

export const packBody = (bytes: Uint8Array): PackedBody =>
  bytes.byteLength < COMPRESS_FROM_BYTES
    ? { encoding: "identity", bytes }
    : { encoding: "zstd", bytes: Bun.zstdCompressSync(bytes, { level: 1 }) }

export const unpackBody = ({ encoding, bytes }: PackedBody): Uint8Array =>
  encoding === "zstd" ? Bun.zstdDecompressSync(bytes) : bytes

/** The offset of the header of a zstd frame, after its magic number. */
const DESCRIPTOR_AT = 4
const DICTIONARY_BYTES = [0, 1, 2, 4]

/**
 * How many bytes a packed body has unpacked, by its own header (RFC 8878, 3.1.1.1); infinitely many
 * where that does not say.
 */
export const unpackedSize = ({ encoding, bytes }: PackedBody): number => {
  if (encoding === "identity") return bytes.byteLength
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 18))
  const descriptor = header[DESCRIPTOR_AT] ?? 0
  const isSingleSegment = (descriptor & 0x20) !== 0
  const at = DESCRIPTOR_AT + 1 + (isSingleSegment ? 0 : 1) + DICTIONARY_BYTES[descriptor & 3]!
  const width = descriptor >> 6 === 0 ? (isSingleSegment ? 1 : 0) : 2 ** (descriptor >> 6)
  if (width === 0 || at + width > header.length) return Number.POSITIVE_INFINITY
  if (width === 8) return Number(header.readBigUInt64LE(at))
  return header.readUIntLE(at, width) + (width === 2 ? 256 : 0)
}
