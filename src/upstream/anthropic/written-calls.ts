import { objectsIn, parsedLoosely } from "#upstream/anthropic/objects-in"

/** A call that a model has written into its text. */
export interface WrittenCall {
  readonly name: string
  readonly input: unknown
}

const MAX_NAME = 120
const MAX_CALLS = 20
/** Whoever calls a tool writes no more. */
const MAX_TEXT = 20_000

/** The known name that a server has put more to: `functions.describe`, `mcp__x__describe`, `describe:0`. */
export const knownName = (given: unknown, known: ReadonlySet<string>): string | undefined => {
  if (typeof given !== "string" || given.length > MAX_NAME) return undefined
  const name = given.trim()
  if (known.has(name)) return name
  return name
    .toLowerCase()
    .split(/[.:/]|__/)
    .findLast((part) => known.has(part))
}

const NAME = "([\\w.:/-]{1,120})"

/**
 * How a call begins in the ways of models that do not write it as one object, each as in
 * `<function=describe>`, `<invoke name="describe">`, `<tool_call>describe`, `[TOOL_CALLS]describe[ARGS]`,
 * `Action: describe`, and, at the beginning of a line, `[describe(metric=`.
 */
const BEGINNINGS = new RegExp(
  [
    `<function=${NAME}>`,
    `<invoke\\s{1,9}name="${NAME}"`,
    `<tool_call>\\s{0,9}${NAME}`,
    `\\[TOOL_CALLS\\]\\s{0,9}${NAME}`,
    `^Action:\\s{0,9}${NAME}`,
    `^\\[?${NAME}(?=\\(\\w{1,60}\\s{0,9}=)`,
  ].join("|"),
  "gm",
)

/** A field of an input: `<parameter=metric>steps</parameter>`, with `name="metric"`, or as a key and a value. */
const FIELDS = new RegExp(
  [
    `<parameter(?:=|\\s{1,9}name=")([\\w-]{1,60})"?>([^<]*)</parameter>`,
    `<arg_key>([^<]{1,60})</arg_key>\\s{0,9}<arg_value>([^<]*)</arg_value>`,
  ].join("|"),
  "g",
)

/** A name before an equals sign, where an argument begins. */
const ARGUMENTS = /([(,]\s{0,9})([a-z]\w{0,60})\s{0,9}=/g

/** A value of a field: JSON where it is some, else text. */
const valueOf = (text: string): unknown => parsedLoosely(text.trim()) ?? text.trim()

const inputIn = (text: string): unknown => {
  const fields = [...text.matchAll(FIELDS)]
  if (fields.length > 0)
    return Object.fromEntries(
      fields.map(([, tag, value, key, its]) => [
        (tag ?? key ?? "").trim(),
        valueOf(value ?? its ?? ""),
      ]),
    )
  if (!text.startsWith("(")) return objectsIn(text)[0]?.value
  const named = text.slice(0, text.lastIndexOf(")")).replace(ARGUMENTS, '$1"$2":')
  return parsedLoosely(`{${named.slice(1)}}`) ?? undefined
}

/** The calls of known names in a text, of the ways in which a call is not one object of JSON. */
export const callsWrittenIn = (
  text: string,
  known: ReadonlySet<string>,
): ReadonlyArray<WrittenCall> => {
  const read = text.slice(0, MAX_TEXT)
  const begun = [...read.matchAll(BEGINNINGS).take(MAX_CALLS)]
  return begun.flatMap((match, at) => {
    const name = knownName(match.slice(1).find(Boolean), known)
    const input = inputIn(read.slice(match.index + match[0].length, begun[at + 1]?.index))
    return name === undefined || input === undefined ? [] : [{ name, input }]
  })
}
