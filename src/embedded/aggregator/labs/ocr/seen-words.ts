import type { SeenWord } from "#embedded/aggregator/labs/ocr/engine"
import type { Picture } from "#embedded/aggregator/labs/ocr/picture"
import { spelledUnit } from "#embedded/aggregator/labs/ocr/spelling"
import type { Word } from "#embedded/aggregator/labs/word"

/** How signs are put right that are taken for others; in this order. */
const SIGNS: ReadonlyArray<readonly [seen: RegExp, meant: string]> = [
  [/(?<=\/)[|!\]})]$/, "l"],
  [/[|¦_~—]+|\.{3,}/g, ""],
  [/(?<=\/\p{L}+)\.$/u, ""],
  [/(?<=^(?:[munpk]?U|mg|g|G|T|mmol|ng))\/$/i, "/l"],
  [/^[«‹]/, "<"],
  [/^[»›]/, ">"],
]

const cleaned = (text: string): string =>
  spelledUnit(SIGNS.reduce((plain, [seen, meant]) => plain.replace(seen, meant), text))

/** A value with the flag that stands close behind it. */
const FLAGGED = /^([<>]?\d[\d.,]*)([+*↑↓HL]+)$/

/** A word, or a value and its flag; how wide a part is goes by its letters. */
const partsOf = (word: Word): ReadonlyArray<Word> => {
  const [, value, flag] = FLAGGED.exec(word.text) ?? []
  if (value === undefined || flag === undefined) return [word]
  const middle = word.left + ((word.right - word.left) * value.length) / word.text.length
  return [
    { ...word, text: value, right: middle },
    { ...word, text: flag, left: middle },
  ]
}

/** The words that are seen on a picture of a page, in points of the page. */
export const wordsOf = (
  seen: ReadonlyArray<SeenWord>,
  { scale }: Picture,
  pageHeight: number,
): ReadonlyArray<Word> =>
  seen.flatMap(({ text: printed, left, top, width, height }) => {
    const text = cleaned(printed)
    if (text === "") return []
    return partsOf({
      text,
      left: left / scale,
      right: (left + width) / scale,
      bottom: pageHeight - (top + height) / scale,
      top: pageHeight - top / scale,
    })
  })
