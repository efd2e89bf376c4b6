import type { ToolCall } from "#domain/tool"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"

/** The tool calls that answer questions, in their order, each once. */
export const planOf = (intents: ReadonlyArray<Intent>): ReadonlyArray<ToolCall> => {
  const calls = intents.flatMap((intent) => kindOf(intent).plan(intent))
  return calls.filter((call, at) => calls.findIndex((other) => Bun.deepEquals(other, call)) === at)
}
