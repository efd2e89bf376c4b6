import {
  LABORATORY,
  LABORATORY_LABELS,
  PROSE,
  REPORT_TITLES,
} from "#embedded/aggregator/labs/terms"
import { isTight, type Line, type Word } from "#embedded/aggregator/labs/word"

/** The name of a laboratory stands among so many lines at the top or at the bottom of a page. */
const MARGIN_LINES = 12
const MAX_CHARS = 80
const MAX_WORDS = 10

const labels = LABORATORY_LABELS.toSorted((a, b) => b.length - a.length).join("|")
const LABELLED = new RegExp(String.raw`^(?:${labels})\s?:\s*(.*)$`, "iu")
/** The text behind a name: an address, a telephone, another label. */
const BEHIND =
  /\s*(?:[,;·•|]\s*(?=\S*\d)|[·•|]|\s[-–—]\s(?=\S*\d)|[,;]?\s*\b(?:tel|phone|fax|clia)\b).*$/iu
/** An address of the network is no part of a name. */
const LINK = /\S*(?:https?:|www\.|@|\.(?:com|org|net|de|fr|es|it|uk)\b)\S*/giu
const TAG = /<[^<>]*>/gu
const NO_TEXT = /[^\p{L}\p{M}\p{N} .,'’()&+-]+/gu

const prose = new Set(PROSE)
const titles = new Set(REPORT_TITLES)

const spokenIn = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** A name as plain text without links or markup, at most so many characters of it; null where nothing is left. */
const plainName = (text: string): string | null => {
  const plain = text
    .normalize("NFC")
    .replaceAll(TAG, " ")
    .replaceAll(LINK, " ")
    .replace(BEHIND, "")
    .replaceAll(NO_TEXT, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  const short = plain.length > MAX_CHARS ? plain.slice(0, plain.lastIndexOf(" ", MAX_CHARS)) : plain
  const spoken = spokenIn(short)
  const isName = spoken.some((word) => word.length > 2) && spoken.length <= MAX_WORDS
  return isName && !spoken.some((word) => titles.has(word)) ? short : null
}

/** The parts of a line that columns part. */
const partsOf = ({ words }: Line): ReadonlyArray<string> => {
  const parts: Array<Array<Word>> = []
  for (const [at, word] of words.entries())
    if (at > 0 && isTight(words[at - 1]!, word)) parts.at(-1)!.push(word)
    else parts.push([word])
  return parts.map((part) => part.map(({ text }) => text).join(" "))
}

const labelled = (line: Line): string | null => {
  const parts = partsOf(line)
  for (const [at, part] of parts.entries()) {
    const behind = LABELLED.exec(part)?.[1]
    const name = behind === undefined ? null : plainName(behind || (parts[at + 1] ?? ""))
    if (name !== null) return name
  }
  return null
}

const isLaboratory = (text: string): boolean =>
  spokenIn(text).some(
    (word) =>
      LABORATORY.some((beginning) => word.startsWith(beginning)) || /(?:^lab|.labor)$/.test(word),
  )

/** "City Laboratory Collected: 03/04/2025" without the label and all behind it. */
const beforeLabel = (text: string): string => {
  const colon = text.indexOf(":")
  return colon < 0 ? text : text.slice(0, colon).trimEnd().replace(/\S+$/u, "")
}

/** The name that a part of a line gives in its own words: all up to the words that say what it is, and no sentence. */
const nameIn = (part: string): string | null => {
  const pieces = beforeLabel(part).split(/\s[-–—]\s/u)
  const at = pieces.findIndex(isLaboratory)
  const text = pieces.slice(0, at + 1).join(" - ")
  const spoken = spokenIn(text)
  const isLabel = LABORATORY_LABELS.includes(text.toLowerCase())
  return isLabel || spoken.length < 2 || spoken.filter((word) => prose.has(word)).length > 1
    ? null
    : plainName(text)
}

const named = (line: Line): string | null =>
  partsOf(line)
    .map(nameIn)
    .find((name) => name !== null) ?? null

/**
 * The laboratory that a report names: behind its label, else in its own words at the top, else at the bottom of a page.
 * Plain text of at most 80 characters: it is a stranger's. Null where none is named.
 */
export const laboratoryIn = (lines: ReadonlyArray<Line>): string | null => {
  const first = lines.filter(({ page }) => page === lines[0]?.page)
  const find = (some: ReadonlyArray<Line>, name: (line: Line) => string | null) =>
    some.map(name).find((each) => each !== null) ?? null
  return (
    find(lines, labelled) ??
    find(first.slice(0, MARGIN_LINES), named) ??
    find(first.slice(MARGIN_LINES).slice(-MARGIN_LINES), named)
  )
}
