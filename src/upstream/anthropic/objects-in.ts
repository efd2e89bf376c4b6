import type { JsonObject } from "#domain/json-object"

import { isTooDeep } from "#upstream/anthropic/depth"

/** Objects of one text that are looked at, and places where one may begin. */
const MAX_OBJECTS = 20
const MAX_STARTS = 40

/** How many characters of a text are gone over, for all of its objects. */
const MAX_SCANNED = 500_000
/** A longer text has to be strict JSON. */
const MAX_LOOSE = 20_000

const [QUOTE, BACKSLASH, BRACE, END_BRACE] = ['"', "\\", "{", "}"].map((letter) =>
  letter.charCodeAt(0),
)

/** Where an object that begins at a place ends; -1 for one that does not. Braces within strings do not count. */
const endOf = (text: string, start: number): number => {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (isInString) {
      if (letter === BACKSLASH) at++
      else if (letter === QUOTE) isInString = false
    } else if (letter === QUOTE) isInString = true
    else if (letter === BRACE) depth++
    else if (letter === END_BRACE && --depth === 0) return at
  }
  return -1
}

/** Words of another language for what JSON has as well. */
const WORDS: Readonly<Record<string, string>> = { True: "true", False: "false", None: "null" }

/** A string in one of the two quotation marks, a comment, a comma before an end, or one of those words. */
const LOOSE =
  /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|\/\/[^\n]*|\/\*[^*]*\*\/|,(?=\s{0,200}[}\]])|\b(?:True|False|None)\b/g

const strict = (text: string): string =>
  text.replace(LOOSE, (all: string, single: string | undefined) => {
    if (single !== undefined) return JSON.stringify(single.replaceAll("\\'", "'"))
    return all.startsWith('"') ? all : (WORDS[all] ?? "")
  })

const strictly = (text: string): unknown => {
  try {
    // Twice: a comma may stand before a comment.
    return JSON.parse(strict(strict(text)))
  } catch {
    return null
  }
}

/** A value of JSON, also with comments, trailing commas or other quotation marks; null for none. */
export const parsedLoosely = (text: string): unknown => {
  if (isTooDeep(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return text.length > MAX_LOOSE ? null : strictly(text)
  }
}

/** An object with a member begins so; `{{a placeholder}}` does not. */
const BEGINNING = /\{\s{0,20}["']/g

/** An object of JSON with the place where it stands. */
export interface FoundObject {
  readonly value: JsonObject
  readonly from: number
  readonly to: number
}

/** The objects of JSON in a text, in their order, whatever is said around them. None of them lies within another. */
export const objectsIn = (text: string): ReadonlyArray<FoundObject> => {
  const found: Array<FoundObject> = []
  let from = 0
  let scanned = 0
  for (const { index } of text.matchAll(BEGINNING).take(MAX_STARTS)) {
    if (index < from || found.length === MAX_OBJECTS || scanned > MAX_SCANNED) continue
    const to = endOf(text, index) + 1
    scanned += (to || text.length) - index
    const value = to > 0 ? parsedLoosely(text.slice(index, to)) : null
    if (typeof value !== "object" || value === null) continue
    found.push({ value: value as FoundObject["value"], from: index, to })
    from = to
  }
  return found
}
