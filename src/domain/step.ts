import type { ToolCall } from "#domain/tool"
import type { NoteCode } from "#domain/turn-note"

/** The steps of a turn, in their order. */
export const STEPS = [
  "classify_vagueness",
  "route",
  "rephrase_per_agent",
  "run_supporting_agents",
  "run_main_agent",
  "reflection",
  "validation_gates",
  "synthesis",
  "memory_extraction",
  "finalize",
] as const
export type StepName = (typeof STEPS)[number]

/** A finished step, or a finished part of one, as the journal keeps it. */
export interface StepRecord {
  readonly step: StepName
  /** Empty for a whole step; an agent's name for its share of one. */
  readonly part: string
  readonly attempts: number
  readonly started_at: string
  readonly ended_at: string
  readonly cost_usd: number
  readonly receipts: ReadonlyArray<ToolCall>
  readonly output: unknown
  /** Who stood in for the model, and which limits were reached. */
  readonly notes: ReadonlyArray<NoteCode>
}
