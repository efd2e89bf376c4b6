import { Data, type Effect } from "effect"
import type { Static, TObject } from "typebox"
import type { DomainError } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { TokenScope } from "#domain/personal-token"
import type { McpScope } from "#mcp/caller"
import type { McpServices } from "#mcp/services"

/** Whose call it is, and how it says what it is doing. */
export interface ToolCall {
  readonly user: UserId
  /** The scopes of their token; null for one that is good for everything. */
  readonly scopes: ReadonlyArray<TokenScope> | null
  /** Tells a client that has asked for progress what is being done. */
  readonly report: (doing: string) => Effect.Effect<void>
}

/** A turn that ended without an answer, and why. */
export class NotAnswered extends Data.TaggedError("NotAnswered")<{
  readonly message: string
}> {}

/** The answer of a tool. */
export interface ToolAnswer {
  readonly structured: object
  /** The answer in words, where it has any; the structured one as JSON stands in. */
  readonly text?: string
  /** The resources to read more in. */
  readonly links?: ReadonlyArray<{ readonly uri: string; readonly name: string }>
}

/** A tool for other programs: what it is for, what it takes and answers, and the scope that opens it. */
export interface McpTool<Input extends TObject = TObject> {
  readonly name: string
  /** Its name for people. */
  readonly title: string
  /** What it is for, as a model reads it. */
  readonly description: string
  readonly input: Input
  readonly output: TObject
  readonly scope: McpScope
  readonly call: (
    input: Static<Input>,
    call: ToolCall,
  ) => Effect.Effect<ToolAnswer, DomainError | NotAnswered, McpServices>
}

/** A tool with the type of its input. */
export const mcpTool = <Input extends TObject>(tool: McpTool<Input>): McpTool =>
  tool as unknown as McpTool
