/** Blocks are at least this long, so that starting a decoder for one costs nothing beside it. */
const MIN_BLOCK = 1 << 17

/** An element that goes on for longer is given up. */
const MAX_BLOCK = 1 << 23

/** The longest start tag of a document that is looked for. */
const MAX_ROOT = 1 << 16

/**
 * Cuts a long XML document, text by text, into blocks of whole children of its root. What stands before the root
 * is never looked at: a document type declaration, well-formed or not, and the entities in it count for nothing.
 */
export class Blocks {
  /** Whether the start and the end of the root have come. */
  isOpen = false
  isClosed = false

  private readonly root: string
  private readonly starts: ReadonlyArray<string>
  private rest = ""
  /** Where in `rest` no start of a child can be any more. */
  private searched = 0
  /** What stands before a child: a line break with spaces, which sets it off from a child's own children. */
  private indent: string | null = null

  /** `children`: elements that stand below the root, the most frequent first. */
  constructor(root: string, children: ReadonlyArray<string>) {
    this.root = root
    this.starts = children.map((name) => `<${name} `)
  }

  /** Takes more text and answers the children that are complete, as text; nothing yet where it is too short. */
  push(text: string): string {
    if (this.isClosed) return ""
    this.rest += text
    if (!this.isOpen && !this.open()) return ""
    if (this.rest.length < MIN_BLOCK) return ""
    const cut = this.lastStart()
    if (cut > 0) return this.take(cut)
    this.searched = Math.max(0, this.rest.length - 64)
    return this.rest.length > MAX_BLOCK ? this.take(this.rest.length) : ""
  }

  /** What is left at the end of the document. */
  end(): string {
    if (!this.isOpen || this.isClosed) return ""
    const end = this.rest.lastIndexOf(`</${this.root}>`)
    return end < 0 ? this.take(this.rest.length) : this.close(end)
  }

  private close(end: number): string {
    this.isClosed = true
    const block = this.rest.slice(0, end)
    this.rest = ""
    return block
  }

  private take(cut: number): string {
    const block = this.rest.slice(0, cut)
    this.rest = this.rest.slice(cut)
    this.searched = 0
    return block
  }

  /** Leaves everything behind up to the start tag of the root. */
  private open(): boolean {
    const tag = `<${this.root}`
    for (let at = this.rest.indexOf(tag); at >= 0; at = this.rest.indexOf(tag, at + 1)) {
      const next = this.rest[at + tag.length]
      if (next !== undefined && !" \t\r\n>".includes(next)) continue
      const end = this.rest.indexOf(">", at)
      if (end < 0 && this.rest.length - at < MAX_ROOT) {
        this.rest = this.rest.slice(at)
        return false
      }
      if (end < 0) continue
      this.rest = this.rest.slice(end + 1)
      this.isOpen = true
      return true
    }
    this.rest = this.rest.slice(-tag.length)
    return false
  }

  /** The last place where a child of the root starts; 0 for none. */
  private lastStart(): number {
    this.indent ??= /^(\r?\n[ \t]+)?/.exec(this.rest)![0]
    const fresh = this.rest.slice(this.searched)
    for (const start of this.starts) {
      const at = fresh.lastIndexOf(this.indent + start)
      if (at >= 0) return this.searched + at + this.indent.length
    }
    return 0
  }
}
