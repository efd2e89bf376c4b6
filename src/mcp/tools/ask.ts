import { Effect } from "effect"
import { Type } from "typebox"
import type { TurnEventBody } from "#domain/events"
import { newId } from "#domain/ids"
import { MAX_MESSAGE_CHARS } from "#domain/turn"
import { TurnResult } from "#domain/turn-result"
import { factSheetUri } from "#mcp/resources/fact-sheet"
import { mcpTool, NotAnswered } from "#mcp/tool"
import { askQuestion } from "#operations/ask-question"

/** What an event of a turn says is being done; null for one that a client has no use for. */
const doingIn = (event: TurnEventBody): string | null => {
  switch (event.type) {
    case "phase":
      return `${event.agent}: ${event.phase}`.replaceAll("_", " ")
    case "agent_start":
      return `${event.agent}: ${event.question}`
    case "agent_end":
      return `${event.agent}: ${event.facts} facts`
    default:
      return null
  }
}

/** How often a client hears of a turn that has nothing new to say: it would take it for dead, as would a proxy. */
const STILL_THERE = "10 seconds"

const Answered = Type.Object({
  turn_id: Type.String(),
  conversation_id: Type.String({ description: "To ask on in the same conversation." }),
  answer: TurnResult.properties.answer,
  evidence: TurnResult.properties.evidence,
  suggest_deep_research: TurnResult.properties.suggest_deep_research,
})

export const ask = mcpTool({
  name: "ask",
  title: "Ask Hygeia",
  description:
    "Asks the person's own health agent, which looks at everything there is and answers in words, with the evidence. " +
    "For questions about their body, habits, nights, training and lab results; the other tools are for single " +
    "numbers. What the answer does not say is not known: add no number, cause or diagnosis to it.",
  input: Type.Object({
    question: Type.String({
      minLength: 1,
      maxLength: MAX_MESSAGE_CHARS,
      description: "As the person asks it, in their language.",
    }),
    conversation_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 128, description: "Of the answer before." }),
    ),
  }),
  output: Answered,
  scope: "ask",
  call: Effect.fnUntraced(function* ({ question, conversation_id = newId("conv") }, call) {
    let doing = "orchestrator: classify vagueness"
    const tell = (event: TurnEventBody) => {
      const next = doingIn(event)
      if (next === null) return Effect.void
      doing = next
      return call.report(next)
    }
    yield* Effect.suspend(() => call.report(doing)).pipe(
      Effect.delay(STILL_THERE),
      Effect.forever,
      Effect.forkScoped,
    )
    const messages = [{ role: "user" as const, content: question }]
    const asker = { user_id: call.user, scopes: call.scopes }
    const { id, result, error } = yield* askQuestion(asker, { messages, conversation_id }, tell)
    if (result === null)
      return yield* new NotAnswered({ message: error?.message ?? "The turn was not answered." })
    const { answer, evidence, suggest_deep_research } = result
    return {
      structured: { turn_id: id, conversation_id, answer, evidence, suggest_deep_research },
      text: answer,
      links: [{ uri: factSheetUri(id), name: "The facts behind this answer" }],
    }
  }, Effect.scoped),
})
