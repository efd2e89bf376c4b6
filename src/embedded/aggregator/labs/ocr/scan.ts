import { linesOf } from "#embedded/aggregator/labs/lines"
import type { AgreedReading } from "#embedded/aggregator/labs/ocr/agreement"
import { agreed } from "#embedded/aggregator/labs/ocr/agreement"
import type { Allowance } from "#embedded/aggregator/labs/ocr/allowance"
import type { Engine } from "#embedded/aggregator/labs/ocr/engine"
import { type Language, languageOf } from "#embedded/aggregator/labs/ocr/language"
import { levelled } from "#embedded/aggregator/labs/ocr/level"
import type { Picture } from "#embedded/aggregator/labs/ocr/picture"
import { wordsOf } from "#embedded/aggregator/labs/ocr/seen-words"
import { nearestUnit, spelledName } from "#embedded/aggregator/labs/ocr/spelling"
import { readingOf } from "#embedded/aggregator/labs/report"
import type { PrintedResult } from "#embedded/aggregator/labs/result"
import type { Line, Page } from "#embedded/aggregator/labs/word"

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
  /** The number of rows, at the size that has fewer, with a number beside the name of an analyte and no result. */
  readonly unread: number
  /** The pages that there was no time for. */
  readonly unseen: ReadonlyArray<number>
}

/**
 * Reads pages by how they look, one picture after the other, for as long as there is time for a page like the longest
 * so far.
 */
export const readScans = async (
  engine: Engine,
  scans: ReadonlyArray<Scan>,
  allowance: Allowance,
): Promise<SeenReport> => {
  const leans = new Map<number, Lean>()
  const words: Array<string> = []
  let language: Language = "eng"

  const look = async ({ number, height, picture }: Scan, side: number): Promise<Page> => {
    // Each picture leaves tens of megabytes, which nobody collects before the next ones are there.
    Bun.gc(true)
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
  const read = (pages: ReadonlyArray<Page>) => {
    const { results, ...found } = readingOf(pages)
    const spelled = (result: PrintedResult) => {
      const name = spelledName(result.name, result.unit)
      return { ...result, name, unit: nearestUnit(name, result.unit) }
    }
    return { ...found, results: results.map(spelled), pages }
  }

  const seen = new Map<Scan, ReadonlyArray<Page>>()
  for (const scan of scans) {
    const both = await allowance.spend(async () => {
      const small = await look(scan, SIDES[0]!)
      return [small, await look(scan, SIDES[1]!)]
    })
    if (both === null) break
    seen.set(scan, both)
  }
  const readings = SIDES.map((_, at) => read([...seen.values()].map((both) => both[at]!)))
  const unsure = agreed(readings).results.filter(({ isUnsure }) => isUnsure)
  const again: Array<Page> = []
  for (const scan of seen.keys()) {
    if (!unsure.some(({ page }) => page === scan.number)) continue
    const page = await allowance.spend(() => look(scan, LAST_SIDE))
    if (page !== null) again.push(page)
  }
  if (again.length > 0) readings.push(read(again))
  const { test_date, results } = agreed(readings)
  const lines = readings[1]!.pages.flatMap(linesOf)
  return {
    test_date,
    results: results.map((result) => placed(result, leans.get(result.page)!)),
    lines: lines.map((line) => placedLine(line, leans.get(line.page)!)),
    unread: Math.min(...readings.slice(0, SIDES.length).map(({ unread }) => unread)),
    unseen: scans.filter((scan) => !seen.has(scan)).map(({ number }) => number),
  }
}
