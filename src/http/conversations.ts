import { Effect } from "effect"
import { Elysia } from "elysia"
import { type Static, Type } from "typebox"
import { ConversationStore } from "#db/conversations"
import {
  ChangedConversation,
  Conversation,
  ConversationSummary,
  DeletedConversation,
} from "#domain/conversation"
import type { UserId } from "#domain/ids"
import { Page } from "#domain/page"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { cursorAt, paged, positionOf } from "#http/cursor"
import { operation } from "#http/operation"
import { jsonBody, parameters } from "#http/schema"
import { deleteConversation } from "#operations/delete-conversation"
import { renameConversation } from "#operations/rename-conversation"

const ConversationList = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  cursor: Type.Optional(Type.String()),
})

const listConversations = (caller: UserId, query: Static<typeof ConversationList>) =>
  paged(["conversations", caller], query, {
    read: ([began, at, seq], limit) => {
      const after = began && at && seq ? { began, at, seq } : undefined
      return ConversationStore.use((store) => store.page(caller, after, limit))
    },
    positionOf: ({ place }) => [place.began, place.at, place.seq],
    shown: ({ place: _, ...summary }) => summary,
  })

const TurnsOfConversation = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 100 }),
  cursor: Type.Optional(Type.String()),
})

const readConversation = Effect.fnUntraced(function* (
  caller: UserId,
  id: string,
  { limit, cursor }: Static<typeof TurnsOfConversation>,
) {
  const asked = ["conversation", caller, id] as const
  const [before_seq] = yield* positionOf(asked, cursor)
  const { conversation, older_than } = yield* ConversationStore.use((store) =>
    store.find(caller, id, { before_seq, limit }),
  )
  return older_than === null
    ? conversation
    : { ...conversation, next_cursor: cursorAt(asked, older_than) }
})

/** Conversations: turns that share a `conversation_id`. */
export const conversations = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/conversations" })
    .use(edge)
    .use(authenticate(edge, { scope: "ask" }))
    .get("", ({ query, caller, run }) => run(listConversations(caller, query)), {
      query: parameters(ConversationList),
      detail: operation({
        operationId: "listConversations",
        tag: "Conversations",
        summary: "List conversations, newest activity first",
        responses: { 200: Page(ConversationSummary) },
      }),
    })
    .get(
      "/:id",
      ({ params, query, caller, run }) => run(readConversation(caller, params.id, query)),
      {
        query: parameters(TurnsOfConversation),
        detail: operation({
          operationId: "getConversation",
          tag: "Conversations",
          summary: "Read a conversation, oldest turn first",
          responses: { 200: Conversation },
          errors: ["not_found"],
        }),
      },
    )
    .patch(
      "/:id",
      ({ params, body, caller, answer }) =>
        answer(200, renameConversation(caller, params.id, body)),
      {
        ...jsonBody(ChangedConversation),
        detail: operation({
          operationId: "renameConversation",
          tag: "Conversations",
          summary: "Give a conversation another title",
          description: "Its place in the list stays as it is.",
          responses: { 200: ConversationSummary },
          errors: ["not_found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(200, deleteConversation(caller, params.id)),
      {
        detail: operation({
          operationId: "deleteConversation",
          tag: "Conversations",
          summary: "Delete every turn of a conversation",
          description: "Turns in flight are cancelled. What the agent remembers of them stays.",
          responses: { 200: DeletedConversation },
        }),
      },
    )
