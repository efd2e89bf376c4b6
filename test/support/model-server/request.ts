/** JSON as a test reads it. */
// biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
export type Json = any

/** What a call is for, by the shape of its request alone: no wording of a prompt is relied on. */
export type Part = "judge" | "work" | "synthesise" | "rewrite" | "lab_rows" | "other"

/** A value that the request names, with the reference by which an answer may name it. */
export interface Found {
  readonly ref: string
  /** "resting heart rate: mean". */
  readonly what: string
  readonly value: number | string
  readonly unit: string
  readonly window: string
}

/** A finding that the request names. */
export interface Claimed {
  readonly id: string
  readonly claim: string
  readonly verdict: string
  readonly fields: Readonly<Record<string, number>>
}

const textOf = (content: Json): ReadonlyArray<string> =>
  typeof content === "string"
    ? [content]
    : Array.isArray(content)
      ? content.flatMap((block) =>
          typeof block?.text === "string" ? [block.text] : textOf(block?.content),
        )
      : []

/** Every text of a request: the system prompt first, then what each message says. */
export const textsIn = (body: Json): ReadonlyArray<string> => [
  ...textOf(body.system),
  ...(body.messages ?? []).flatMap((message: Json) => textOf(message.content)),
]

const TAGGED = /<([a-z_]+)>\n([^\n]*)\n<\/\1>/g

/** What stands between tags of a text and is JSON. */
const documentsIn = (text: string): ReadonlyArray<Json> =>
  [...text.matchAll(TAGGED)].flatMap(([, , content]) => {
    try {
      return [JSON.parse(content!)]
    } catch {
      return []
    }
  })

const walk = (value: Json, visit: (object: Json) => void): void => {
  if (typeof value !== "object" || value === null) return
  if (!Array.isArray(value)) visit(value)
  for (const each of Object.values(value)) walk(each, visit)
}

const documentsOf = (body: Json): ReadonlyArray<Json> => textsIn(body).flatMap(documentsIn)

/** The facts of a request, each once. */
export const factsIn = (body: Json): ReadonlyArray<Found> => {
  const found = new Map<string, Found>()
  for (const document of documentsOf(body))
    walk(document, ({ ref, value, what, unit, window }) => {
      if (typeof ref === "string" && value !== undefined)
        found.set(ref, { ref, value, what: what ?? "", unit: unit ?? "", window: window ?? "" })
    })
  return [...found.values()]
}

/** The findings of a request, each once. */
export const claimsIn = (body: Json): ReadonlyArray<Claimed> => {
  const found = new Map<string, Claimed>()
  for (const document of documentsOf(body))
    walk(document, ({ id, claim, verdict, fields }) => {
      if (typeof id === "string" && typeof claim === "string")
        found.set(id, { id, claim, verdict: verdict ?? "", fields: fields ?? {} })
    })
  return [...found.values()]
}

/** The tools of a request by name. */
export const toolsIn = (body: Json): ReadonlyArray<{ name: string; input_schema: Json }> =>
  body.tools ?? []

/** The shape of the answer that is asked for: that of a tool, or of a structured output; null for text. */
export const shapeIn = (body: Json): Json =>
  toolsIn(body).find(({ name }) => name === "answer")?.input_schema ??
  body.output_config?.format?.schema ??
  null

export const partOf = (body: Json): Part => {
  const shape = shapeIn(body)
  if (shape?.properties?.rows) return "lab_rows"
  if (shape?.properties?.sentence) return "rewrite"
  if (shape) return "judge"
  if (toolsIn(body).length > 0) return "work"
  return body.stream ? "synthesise" : "other"
}

/** The sentence that is to be written again. */
export const refusedIn = (body: Json): string => {
  let refused = ""
  for (const document of documentsOf(body))
    walk(document, ({ sentence, because }) => {
      if (typeof sentence === "string" && because !== undefined) refused = sentence
    })
  return refused
}

/** How often the model has called tools in this conversation. */
export const roundOf = (body: Json): number =>
  body.messages.filter(({ role }: Json) => role === "assistant").length
