import type { AgreedReading } from "#embedded/aggregator/labs/ocr/agreement"
import { agreed } from "#embedded/aggregator/labs/ocr/agreement"
import type { Engine, SeenWord } from "#embedded/aggregator/labs/ocr/engine"
import { type Language, languageOf } from "#embedded/aggregator/labs/ocr/language"
import { levelled } from "#embedded/aggregator/labs/ocr/level"
import type { Picture } from "#embedded/aggregator/labs/ocr/picture"
import { spelledName, spelledUnit } from "#embedded/aggregator/labs/ocr/spelling"
import { readingOf } from "#embedded/aggregator/labs/report"
import type { PrintedResult } from "#embedded/aggregator/labs/result"
import type { Page, Word } from "#embedded/aggregator/labs/word"

/** A page that is to be read by how it looks. */
export interface Scan {
  /** From 1. */
  readonly number: number
  readonly height: number
  /** The page, its longer side of so many points at most. */
  readonly picture: (side: number) => Promise<Picture>
}

/**
 * How large a page is looked at: twice, and where the two do not agree once more. A letter is other points in each,
 * so that what is read in two is printed.
 */
const SIDES = [2_400, 3_200]
const LAST_SIDE = 2_800

/** Lines between columns, and dots that lead to a value. */
const LINES = /[|¦_~—]+|\.{3,}/g
const QUOTES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^[«‹]/, "<"],
  [/^[»›]/, ">"],
]

const cleaned = (text: string): string =>
  spelledUnit(
    QUOTES.reduce((plain, [from, to]) => plain.replace(from, to), text.replaceAll(LINES, "")),
  )

const wordsOf = (seen: ReadonlyArray<SeenWord>, { scale }: Picture, height: number) =>
  seen.flatMap((word): ReadonlyArray<Word> => {
    const text = cleaned(word.text)
    const across = (dots: number) => dots / scale
    const up = (dots: number) => height - dots / scale
    return text === ""
      ? []
      : [
          {
            text,
            left: across(word.left),
            right: across(word.left + word.width),
            bottom: up(word.top + word.height),
            top: up(word.top),
          },
        ]
  })

/** Reads pages by how they look, one picture after the other. */
export const readScans = async (
  engine: Engine,
  scans: ReadonlyArray<Scan>,
): Promise<AgreedReading> => {
  const slopes = new Map<number, number>()
  const words: Array<string> = []
  let language: Language = "eng"

  const look = async ({ number, height, picture }: Scan, side: number): Promise<Page> => {
    const askew = await picture(side)
    const slope = slopes.get(number) ?? engine.slope(askew)
    slopes.set(number, slope)
    const level = levelled(askew, slope)
    let seen = await engine.read(level, language)
    words.push(...seen.map(({ text }) => text))
    const spoken = languageOf(words)
    if (spoken !== language) {
      language = spoken
      seen = await engine.read(level, language)
    }
    return { number, words: wordsOf(seen, level, height) }
  }
  const lookAll = async (of: ReadonlyArray<Scan>, side: number) => {
    const pages: Array<Page> = []
    for (const scan of of) pages.push(await look(scan, side))
    const { test_date, results } = readingOf(pages)
    const spelled = (result: PrintedResult) => ({
      ...result,
      name: spelledName(result.name, result.unit),
    })
    return { test_date, results: results.map(spelled) }
  }

  const readings = [await lookAll(scans, SIDES[0]!), await lookAll(scans, SIDES[1]!)]
  const unsure = agreed(readings).results.filter(({ isUnsure }) => isUnsure)
  const again = scans.filter(({ number }) => unsure.some(({ page }) => page === number))
  if (again.length > 0) readings.push(await lookAll(again, LAST_SIDE))
  const { test_date, results } = agreed(readings)
  return { test_date, results }
}
