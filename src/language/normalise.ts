/** Longer runs of combining marks make normalisation quadratic and are not writing. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/** The text with at most four combining marks in a row. */
export const withoutStackedMarks = (text: string): string => text.replace(STACKED_MARKS, "$1")

/** The text without zero-width characters, marks of direction and soft hyphens. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")

/** The text with straight apostrophes. */
export const straightApostrophes = (text: string): string =>
  text.replace(/[\u2018\u2019\u02bc`´]/g, "'")

/** The text with straight double quotes. */
export const straightQuotes = (text: string): string =>
  text.replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')

/** The text as a keyboard types it: compatibility forms, straight apostrophes, spaced hyphens for dashes. */
export const typewritten = (text: string): string =>
  straightApostrophes(withoutStackedMarks(text).normalize("NFKC")).replace(/[\u2013\u2014]/g, " - ")
