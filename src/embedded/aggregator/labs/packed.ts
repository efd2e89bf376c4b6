const ZSTD = [0x28, 0xb5, 0x2f, 0xfd]
const GZIP = [0x1f, 0x8b]

const begins = (bytes: Uint8Array, magic: ReadonlyArray<number>) =>
  magic.every((byte, at) => bytes[at] === byte)

/** The bytes of a file of the product. Some are packed by who made them, and all are in the executable. */
export const unpacked = async (path: string): Promise<Uint8Array> => {
  const bytes = await Bun.file(path).bytes()
  if (begins(bytes, ZSTD)) return Bun.zstdDecompressSync(bytes)
  return begins(bytes, GZIP) ? Bun.gunzipSync(bytes) : bytes
}
