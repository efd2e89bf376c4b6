/**
 * Tables of wordings, one a line, from which patterns are made. `stem*` goes on with any letters, `(a|b)` is
 * one of several, `?` behind a letter or a bracket makes it optional; the rest is a regular expression. A line
 * that ends in `|` goes on in the next.
 */
const sourceOf = (table: string): string =>
  table
    .split("\n")
    .map((line) => line.replace(/^ +/, ""))
    .filter((line) => line !== "")
    .join("|")
    .replaceAll("||", "|")
    .replace(/(?<!\\)\((?!\?)/g, "(?:")
    .replace(/(?<!\\)([a-z])\*/gi, "$1\\w*")

type Table = (strings: TemplateStringsArray, ...parts: ReadonlyArray<string>) => string

/** The source of a pattern that matches any wording of a table, without groups of its own. */
export const anyOf: Table = (strings, ...parts) => `(?:${sourceOf(String.raw(strings, ...parts))})`

/** Matches any wording of a table as whole words. */
export const words = (strings: TemplateStringsArray, ...parts: ReadonlyArray<string>): RegExp =>
  new RegExp(`\\b${anyOf(strings, ...parts)}\\b`, "i")

/** Matches any wording of a table at any position: its lines say where words end. */
export const pattern = (strings: TemplateStringsArray, ...parts: ReadonlyArray<string>): RegExp =>
  new RegExp(anyOf(strings, ...parts), "i")

/** The source of a pattern over several lines: breaks and what they are indented by are no part of it. */
export const verbose: Table = (strings, ...parts) =>
  String.raw(strings, ...parts).replace(/\n */g, "")

/** The words of a list. */
export const wordList = (strings: TemplateStringsArray): ReadonlyArray<string> =>
  strings
    .join("")
    .split(/\s+/)
    .filter((word) => word !== "")
