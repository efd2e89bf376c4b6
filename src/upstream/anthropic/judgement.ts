import type { TextBlockParam, Tool } from "@anthropic-ai/sdk/resources/messages/messages"
import { Effect } from "effect"
import type { Static, TObject } from "typebox"
import type { Prompt } from "#agents/prompt"
import type { Judged } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import type { Purpose } from "#domain/model-call"
import { validatorOf } from "#domain/validator"
import { limitOf, type Messages } from "#upstream/anthropic/messages"
import { objectsIn } from "#upstream/anthropic/objects-in"
import { type Reply, textOf, toolUsesOf } from "#upstream/anthropic/reply"
import { withoutThoughts } from "#upstream/anthropic/thought"

/** Includes the tokens of thinking. */
const MAX_TOKENS = 8_192

const TOOL = "answer"

/** Of the objects in a text, whatever is said around them, the one with most members of a shape; null for none. */
const objectIn = (text: string, { properties }: TObject): unknown => {
  const known = (value: object) => Object.keys(value).filter((name) => name in properties).length
  return objectsIn(withoutThoughts(text))
    .map(({ value }) => value)
    .reduce<object | null>(
      (best, value) => (best === null || known(value) > known(best) ? value : best),
      null,
    )
}

const givenIn = (reply: Reply, shape: TObject): unknown =>
  toolUsesOf(reply).find(({ name }) => name === TOOL)?.input ?? objectIn(textOf(reply), shape)

/** An answer as it came: an object, or whatever else; null when there is none. */
const askedFor = (
  { messages, model, prompt, shape, purpose }: Asking,
  question: Question,
): Effect.Effect<Judged<unknown>, UpstreamUnavailable> =>
  messages
    .create({
      ...(purpose ? { purpose: { ...purpose, prompt_version: prompt.version } } : {}),
      model,
      max_tokens: MAX_TOKENS,
      system: `${prompt.text}\n\nAnswer by calling the tool "${TOOL}".`,
      messages: [{ role: "user", content: question }],
      tools: [
        {
          name: TOOL,
          description: "Gives the answer. Call it exactly once and write nothing else.",
          input_schema: shape as TObject & Tool.InputSchema,
        },
      ],
    })
    .pipe(
      Effect.map((answered) => ({
        value: answered.reply && givenIn(answered.reply, shape),
        cost_usd: answered.cost_usd,
        ...limitOf(answered),
      })),
    )

/** A kind of question: by which instruction it is asked, and of what shape its answer is. */
interface Asking<S extends TObject = TObject> {
  readonly messages: Messages
  readonly model: string
  readonly prompt: Prompt
  readonly shape: S
  /** Null outside a turn. */
  readonly purpose: Omit<Purpose, "prompt_version"> | null
}

/** The text of a question, or its blocks. */
type Question = string | Array<TextBlockParam>

/** A question with an answer of a known shape. Null when what came back is not of it. */
export type Judge<A> = (question: Question) => Effect.Effect<Judged<A | null>, UpstreamUnavailable>

/**
 * Makes a judge of one kind of question. The answer is asked for as the call of a tool that is not
 * forced, since models that always think refuse that; the same as text will do.
 */
export const makeJudge = <S extends TObject>(asking: Asking<S>): Judge<Static<S>> => {
  const fits = validatorOf(asking.shape)
  return (question) =>
    Effect.map(askedFor(asking, question), ({ value, ...judged }) => ({
      value: fits().Check(value) ? (value as Static<S>) : null,
      ...judged,
    }))
}

/** The same, but a field that is amiss is left out and voids no other; null when there is no object. */
export const makeLenientJudge = <S extends TObject>(
  asking: Asking<S>,
): Judge<Partial<Static<S>>> => {
  const fields = Object.entries(asking.shape.properties).map(
    ([name, shape]) => [name, validatorOf(shape)] as const,
  )
  return (question) =>
    Effect.map(askedFor(asking, question), ({ value, ...judged }) => {
      if (typeof value !== "object" || value === null) return { value: null, ...judged }
      const given = value as Readonly<Record<string, unknown>>
      const sound = fields.filter(
        ([name, fits]) => Object.hasOwn(given, name) && fits().Check(given[name]),
      )
      return {
        value: Object.fromEntries(sound.map(([name]) => [name, given[name]])) as Partial<Static<S>>,
        ...judged,
      }
    })
}
