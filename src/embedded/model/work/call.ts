import type { Agent } from "#domain/agents"
import type { Ledger, Receipt } from "#domain/ledger"
import type { ToolInput, ToolName } from "#domain/tool"

/** A tool call as it is planned. */
export type Call = {
  readonly [Name in ToolName]: {
    readonly agent: Agent
    readonly tool: Name
    readonly input: ToolInput<Name>
  }
}[ToolName]

/** A call that the data scientist makes. */
export const call = <Name extends ToolName>(
  tool: Name,
  input: ToolInput<Name>,
  agent: Agent = "data_science",
): Call => ({ agent, tool, input }) as Extract<Call, { tool: Name }>

/** What a call brought, whoever made it; null when it was never made. */
export const receiptOf = (ledger: Ledger, { tool, input }: Call): Receipt | null =>
  ledger.receipts.findLast(
    (receipt) => receipt.tool === tool && Bun.deepEquals(receipt.input, input),
  ) ?? null
