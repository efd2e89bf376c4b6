import type { AgreedReading } from "#embedded/aggregator/labs/ocr/agreement"
import { agreed } from "#embedded/aggregator/labs/ocr/agreement"
import type { Engine } from "#embedded/aggregator/labs/ocr/engine"
import { type Language, languageOf } from "#embedded/aggregator/labs/ocr/language"
import { levelled } from "#embedded/aggregator/labs/ocr/level"
import type { Picture } from "#embedded/aggregator/labs/ocr/picture"
import { wordsOf } from "#embedded/aggregator/labs/ocr/seen-words"
import { nearestUnit, spelledName } from "#embedded/aggregator/labs/ocr/spelling"
import { readingOf } from "#embedded/aggregator/labs/report"
import type { PrintedResult } from "#embedded/aggregator/labs/result"
import { type Line, linesOf, type Page } from "#embedded/aggregator/labs/word"

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

/** How the lines of a page rise, and how wide it is. */
interface Lean {
  readonly slope: number
  readonly width: number
}

const riseOf = (left: number, right: number, { slope, width }: Lean): number =>
  ((left + right - width) / 2) * slope

/** A result with its box where it is on the page as it lies. */
const placed = <Result extends PrintedResult>(result: Result, lean: Lean): Result => {
  const [left, bottom, right, top] = result.box
  const rise = riseOf(left, right, lean)
  const up = (points: number) => Math.round((points + rise) * 100) / 100
  return { ...result, box: [left, up(bottom), right, up(top)] }
}

const placedLine = (line: Line, lean: Lean): Line => ({
  ...line,
  words: line.words.map((word) => {
    const rise = riseOf(word.left, word.right, lean)
    return { ...word, bottom: word.bottom + rise, top: word.top + rise }
  }),
})

/** What was seen on pages, with the lines of their largest pictures. */
interface SeenReport extends AgreedReading {
  readonly lines: ReadonlyArray<Line>
}

/** Reads pages by how they look, one picture after the other. */
export const readScans = async (
  engine: Engine,
  scans: ReadonlyArray<Scan>,
): Promise<SeenReport> => {
  const leans = new Map<number, Lean>()
  const words: Array<string> = []
  let language: Language = "eng"

  const look = async ({ number, height, picture }: Scan, side: number): Promise<Page> => {
    const askew = await picture(side)
    const slope = leans.get(number)?.slope ?? engine.slope(askew)
    leans.set(number, { slope, width: askew.width / askew.scale })
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
    const spelled = (result: PrintedResult) => {
      const name = spelledName(result.name, result.unit)
      return { ...result, name, unit: nearestUnit(name, result.unit) }
    }
    return { test_date, results: results.map(spelled), pages }
  }

  const readings = [await lookAll(scans, SIDES[0]!), await lookAll(scans, SIDES[1]!)]
  const unsure = agreed(readings).results.filter(({ isUnsure }) => isUnsure)
  const again = scans.filter(({ number }) => unsure.some(({ page }) => page === number))
  if (again.length > 0) readings.push(await lookAll(again, LAST_SIDE))
  const { test_date, results } = agreed(readings)
  const lines = readings[1]!.pages.flatMap(linesOf)
  return {
    test_date,
    results: results.map((result) => placed(result, leans.get(result.page)!)),
    lines: lines.map((line) => placedLine(line, leans.get(line.page)!)),
  }
}
