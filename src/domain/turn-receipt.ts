import { type Static, Type } from "typebox"
import { Agent } from "#domain/agents"
import { CallTokens, ModelCall } from "#domain/model-call"
import { STEPS } from "#domain/step"
import { STRIKE_CLASSES } from "#domain/strike"

/** Where calls of a turn went. */
const ReceiptHost = Type.Object(
  {
    host: Type.String({ description: "With the port, where one is named." }),
    is_local: Type.Boolean({ description: "Whether that is this machine or one of its network." }),
    calls: Type.Integer({ description: "The calls that were sent there." }),
    bytes_sent: Type.Integer({ description: "The bytes of their bodies." }),
  },
  { title: "ReceiptHost" },
)

/** How many rows of one kind were read, each time they were read. */
const RowsRead = Type.Object(
  {
    of: Type.String({ description: "A metric of the catalogue, or a table." }),
    rows: Type.Integer({ description: "Days with a value, or rows of the table." }),
  },
  { title: "RowsRead" },
)
export type RowsRead = Static<typeof RowsRead>

const ReceiptTotals = Type.Object(
  {
    calls: Type.Integer({ description: "Those that were sent." }),
    bytes_sent: Type.Integer({ description: "The bytes of their bodies." }),
    ...CallTokens.properties,
    cost_usd: Type.Number({ description: "Of the calls with a known price." }),
  },
  { title: "ReceiptTotals" },
)

const common = {
  turn_id: Type.String({ description: "The turn that it is the receipt of." }),
  hosts: Type.Array(ReceiptHost, {
    description: "Where something was sent; empty where nothing was sent anywhere.",
  }),
  calls: Type.Array(ModelCall, { description: "Every attempt, in the order of sending." }),
  totals: ReceiptTotals,
}

const toolCall = {
  step: Type.String({ description: "The step of the turn that called it." }),
  agent: Agent,
  tool: Type.String({ description: "The tool, by its name." }),
}
const kind = Type.Enum([...STRIKE_CLASSES], { description: "Why it is not in the answer." })

const ReceiptToolCall = Type.Object(
  {
    ...toolCall,
    input: Type.Unknown({ description: "What the tool was asked." }),
    rows: Type.Array(RowsRead, { description: "What it read of the person's rows." }),
  },
  { title: "ReceiptToolCall" },
)

const StruckSentence = Type.Object(
  { class: kind, sentence: Type.String({ description: "As the model wrote it." }) },
  { title: "StruckSentence" },
)

/** A step of a turn that was finished, or an agent's share of one. */
const ReceiptStep = Type.Object(
  {
    step: Type.Enum([...STEPS], { description: "The step." }),
    agent: Type.Union([Agent, Type.Null()], {
      description: "Whose share of the step it is; null for a whole step.",
    }),
    started_at: Type.String({ format: "date-time", description: "When it was begun." }),
    duration_ms: Type.Integer({ description: "How long it took." }),
  },
  { title: "ReceiptStep" },
)
export type ReceiptStep = Static<typeof ReceiptStep>

/** What left the machine for a turn, what was read for it, and what its answer left out; for its person. */
export const TurnReceipt = Type.Object(
  {
    ...common,
    steps: Type.Array(ReceiptStep, {
      description: "What was done for it, in the order of ending.",
    }),
    tool_calls: Type.Array(ReceiptToolCall, { description: "Every call of a tool, by step." }),
    rows: Type.Array(RowsRead, { description: "What all tool calls read together." }),
    struck: Type.Array(StruckSentence, { description: "The sentences that were not shown." }),
  },
  { title: "TurnReceipt" },
)
export type TurnReceipt = Static<typeof TurnReceipt>

const CountedToolCall = Type.Object(
  { ...toolCall, rows: Type.Integer({ description: "How many rows it read, of all kinds." }) },
  { title: "CountedToolCall" },
)

const StruckCount = Type.Object(
  { class: kind, count: Type.Integer({ description: "How many sentences were not shown." }) },
  { title: "StruckCount" },
)

/** The same for whoever operates the service: what was asked and what was written is left out. */
export const AdminTurnReceipt = Type.Object(
  {
    ...common,
    tool_calls: Type.Array(CountedToolCall, { description: "Every call of a tool, by step." }),
    struck: Type.Array(StruckCount, { description: "The sentences that were not shown, by why." }),
  },
  { title: "AdminTurnReceipt" },
)
export type AdminTurnReceipt = Static<typeof AdminTurnReceipt>
