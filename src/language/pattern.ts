/**
 * A regular expression over several lines, one or a few alternatives a line: line breaks and the indentation behind
 * them belong to the layout, everything else to the pattern.
 */
export const pattern = (lines: string, flags = ""): RegExp =>
  new RegExp(lines.replace(/\n\s*/g, ""), flags)
