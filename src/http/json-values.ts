import { nextTurn } from "#http/blocks"

/**
 * How many values a JSON body may hold, members and items at all depths together. What parsing and
 * checking cost goes by their number, not by the bytes: a megabyte has room for half a million.
 */
export const MAX_JSON_VALUES = 5_000

/** Bytes scanned between two turns of the event loop, in well under a millisecond. */
export const SCANNED_AT_ONCE = 131_072

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b

/**
 * Whether a JSON text holds more than so many values, in steps: a comma or an opening bracket outside
 * of strings stands before each but the first. It need not be valid.
 */
export function* scanValues(text: Uint8Array, most: number): Generator<void, boolean> {
  let values = 1
  let isInString = false
  let sinceStep = 0
  for (let at = 0; at < text.length; at++) {
    if (++sinceStep === SCANNED_AT_ONCE) {
      sinceStep = 0
      yield
    }
    const byte = text[at]
    if (byte === QUOTE) isInString = !isInString
    else if (isInString) {
      if (byte === BACKSLASH) at++
    } else if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values++
      if (values > most) return true
    }
  }
  return false
}

/** Whether a JSON text holds more than so many values; yields to the event loop in between. */
export const hasMoreValues = async (text: Uint8Array, most: number): Promise<boolean> => {
  const steps = scanValues(text, most)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTurn()
  }
}
