import type { JsonObject } from "#domain/json-object"

import { isTooDeep } from "#upstream/anthropic/depth"

/** Objects of one text that are looked at, and places where one may begin. */
const MAX_OBJECTS = 20
const MAX_STARTS = 40

/** Where an object that begins at a place ends; -1 for one that does not. Braces within strings do not count. */
const endOf = (text: string, start: number): number => {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isInString) {
      if (letter === "\\") at++
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === "{") depth++
    else if (letter === "}" && --depth === 0) return at
  }
  return -1
}

const parsed = (text: string): unknown => {
  try {
    return isTooDeep(text) ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** An object with a member begins so; `{{a placeholder}}` does not. */
const BEGINNING = /\{\s{0,20}"/g

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
  for (const { index } of text.matchAll(BEGINNING).take(MAX_STARTS)) {
    if (index < from || found.length === MAX_OBJECTS) continue
    const to = endOf(text, index) + 1
    const value = to > 0 ? parsed(text.slice(index, to)) : null
    if (typeof value !== "object" || value === null) continue
    found.push({ value: value as FoundObject["value"], from: index, to })
    from = to
  }
  return found
}
