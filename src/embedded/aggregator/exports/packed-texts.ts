/** So many characters are packed together. */
const BLOCK_CHARS = 1 << 20
const MAX_PACKED_BYTES = 1 << 26

/** No text of JSON holds it. */
const BETWEEN = "\u0000"

/** Many short texts of one kind that wait, compressed: a million points of a metric are some megabytes. */
export class PackedTexts {
  private fresh: Array<string> = []
  private chars = 0
  private blocks: Array<Uint8Array> = []
  private packed = 0

  /** Adds one; answers whether there was room for it. */
  add(text: string): boolean {
    if (this.packed > MAX_PACKED_BYTES) return false
    this.fresh.push(text)
    this.chars += text.length
    if (this.chars >= BLOCK_CHARS) this.pack()
    return true
  }

  /** All of them in order; none is left. */
  *taken(): Generator<string> {
    const { blocks, fresh } = this
    this.clear()
    this.blocks = []
    this.packed = 0
    const decoder = new TextDecoder()
    for (const block of blocks) yield* decoder.decode(Bun.zstdDecompressSync(block)).split(BETWEEN)
    yield* fresh
  }

  private pack(): void {
    const block = Bun.zstdCompressSync(this.fresh.join(BETWEEN), { level: 1 })
    this.blocks.push(block)
    this.packed += block.byteLength
    this.clear()
  }

  private clear(): void {
    this.fresh = []
    this.chars = 0
  }
}
