/** The months in order, each with its name and its abbreviations. */
const MONTHS = [
  "january|jan",
  "february|feb",
  "march|mar",
  "april|apr",
  "may",
  "june|jun",
  "july|jul",
  "august|aug",
  "september|sept|sep",
  "october|oct",
  "november|nov",
  "december|dec",
].map((names) => names.split("|"))

/** Every name of a month in lower case, a whole name before its abbreviations. */
export const MONTH_NAMES: ReadonlyArray<string> = MONTHS.flat()

/** The number of a month from 1, by its name in any case; 0 for anything else. */
export const monthNumber = (name: string): number =>
  MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1
