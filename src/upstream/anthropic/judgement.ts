import type { Tool } from "@anthropic-ai/sdk/resources/messages/messages"
import { Effect } from "effect"
import type { Static, TObject } from "typebox"
import type { Judged } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import { validatorOf } from "#domain/validator"
import type { Messages } from "#upstream/anthropic/messages"
import { type Reply, textOf, toolUsesOf } from "#upstream/anthropic/reply"

/** Includes the tokens of thinking. */
const MAX_TOKENS = 8_192

const TOOL = "answer"

/**
 * The first object in a text, with or without a code fence around it; null when there is no object.
 */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))
  } catch {
    return null
  }
}

const givenIn = (reply: Reply): unknown =>
  toolUsesOf(reply).find(({ name }) => name === TOOL)?.input ?? jsonIn(textOf(reply))

/** A question with an answer of a known shape. Null when what came back is not of it. */
export type Judge<S extends TObject> = (
  prompt: string,
) => Effect.Effect<Judged<Static<S> | null>, UpstreamUnavailable>

/**
 * Makes a judge of one kind of question. The answer is asked for as the call of a tool that is not
 * forced, since models that always think refuse that; the same as text will do.
 */
export const makeJudge = <S extends TObject>(
  messages: Messages,
  model: string,
  instruction: string,
  shape: S,
): Judge<S> => {
  const fits = validatorOf(shape)
  const tool: Tool = {
    name: TOOL,
    description: "Gives the answer. Call it exactly once and write nothing else.",
    input_schema: shape as S & Tool.InputSchema,
  }
  return (prompt) =>
    messages
      .create({
        model,
        max_tokens: MAX_TOKENS,
        system: `${instruction}\n\nAnswer by calling the tool "${TOOL}".`,
        messages: [{ role: "user", content: prompt }],
        tools: [tool],
      })
      .pipe(
        Effect.map(({ reply, cost_usd }) => {
          const given = reply && givenIn(reply)
          return { value: fits().Check(given) ? (given as Static<S>) : null, cost_usd }
        }),
      )
}
