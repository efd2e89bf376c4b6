/** The source of a pattern over several lines: breaks and what they are indented by are no part of it. */
export const verbose = (strings: TemplateStringsArray, ...parts: ReadonlyArray<string>): string =>
  String.raw(strings, ...parts).replace(/\n */g, "")

/** The words of a list. */
export const wordList = (strings: TemplateStringsArray): ReadonlyArray<string> =>
  strings
    .join("")
    .split(/\s+/)
    .filter((word) => word !== "")
