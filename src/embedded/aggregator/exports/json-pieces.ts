/** What becomes of a value at a path: its text is taken, it is looked into, or passed over. */
export type Wanted = "text" | "inside" | "nothing"

/** Who is asked for a path, and takes the texts. Keys stand between dots, an element of a list is a star. */
export interface PieceTaker {
  readonly wanted: (path: string) => Wanted
  /** Takes the text of a value; null for one that is too long. */
  readonly take: (path: string, text: string | null) => void
  /** Hears that a value that was looked into is over. */
  readonly end: (path: string) => void
}

interface Frame {
  readonly path: string
  readonly isList: boolean
  key: string
  hasKey: boolean
}

/** A longer value is not taken. */
const MAX_PIECE = 1 << 24
const MAX_DEPTH = 64

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92
const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9
const isOpening = (code: number) => code === 91 || code === 123
const isClosing = (code: number) => code === 93 || code === 125

/**
 * Cuts a JSON document of any length, text by text, into the values at wanted paths. Of the document no more is kept
 * than the value that is not complete yet. What it cuts out is not checked: a broken value fails where it is parsed.
 */
export class JsonPieces {
  private rest = ""
  private at = 0
  private readonly stack: Array<Frame> = []
  /** The value or key that is being passed. */
  private mode: "structure" | "key" | "string" | "scalar" | "nested" = "structure"
  private from = 0
  private depth = 0
  private isQuoted = false
  private isEscaped = false
  private path = ""
  private isTaken = false
  private isTooLong = false
  private hasBegun = false
  private isBroken = false
  private readonly taker: PieceTaker

  constructor(taker: PieceTaker) {
    this.taker = taker
  }

  /** Whether a whole document has come. */
  get isWhole(): boolean {
    return this.hasBegun && !this.isBroken && this.stack.length === 0 && this.mode === "structure"
  }

  push(text: string): void {
    const keep = this.mode === "key" || this.isTaken ? this.from : this.at
    this.rest = this.rest.slice(keep) + text
    this.at -= keep
    this.from -= keep
    while (this.at < this.rest.length && !this.isBroken) this.step()
  }

  private step(): void {
    if (this.mode === "structure") this.structure(this.rest.charCodeAt(this.at))
    else if (this.mode === "scalar") this.scalar()
    else if (this.mode === "nested") this.nested()
    else this.string()
  }

  private structure(code: number): void {
    if (isSpace(code) || code === COMMA || code === COLON || code === 0xfeff) {
      this.at++
      return
    }
    const frame = this.stack.at(-1)
    if (isClosing(code)) {
      if (frame === undefined) this.isBroken = true
      else this.taker.end(frame.path)
      this.stack.pop()
      if (this.stack.length > 0) this.stack.at(-1)!.hasKey = false
      this.at++
    } else if (frame !== undefined && !frame.isList && !frame.hasKey) {
      if (code !== QUOTE) this.isBroken = true
      this.mode = "key"
      this.from = this.at++
    } else this.value(code, frame)
  }

  private value(code: number, frame: Frame | undefined): void {
    if (frame === undefined && this.hasBegun) this.isBroken = true
    this.hasBegun = true
    this.path = frame === undefined ? "" : `${frame.path}.${frame.isList ? "*" : frame.key}`
    const wanted = this.taker.wanted(this.path)
    if (isOpening(code) && wanted === "inside") {
      if (this.stack.length >= MAX_DEPTH) this.isBroken = true
      this.stack.push({ path: this.path, isList: code === 91, key: "", hasKey: false })
      this.at++
      return
    }
    this.isTaken = wanted === "text"
    this.isTooLong = false
    this.from = this.at
    this.depth = 0
    this.isQuoted = false
    this.isEscaped = false
    this.mode = code === QUOTE ? "string" : isOpening(code) ? "nested" : "scalar"
    if (code === QUOTE) this.at++
  }

  private string(): void {
    for (; this.at < this.rest.length; this.at++) {
      const code = this.rest.charCodeAt(this.at)
      if (this.isEscaped) this.isEscaped = false
      else if (code === BACKSLASH) this.isEscaped = true
      else if (code === QUOTE) {
        this.at++
        if (this.mode === "key") this.keyEnds()
        else this.valueEnds()
        return
      }
    }
    this.shorten()
  }

  private scalar(): void {
    for (; this.at < this.rest.length; this.at++) {
      const code = this.rest.charCodeAt(this.at)
      if (code === COMMA || isClosing(code) || isSpace(code)) {
        this.valueEnds()
        return
      }
    }
    this.shorten()
  }

  private nested(): void {
    for (; this.at < this.rest.length; this.at++) {
      const code = this.rest.charCodeAt(this.at)
      if (this.isQuoted) {
        if (this.isEscaped) this.isEscaped = false
        else if (code === BACKSLASH) this.isEscaped = true
        else if (code === QUOTE) this.isQuoted = false
      } else if (code === QUOTE) this.isQuoted = true
      else if (isOpening(code)) this.depth++
      else if (isClosing(code) && --this.depth === 0) {
        this.at++
        this.valueEnds()
        return
      }
    }
    this.shorten()
  }

  /** Leaves a value that is too long behind as far as it has come. */
  private shorten(): void {
    if (this.mode === "key") this.isBroken = this.at - this.from > MAX_PIECE
    else if (this.isTaken && this.at - this.from > MAX_PIECE) {
      this.isTaken = false
      this.isTooLong = true
    }
  }

  private keyEnds(): void {
    const frame = this.stack.at(-1)!
    frame.key = this.rest.slice(this.from + 1, this.at - 1)
    frame.hasKey = true
    this.isEscaped = false
    this.mode = "structure"
  }

  private valueEnds(): void {
    this.mode = "structure"
    const frame = this.stack.at(-1)
    if (frame !== undefined) frame.hasKey = false
    if (this.isTooLong) this.taker.take(this.path, null)
    else if (this.isTaken) this.taker.take(this.path, this.rest.slice(this.from, this.at))
    this.isTaken = false
  }
}
