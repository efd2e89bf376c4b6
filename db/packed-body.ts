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
