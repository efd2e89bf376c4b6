import { DrawnWords } from "#embedded/aggregator/labs/drawn-words"
import { type Box, type Quarters, quartersOf, turned, undone } from "#embedded/aggregator/labs/turn"
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
  _FPDFText_GetCharAngle(text: number, at: number): number
  _FPDFText_GetTextObject(text: number, at: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
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

/** What is printed so light, small or transparent that nobody can see it is no text of the report. */
const LIGHTEST = 245
const MIN_POINTS = 1.5
const MIN_OPACITY = 25

/** How a text is drawn that is not seen: the layer that scanners put over a picture. */
const INVISIBLE = new Set([3, 7])

const SPACE = /\s/u

/** A character where it is on its page, and how it is turned there. */
interface PlacedCharacter {
  readonly char: string
  readonly box: Box
  readonly taken: Box
  readonly quarters: Quarters
  /** The number of the object that drew it. */
  readonly object: number
}

/** The words of a page, upright. */
export interface UprightWords {
  readonly words: ReadonlyArray<Word>
  /** How the text is turned on its page. */
  readonly quarters: Quarters
}

/** The characters that can be seen on a page, at most so many; null parts two words. */
function* seenOn(
  raw: CharacterReader,
  text: number,
  most: number,
  isHidden: (object: number) => boolean,
): Generator<PlacedCharacter | null> {
  const scratch = raw.wasmExports.malloc(SCRATCH_BYTES)
  try {
    const count = Math.min(most, raw._FPDFText_CountChars(text))
    for (let at = 0; at < count; at++) {
      const code = raw._FPDFText_GetUnicode(text, at)
      const char = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " "
      raw._FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24)
      const colour = scratch + BOX_BYTES
      raw._FPDFText_GetFillColor(text, at, colour, colour + 4, colour + 8, colour + 12)
      raw._FPDFText_GetLooseCharBox(text, at, scratch + LOOSE)
      const view = new DataView(raw.HEAPU8.buffer, scratch, SCRATCH_BYTES)
      const [left, right, bottom, top] = [0, 8, 16, 24].map((of) => view.getFloat64(of, true))
      const [from, up, to, down] = [0, 4, 8, 12].map((of) => view.getFloat32(LOOSE + of, true))
      const object = raw._FPDFText_GetTextObject(text, at)
      const isSeen =
        [0, 4, 8].some((of) => view.getUint32(BOX_BYTES + of, true) < LIGHTEST) &&
        view.getUint32(BOX_BYTES + 12, true) > MIN_OPACITY &&
        Math.min(to! - from!, up! - down!) > 0 &&
        Math.max(to! - from!, up! - down!) > MIN_POINTS &&
        !isHidden(object)
      yield SPACE.test(char) || raw._FPDFText_IsGenerated(text, at) === 1 || !isSeen
        ? null
        : {
            char,
            box: [left!, bottom!, right!, top!],
            taken: [from!, down!, to!, up!],
            // PDFium counts with the clock.
            quarters: quartersOf(-raw._FPDFText_GetCharAngle(text, at)),
            object,
          }
    }
  } finally {
    raw.wasmExports.free(scratch)
  }
}

/** How most characters are turned. */
const usualTurn = (characters: ReadonlyArray<PlacedCharacter | null>): Quarters => {
  const counts = [0, 0, 0, 0]
  for (const one of characters) if (one) counts[one.quarters]!++
  return counts.indexOf(Math.max(...counts)) as Quarters
}

/**
 * The words of a page with their boxes, at most so many characters of it. Text that is turned otherwise than most is
 * left out, and so is what objects have that lie under a picture.
 */
export const charactersOf = (
  raw: CharacterReader,
  pageIndex: number,
  most: number,
  covered: ReadonlySet<number>,
): UprightWords => {
  const text = raw._FPDFText_LoadPage(pageIndex)
  const modes = new Map<number, boolean>()
  const isHidden = (object: number): boolean => {
    const known = modes.get(object)
    if (known !== undefined) return known
    const isInvisible = INVISIBLE.has(raw._FPDFTextObj_GetTextRenderMode(object))
    modes.set(object, isInvisible || covered.has(object))
    return modes.get(object)!
  }
  try {
    const characters = [...seenOn(raw, text, most, isHidden)]
    const quarters = usualTurn(characters)
    const drawn = new DrawnWords()
    for (const one of characters) {
      if (one === null) drawn.end()
      if (one === null || one.quarters !== quarters) continue
      const [left, bottom, right, top] = turned(one.box, undone(quarters))
      const [from, , to] = turned(one.taken, undone(quarters))
      const { char, object } = one
      drawn.add({ char, object, left, right, bottom, top, from, to })
    }
    drawn.end()
    return { words: drawn.words, quarters }
  } finally {
    raw._FPDFText_ClosePage(text)
  }
}
