import type { Joint, Word } from "#embedded/aggregator/labs/word"

/** A character and its box; `from` and `to` are the ends of what it takes up, the space around it included. */
interface Character {
  readonly char: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  readonly from: number
  readonly to: number
  /**
   * The number of the object that drew it: the words of a column and those of the next are drawn one after the other.
   */
  readonly object: number
}

/** A part of a word that was drawn at once. */
interface Piece {
  text: string
  left: number
  right: number
  bottom: number
  top: number
  to: number
  readonly object: number
}

/** A word of more pieces is no name and its value. */
const MAX_PIECES = 64

const textOf = (pieces: ReadonlyArray<Piece>) => pieces.map(({ text }) => text).join("")

/** "CA 19-9" is no number; one of two digits is one. */
const NO_NUMBER = /[\p{L})-]/u
const VALUE_BEGINS = /^[<>≤≥*]?=?\d/

/** The places at which a value might begin in a word that was drawn in pieces. */
const jointsOf = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Joint> => {
  if (pieces.length > MAX_PIECES) return []
  let text = ""
  return pieces.flatMap((piece) => {
    const joint = { at: text.length, left: piece.left }
    const isJoint = NO_NUMBER.test(text) && VALUE_BEGINS.test(piece.text)
    text += piece.text
    return isJoint ? [joint] : []
  })
}

const wordOf = (pieces: ReadonlyArray<Piece>, run: number): Word => {
  const joints = jointsOf(pieces)
  return {
    text: textOf(pieces),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    bottom: Math.min(...pieces.map(({ bottom }) => bottom)),
    top: Math.max(...pieces.map(({ top }) => top)),
    run,
    ...(joints.length > 0 && { joints }),
  }
}

/** The widths of the characters of a run. */
interface Widths {
  least: number
  most: number
  count: number
  hasLetter: boolean
}

/** Fewer characters may be equally wide in any print, and digits always are. */
const MIN_TYPED = 6
const ALIKE = 1.02

/** The width of every character of a run, where all are equally wide; undefined where they are not. */
const pitchOf = ({ least, most, count, hasLetter }: Widths): number | undefined =>
  count >= MIN_TYPED && hasLetter && most < least * ALIKE ? most : undefined

/** A gap of so many heights is that of a column. */
const COLUMN = 1.5
/** A character that begins so far over the one before it, in heights, was printed over it. */
const OVER = 0.35
/** Accents stand over their letter. */
const ACCENT = /[\p{M}\p{Sk}\u00b4\u00a8]/u

/**
 * Collects characters into words in the order they are drawn in. A gap wider than a third of their height parts two
 * words, and so does a character that is printed over another one.
 */
export class DrawnWords {
  private readonly all: Array<Word> = []
  private readonly widths = new Map<number, Widths>()
  private pieces: Array<Piece> = []
  private bottom = 0
  private top = 0
  private run = 0

  add(character: Character): void {
    const { char, object, left, right, bottom, top, from, to } = character
    const last = this.pieces.at(-1)
    if (last !== undefined && !this.isNext(last, character)) this.end()
    const open = this.pieces.at(-1)
    if (open === undefined && !this.isOfRun(character)) this.run++
    this.measure(char, to - from)
    this.bottom = open === undefined ? bottom : Math.min(this.bottom, bottom)
    this.top = open === undefined ? top : Math.max(this.top, top)
    if (open === undefined || open.object !== object) {
      this.pieces.push({ text: char, left, right, bottom, top, to, object })
      return
    }
    open.text += char
    open.right = Math.max(open.right, right)
    open.bottom = Math.min(open.bottom, bottom)
    open.top = Math.max(open.top, top)
    open.to = to
  }

  end(): void {
    if (this.pieces.length === 0) return
    this.all.push(wordOf(this.pieces, this.run))
    this.pieces = []
  }

  /** All words so far; those of a typewriter with the width of its letters. */
  get words(): ReadonlyArray<Word> {
    return this.all.map((word) => ({ ...word, pitch: pitchOf(this.widths.get(word.run!)!) }))
  }

  private measure(char: string, width: number): void {
    const known = this.widths.get(this.run)
    const hasLetter = /\p{L}/u.test(char)
    this.widths.set(this.run, {
      least: Math.min(known?.least ?? width, width),
      most: Math.max(known?.most ?? width, width),
      count: (known?.count ?? 0) + 1,
      hasLetter: hasLetter || (known?.hasLetter ?? false),
    })
  }

  private isNext(last: Piece, { char, left, bottom, top, from }: Character): boolean {
    const height = this.top - this.bottom
    const isAccent = ACCENT.test(char) || ACCENT.test(last.text.at(-1)!)
    return (
      Math.abs(this.bottom - bottom) < Math.max(top - bottom, height) &&
      (left - last.right < height / 3 + 1 || from - last.to < height / 10) &&
      left >= this.pieces[0]!.left - 1 &&
      (isAccent || left > last.right - Math.max(top - bottom, height) * OVER)
    )
  }

  /** True where a word follows the last one as the next word of a line, with no column between. */
  private isOfRun({ left, bottom, top }: Character): boolean {
    const last = this.all.at(-1)
    if (last === undefined) return false
    const height = Math.max(top - bottom, last.top - last.bottom)
    return (
      Math.abs(last.bottom - bottom) < height &&
      left > last.right - height * OVER &&
      left < last.right + height * COLUMN
    )
  }
}
