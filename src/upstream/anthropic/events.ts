import { isJsonObject, type JsonObject } from "#domain/json-object"
import { isTooDeep } from "#upstream/anthropic/depth"

/** What a stream says: an object, or a text that is none (`[DONE]`, or what is said of an error). */
export interface Heard {
  readonly name: string | null
  readonly content: JsonObject | string
}

/** Content that begins as JSON is JSON; throws where it is not, or is nested without measure. */
const contentOf = (text: string): unknown => {
  if (!/^\s{0,20}[{[]/.test(text) || text === "[DONE]") return text
  if (isTooDeep(text)) throw new RangeError("the event is nested too deep")
  return JSON.parse(text)
}

/**
 * Reads the lines of server-sent events as they come, with any of their three line ends. An event need not have a name,
 * and a line that is an object of JSON is one too. What is neither an object nor a text is left out. Throws SyntaxError
 * and RangeError for what is no JSON.
 */
export const makeLineReader = () => {
  const held: Array<string> = []
  let isBehindReturn = false
  let name: string | null = null
  let lines: Array<string> = []

  const event = (): ReadonlyArray<Heard> => {
    const text = lines.join("\n")
    const of = name
    lines = []
    name = null
    if (text === "") return []
    const content = contentOf(text)
    return isJsonObject(content) || typeof content === "string" ? [{ name: of, content }] : []
  }

  const line = (text: string): ReadonlyArray<Heard> => {
    if (text === "") return event()
    if (text.startsWith("{") && lines.length === 0) {
      lines.push(text)
      return event()
    }
    const colon = text.indexOf(":")
    const field = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? "" : text.slice(text[colon + 1] === " " ? colon + 2 : colon + 1)
    if (field === "event") name = value
    if (field === "data") lines.push(value)
    return []
  }

  const push = (piece: string): ReadonlyArray<Heard> => {
    const rest = isBehindReturn && piece.startsWith("\n") ? piece.slice(1) : piece
    if (piece !== "") isBehindReturn = piece.endsWith("\r")
    const whole = rest.split(/\r\n|[\r\n]/)
    const last = whole.pop()!
    const found: Array<Heard> = []
    for (const text of whole) found.push(...line(held.splice(0).join("") + text))
    if (last !== "") held.push(last)
    return found
  }

  return {
    push,
    /** The rest, once the body has ended. */
    end: (): ReadonlyArray<Heard> => push("\n\n"),
  }
}
