import { messageOf, textBlock, toolUse } from "#test/model-server/message"
import type { Exchange, Message, Mode, Said, Scene } from "#test/model-server/mode"
import type { Call } from "#test/model-server/plans"
import {
  claimsIn,
  factsIn,
  type Json,
  refusedIn,
  roundOf,
  shapeIn,
  textsIn,
  toolsIn,
} from "#test/model-server/request"
import { trueSentences } from "#test/model-server/sentences"

/** What a cooperative model puts into a field, by its name. */
const FIELDS: Readonly<Record<string, (exchange: Exchange) => Json>> = {
  vague: () => false,
  topic: () => "question",
  main: ({ plan }) => plan.main,
  supporting: () => [],
  agent: ({ plan }) => plan.main,
  question: ({ plan }) => plan.question,
  assignments: ({ plan }) => [{ agent: plan.main, question: plan.question }],
  sufficient: () => true,
  advice: () => null,
  statements: () => [],
  urgency: () => "none",
  level: () => "none",
}

const ofType = (schema: Json): Json => {
  if (schema.enum)
    return schema.enum.includes("none")
      ? "none"
      : schema.enum.includes(null)
        ? null
        : schema.enum[0]
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return kinds.some(({ type }: Json) => type === "null") ? null : ofType(kinds[0])
  if ("const" in schema) return schema.const
  switch (schema.type) {
    case "boolean":
      return false
    case "array":
      return []
    case "integer":
    case "number":
      return schema.minimum ?? 0
    case "string":
      return ""
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name: string) => [name, ofType(schema.properties[name])]),
      )
    default:
      return null
  }
}

const typeOf = (value: Json): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value

const fits = (schema: Json, value: Json): boolean =>
  schema.enum
    ? schema.enum.includes(value)
    : [schema, ...(schema.anyOf ?? [])].some(({ type }: Json) => type === typeOf(value))

/** An answer of the shape that is asked for. */
export const judgementOf = (exchange: Exchange): Json => {
  const { properties = {} } = shapeIn(exchange.body)
  return Object.fromEntries(
    Object.entries<Json>(properties).map(([name, schema]) => {
      const known = FIELDS[name]?.(exchange)
      return [name, known !== undefined && fits(schema, known) ? known : ofType(schema)]
    }),
  )
}

/** The calls of a good agent: what the plan says, in its first round. */
export const callsOf = (round: number, { plan, body }: Exchange): ReadonlyArray<Call> => {
  const offered = new Set(toolsIn(body).map(({ name }) => name))
  return round === 0 ? plan.calls.filter(({ name }) => offered.has(name)) : []
}

export const sceneOf = ({ plan, body, random }: Exchange): Scene => ({
  plan,
  random,
  facts: factsIn(body),
  claims: claimsIn(body),
  texts: textsIn(body),
})

const notesOf = ({ facts }: Scene): ReadonlyArray<string> =>
  facts.slice(0, 4).map(({ ref, what }) => `The ${what.replace(":", ",")} is {{${ref}}}.`)

const SENTENCES_A_PARAGRAPH = 3

const prose = (said: ReadonlyArray<Said>): string =>
  said
    .map(({ text }, at) => text + (at % SENTENCES_A_PARAGRAPH === 2 ? "\n\n" : " "))
    .join("")
    .trim()

/** The sentences of an answer: a true one first and last, those of the mode between them. */
const answerOf = (mode: Mode, scene: Scene): ReadonlyArray<Said> => {
  const own = trueSentences(scene)
  return mode.says ? [...own.slice(0, 1), ...mode.says(scene), ...own.slice(1, 2)] : own
}

/** A refused sentence written again: given up, insisted on, or replaced by another of the kind. */
const rewritten = (mode: Mode, scene: Scene, original: Said | undefined): Said | null => {
  if (!original || original.wrong === null) return null
  const others = mode.says?.(scene).filter(({ wrong }) => wrong !== null) ?? []
  const choice = Math.floor(scene.random() * 3)
  return [null, original, others[0] ?? null][choice] ?? null
}

/** What the server says, and the sentences of an answer that it put into it. */
export interface Spoken {
  readonly message: Message
  readonly said: ReadonlyArray<Said>
}

/** What a model of a mode says to a request; `before` is what it wrote into the answer so far. */
export const speak = (mode: Mode, exchange: Exchange, before: ReadonlyArray<Said>): Spoken => {
  const { part, body } = exchange
  const silent = (content: ReadonlyArray<Json>) => ({
    message: messageOf(content, exchange),
    said: [],
  })
  if (part === "lab_rows") return silent([toolUse("answer", { rows: [] })])
  if (part === "judge") {
    const given = judgementOf(exchange)
    return silent([toolUse("answer", mode.judges?.(given, exchange) ?? given)])
  }
  const scene = sceneOf(exchange)
  if (part === "rewrite") {
    const refused = refusedIn(body).trim()
    const original = before.find(({ text }) => text.trim() === refused)
    const again = rewritten(mode, scene, original)
    const message = messageOf([toolUse("answer", { sentence: again?.text ?? null })], exchange)
    return { message, said: again ? [again] : [] }
  }
  if (part === "work") {
    const calls = (mode.calls ?? callsOf)(roundOf(body), exchange)
    if (calls.length > 0) return silent(calls.map(({ name, input }) => toolUse(name, input)))
    return silent([textBlock((mode.notes ?? notesOf)(scene).join("\n"))])
  }
  const said = answerOf(mode, scene)
  return { message: messageOf([textBlock(prose(said))], exchange), said }
}
