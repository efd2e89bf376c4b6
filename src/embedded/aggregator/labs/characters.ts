import type { Word } from "#embedded/aggregator/labs/word"

/** The functions of PDFium that give the characters of a page, which its wrapper does not type. */
export interface CharacterReader {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(bytes: number): number; free(at: number): void }
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_CountChars(text: number): number
  _FPDFText_GetUnicode(text: number, at: number): number
  _FPDFText_IsGenerated(text: number, at: number): number
  _FPDFText_GetCharBox(
    text: number,
    at: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number
  _FPDFText_GetLooseCharBox(text: number, at: number, box: number): number
  _FPDFText_GetFillColor(
    text: number,
    at: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ): number
}

/** Four doubles of a box, then four numbers of a colour, then the four of the box that a character takes up. */
const BOX_BYTES = 32
const COLOUR_BYTES = 16
const SCRATCH_BYTES = BOX_BYTES + 2 * COLOUR_BYTES
const LOOSE = BOX_BYTES + COLOUR_BYTES

/** What is printed so light that nobody can see it is no text of the report. */
const LIGHTEST = 245

const SPACE = /\s/u

/** A character and its box; `from` and `to` are the ends of what it takes up, the space around it included. */
interface Character {
  readonly char: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  readonly from: number
  readonly to: number
}

interface OpenWord {
  text: string
  left: number
  right: number
  bottom: number
  top: number
  to: number
}

/** Collects characters into words; a gap wider than a third of their height parts them. */
class Words {
  readonly all: Array<Word> = []
  private open: OpenWord | null = null

  add({ char, left, right, bottom, top, from, to }: Character): void {
    const { open } = this
    const height = open === null ? 0 : open.top - open.bottom
    const isNear =
      open !== null &&
      Math.abs(open.bottom - bottom) < Math.max(top - bottom, height) &&
      (left - open.right < height / 3 + 1 || from - open.to < height / 10) &&
      left >= open.left - 1
    if (isNear) {
      open.text += char
      open.right = Math.max(open.right, right)
      open.bottom = Math.min(open.bottom, bottom)
      open.top = Math.max(open.top, top)
      open.to = to
      return
    }
    this.end()
    this.open = { text: char, left, right, bottom, top, to }
  }

  end(): void {
    if (this.open) {
      const { to: _, ...word } = this.open
      this.all.push(word)
    }
    this.open = null
  }
}

/** The words of a page with their boxes, at most so many characters of it. */
export const charactersOf = (
  raw: CharacterReader,
  pageIndex: number,
  most: number,
): ReadonlyArray<Word> => {
  const text = raw._FPDFText_LoadPage(pageIndex)
  const scratch = raw.wasmExports.malloc(SCRATCH_BYTES)
  const words = new Words()
  try {
    const count = Math.min(most, raw._FPDFText_CountChars(text))
    for (let at = 0; at < count; at++) {
      const code = raw._FPDFText_GetUnicode(text, at)
      const char = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " "
      raw._FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24)
      const view = new DataView(raw.HEAPU8.buffer, scratch, SCRATCH_BYTES)
      const colour = scratch + BOX_BYTES
      raw._FPDFText_GetFillColor(text, at, colour, colour + 4, colour + 8, colour + 12)
      const isSeen = [0, 4, 8].some((of) => view.getUint32(BOX_BYTES + of, true) < LIGHTEST)
      if (SPACE.test(char) || raw._FPDFText_IsGenerated(text, at) === 1 || !isSeen) words.end()
      else {
        const [left, right, bottom, top] = [0, 8, 16, 24].map((of) => view.getFloat64(of, true))
        raw._FPDFText_GetLooseCharBox(text, at, scratch + LOOSE)
        const [from, to] = [view.getFloat32(LOOSE, true), view.getFloat32(LOOSE + 8, true)]
        words.add({ char, left: left!, right: right!, bottom: bottom!, top: top!, from, to })
      }
    }
    words.end()
    return words.all
  } finally {
    raw.wasmExports.free(scratch)
    raw._FPDFText_ClosePage(text)
  }
}
