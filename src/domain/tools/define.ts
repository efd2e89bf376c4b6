import type { TObject } from "typebox"

/**
 * The definition of a tool: a pure question about the caller's own rows. It is sent to a model
 * provider unchanged.
 */
export interface ToolDefinition {
  readonly name: string
  /** The purpose of the tool, as described to a model. */
  readonly description: string
  /** The schema of its input. */
  readonly input: TObject
  /**
   * The roles of the facts it leaves. A fact's key is `metric_role_from_to`, or a shorter unique form
   * without a dot: a fact is looked for by its role within a receipt.
   */
  readonly facts: ReadonlyArray<string>
}

/** A tool, its name and roles kept as literal types. */
export const defineTool = <
  const Name extends string,
  Input extends TObject,
  const Facts extends ReadonlyArray<string>,
>(tool: {
  readonly name: Name
  readonly description: string
  readonly input: Input
  readonly facts: Facts
}) => tool satisfies ToolDefinition
