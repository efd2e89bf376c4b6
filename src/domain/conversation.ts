import { type Static, Type } from "typebox"
import { MAX_MESSAGE_CHARS, TurnFailure, TurnOrigin, TurnStatus } from "#domain/turn"
import { TurnResult } from "#domain/turn-result"

const Thread = {
  id: Type.String(),
  title: Type.String({
    description:
      "The title it was given, the first of a turn or a later one of its own; else its first question, cut.",
  }),
  created_at: Type.String({ format: "date-time" }),
  updated_at: Type.String({
    format: "date-time",
    description: "When one of its turns last started or ended.",
  }),
  restored: Type.Optional(
    Type.Literal(true, {
      description:
        "An import of an export brought some of its turns: what they say was not said here.",
    }),
  ),
}

/** An item of GET /v1/conversations. */
export const ConversationSummary = Type.Object(
  {
    ...Thread,
    turn_count: Type.Integer(),
    preview: Type.String({ description: "The last answer or question, cut." }),
  },
  { title: "ConversationSummary" },
)
export type ConversationSummary = Static<typeof ConversationSummary>

/** The body of PATCH /v1/conversations/{id}. */
export const ChangedConversation = Type.Object(
  {
    title: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: "\\S",
      description: "What it is called from now on.",
    }),
  },
  { title: "ChangedConversation" },
)
export type ChangedConversation = Static<typeof ChangedConversation>

/** How much of a conversation one answer shows, roughly. A single turn is always shown whole. */
export const MAX_CONVERSATION_BYTES = 1_000_000

/** A turn as a conversation shows it. */
export const ConversationTurn = Type.Object(
  {
    id: Type.String(),
    status: TurnStatus,
    created_at: Type.String({ format: "date-time" }),
    completed_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    user_message: Type.String({
      description: `The question, cut at ${MAX_MESSAGE_CHARS} characters; GET /v1/turns/{id} has all of it.`,
    }),
    result: Type.Union([TurnResult, Type.Null()]),
    error: Type.Union([TurnFailure, Type.Null()]),
    ...TurnOrigin,
  },
  { title: "ConversationTurn" },
)
export type ConversationTurn = Static<typeof ConversationTurn>

/** GET /v1/conversations/{id}. */
export const Conversation = Type.Object(
  {
    ...Thread,
    turns: Type.Array(ConversationTurn, {
      description: `Oldest first; of many the newest, up to about ${MAX_CONVERSATION_BYTES} bytes.`,
    }),
    next_cursor: Type.Optional(
      Type.String({ description: "Only when there are older turns: the cursor that shows them." }),
    ),
  },
  { title: "Conversation" },
)
export type Conversation = Static<typeof Conversation>

/** The response of DELETE /v1/conversations/{id}. */
export const DeletedConversation = Type.Object(
  {
    id: Type.String(),
    deleted: Type.Integer({ description: "How many turns it had; 0 for none." }),
  },
  { title: "DeletedConversation" },
)
export type DeletedConversation = Static<typeof DeletedConversation>

const TITLE_CHARS = 80
const PREVIEW_CHARS = 160

/** The first characters of a text; none is cut in two. */
const cut = (text: string, chars: number) => [...text.slice(0, 2 * chars)].slice(0, chars).join("")

/** A question as shown in a conversation, cut to the limit: one accepted before the limit may be longer. */
export const shownQuestion = (question: string) => {
  if (question.length <= MAX_MESSAGE_CHARS) return question
  const last = question.charCodeAt(MAX_MESSAGE_CHARS - 1)
  return question.slice(0, MAX_MESSAGE_CHARS - (last >= 0xd800 && last <= 0xdbff ? 1 : 0))
}

/** The title of a thread without one: its question, cut. */
export const titleOf = (question: string) => cut(question, TITLE_CHARS)

/** The preview of a question or an answer in a list. */
export const previewOf = (text: string) => cut(text, PREVIEW_CHARS)
