import type { Agent } from "#domain/agents"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { ToolCall } from "#domain/tool"
import type { Paragraph } from "#embedded/model/prose/paragraph"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** The input of the sentence about a next step. */
export interface NextStep {
  /** The name of the first metric that was asked about; empty without one. */
  readonly name: string
  readonly ledger: Ledger
}

/**
 * A kind of question: how it is read, planned, assigned and written about. `Other` are intents of other
 * kinds that its reader may find in a question.
 */
export interface Kind<I extends { readonly kind: string }, Other = never> {
  readonly kind: I["kind"]
  /** The intent of a question of this kind; null for any other question. */
  readonly read: (parsed: ParsedQuestion) => I | Other | null
  /** The tool calls that answer it, in order, each with the agent who makes it. */
  readonly plan: (intent: I) => ReadonlyArray<ToolCall>
  /** The agent who leads. */
  readonly agent: (intent: I) => Agent
  /** The question for its agents, in words. */
  readonly asks: (intent: I) => string
  /** The metrics of the intent, the main one first. */
  readonly metrics: (intent: I) => ReadonlyArray<Metric>
  readonly write: (intent: I, material: Material) => ReadonlyArray<Paragraph>
  /** A question or deed that follows from this one; null where none does. */
  readonly next: (intent: I, step: NextStep) => string | null
  /** Whether an answer found anything that a next step could start from; it did unless this says otherwise. */
  readonly hasNext?: (ledger: Ledger) => boolean
  /** The kind of rows that must exist before there is an answer. */
  readonly needs: "metrics" | "metrics_or_labs" | "labs" | "nothing"
  /** Warnings that go with answers of this kind where the wording of the question calls for them. */
  readonly caveats?: ReadonlyArray<"undated_beginning" | "regression_to_mean">
  /** Whether an answer with this ledger leaves open what a deep research may find; none does unless this says so. */
  readonly offersResearch?: (ledger: Ledger) => boolean
}
