/** A LOINC code within a text: where it begins and ends there, with its label, its brackets and its address. */
export interface PrintedCode {
  readonly code: string
  readonly from: number
  readonly to: number
  /** Whether the text says that it is one. */
  readonly isLabelled: boolean
}

const OPEN = String.raw`[([{<]?\s?`
const SHUT = String.raw`(?:\s?[)\]}>])?[:.,]?`
/** "4548-4", with whatever dash. */
const CODE = String.raw`(\d{1,7})\s?[-‐‑–−]\s?(\d)(?![\p{L}\p{N}]|[-.,/]\p{N})`
/** "LOINC", "LN", "LOINC®:", "LOINC-Code =", "http://loinc.org/". */
const LABEL =
  String.raw`(?:(?:https?://)?(?:www\.)?loinc\.org/(?:rdf/)?|(?<![\p{L}\p{N}])(?:LOINC|LN)\s?[®™]?` +
  String.raw`(?:[\s-]?(?:code|nr|no|number))?\.?\s?[:=#]?\s?)`

const LABELLED = new RegExp(`[,;/]?${OPEN}${LABEL}${CODE}${SHUT}`, "iu")
const ALONE = new RegExp(String.raw`(?<!\S)${OPEN}${CODE}${SHUT}(?!\S)`, "gu")

const placed = (match: RegExpExecArray, isLabelled: boolean): PrintedCode => ({
  code: `${match[1]}-${match[2]}`,
  from: match.index,
  to: match.index + match[0].length,
  isLabelled,
})

/** The code that a text says is one, else the first that `isKnown` takes for one; null for a text without any. */
export const printedCode = (
  text: string,
  isKnown: (code: string) => boolean,
): PrintedCode | null => {
  const labelled = LABELLED.exec(text)
  if (labelled !== null) return placed(labelled, true)
  for (const match of text.matchAll(ALONE)) {
    const found = placed(match, false)
    if (!/\s/.test(match[0].trim()) && isKnown(found.code)) return found
  }
  return null
}

/** Whether the last digit of a code is the one that its other digits ask for: any other was misprinted or misread. */
export const isWholeCode = (code: string): boolean => {
  const [body, check] = code.split("-") as [string, string]
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}
