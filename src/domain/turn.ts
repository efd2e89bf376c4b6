import { type Static, Type } from "typebox"
import type { TurnId, UserId } from "#domain/ids"
import { TurnResult } from "#domain/turn-result"

/** The longest message, the most messages of a request, and the longest they may be together: in UTF-16 units. */
export const MAX_MESSAGE_CHARS = 32_000
export const MAX_MESSAGES = 200
export const MAX_CONVERSATION_CHARS = 100_000

export const Message = Type.Object(
  {
    role: Type.Enum(["user", "assistant", "system"]),
    content: Type.String(),
  },
  { title: "Message" },
)
export type Message = Static<typeof Message>

export const TURN_STATUSES = ["queued", "running", "completed", "failed"] as const
export const TurnStatus = Type.Enum([...TURN_STATUSES])
export type TurnStatus = (typeof TURN_STATUSES)[number]

/** Why a turn ended without an answer. Stored, shown by GET, and sent as `turn.failed`. */
export const TurnFailure = Type.Object(
  {
    code: Type.String(),
    message: Type.String(),
    step: Type.Optional(Type.String()),
  },
  { title: "TurnFailure" },
)
export type TurnFailure = Static<typeof TurnFailure>

/** The codes of turns that fail here; one that an export brought may have another. */
export const TURN_FAILURE_CODES = [
  "upstream_unavailable",
  "timeout",
  "internal_error",
  "cancelled",
] as const

export const DATA_TYPES = ["recovery", "sleep", "hrv", "strain", "bloodwork", "food"] as const
export type DataType = (typeof DATA_TYPES)[number]

/** A message as it may be sent. JSON Schema counts code points; start-turn counts UTF-16 units. */
const NewMessage = Type.Object(
  { ...Message.properties, content: Type.String({ maxLength: MAX_MESSAGE_CHARS }) },
  { title: "NewMessage" },
)

/** The body of POST /v1/turns. What spans several messages is checked by start-turn. */
export const StartTurn = Type.Object(
  {
    messages: Type.Array(NewMessage, {
      maxItems: MAX_MESSAGES,
      description:
        `At least one, the last of them the user's; at most ${MAX_CONVERSATION_CHARS} ` +
        "characters together, in UTF-16 units.",
    }),
    stream: Type.Optional(Type.Boolean({ description: "Reserved; every POST returns 202." })),
    conversation_id: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    title: Type.Optional(Type.String({ maxLength: 200 })),
    context: Type.Optional(
      Type.Object(
        {
          include_memory: Type.Optional(Type.Boolean({ default: true })),
          include_biomarkers: Type.Optional(Type.Boolean({ default: true })),
        },
        { title: "TurnContext" },
      ),
    ),
    deep_research: Type.Optional(
      Type.Object(
        {
          days: Type.Integer({ minimum: 1 }),
          data_types: Type.Array(Type.Enum([...DATA_TYPES]), { minItems: 1, maxItems: 100 }),
        },
        { title: "DeepResearch" },
      ),
    ),
  },
  { title: "StartTurn" },
)
export type StartTurn = Static<typeof StartTurn>
export type DeepResearch = NonNullable<StartTurn["deep_research"]>

/** The response of POST /v1/turns. */
export const StartedTurn = Type.Object(
  {
    id: Type.String(),
    status: TurnStatus,
    created_at: Type.String({ format: "date-time" }),
    stream_url: Type.Optional(
      Type.String({ format: "uri-reference", description: "Where its events are streamed." }),
    ),
  },
  { title: "StartedTurn" },
)
export type StartedTurn = Static<typeof StartedTurn>

/** The origin of a turn. */
export const TurnOrigin = {
  restored: Type.Optional(
    Type.Literal(true, {
      description:
        "An import of an export brought it, whose file may say anything: it is not an answer that was given here.",
    }),
  ),
}

/** GET /v1/turns/{id}. */
export const Turn = Type.Object(
  {
    id: Type.String(),
    status: TurnStatus,
    created_at: Type.String({ format: "date-time" }),
    completed_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    messages: Type.Array(Message),
    result: Type.Union([TurnResult, Type.Null()]),
    error: Type.Union([TurnFailure, Type.Null()]),
    ...TurnOrigin,
  },
  { title: "Turn" },
)
export type Turn = Static<typeof Turn>

/** An item of GET /v1/turns. */
export const TurnSummary = Type.Object(
  {
    id: Type.String(),
    status: TurnStatus,
    created_at: Type.String({ format: "date-time" }),
    completed_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    user_message_preview: Type.String(),
    cost_usd: Type.Union([Type.Number(), Type.Null()]),
    duration_ms: Type.Union([Type.Integer(), Type.Null()]),
    ...TurnOrigin,
  },
  { title: "TurnSummary" },
)
export type TurnSummary = Static<typeof TurnSummary>

/** An accepted turn: the input of the pipeline. */
export interface AcceptedTurn {
  readonly id: TurnId
  readonly user_id: UserId
  readonly status: TurnStatus
  readonly created_at: string
  readonly messages: ReadonlyArray<Message>
  readonly conversation_id: string | null
  readonly include_memory: boolean
  readonly include_biomarkers: boolean
  readonly deep_research: DeepResearch | null
  /** It was asked by who may remove nothing: what it says takes nothing back. */
  readonly removes_nothing: boolean
}
