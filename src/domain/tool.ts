import type { Static } from "typebox"
import type { Validator } from "typebox/compile"
import type { Agent } from "#domain/agents"
import { afterWorkouts } from "#domain/tools/after-workouts"
import { associate } from "#domain/tools/associate"
import { baseline } from "#domain/tools/baseline"
import { biomarkers } from "#domain/tools/biomarkers"
import { changepoint } from "#domain/tools/changepoint"
import { compare } from "#domain/tools/compare"
import { conditional } from "#domain/tools/conditional"
import { correlate } from "#domain/tools/correlate"
import { count } from "#domain/tools/count"
import { describe } from "#domain/tools/describe"
import { drivers } from "#domain/tools/drivers"
import { experiment } from "#domain/tools/experiment"
import { extremes } from "#domain/tools/extremes"
import { happenings } from "#domain/tools/happenings"
import { journey } from "#domain/tools/journey"
import { listMetrics } from "#domain/tools/list-metrics"
import { lookUp } from "#domain/tools/look-up"
import { nearest } from "#domain/tools/nearest"
import { ownExperiment } from "#domain/tools/own-experiment"
import { paceTrend } from "#domain/tools/pace-trend"
import { profile } from "#domain/tools/profile"
import { readiness } from "#domain/tools/readiness"
import { reference } from "#domain/tools/reference"
import { scan } from "#domain/tools/scan"
import { series } from "#domain/tools/series"
import { serviceStatus } from "#domain/tools/service-status"
import { sessions } from "#domain/tools/sessions"
import { share } from "#domain/tools/share"
import { sleepDebt } from "#domain/tools/sleep-debt"
import { sleepOnset } from "#domain/tools/sleep-onset"
import { split } from "#domain/tools/split"
import { streak } from "#domain/tools/streak"
import { table } from "#domain/tools/table"
import { tagged } from "#domain/tools/tagged"
import { threshold } from "#domain/tools/threshold"
import { training } from "#domain/tools/training"
import { trend } from "#domain/tools/trend"
import { workouts } from "#domain/tools/workouts"
import { misfits, validatorOf } from "#domain/validator"

/** The tools an agent may call, in the order in which a model provider is sent them. */
export const TOOLS = [
  listMetrics,
  describe,
  extremes,
  count,
  streak,
  split,
  conditional,
  baseline,
  compare,
  correlate,
  associate,
  drivers,
  trend,
  changepoint,
  happenings,
  threshold,
  experiment,
  reference,
  workouts,
  sessions,
  paceTrend,
  series,
  biomarkers,
  scan,
  lookUp,
  serviceStatus,
  ownExperiment,
  readiness,
  training,
  sleepDebt,
  profile,
  afterWorkouts,
  table,
  nearest,
  journey,
  share,
  sleepOnset,
  tagged,
] as const

type Tool = (typeof TOOLS)[number]
type ToolInputs = { readonly [T in Tool as T["name"]]: Static<T["input"]> }

export type ToolName = keyof ToolInputs
export type ToolInput<Name extends ToolName> = ToolInputs[Name]

/**
 * The role of a fact within its tool call. Any tool may also leave `have` and `need`, the two facts of
 * insufficient data, and `left_out`, how many values the preparation left out.
 */
export type FactRole = Tool["facts"][number] | "have" | "need" | "left_out"

/** A tool call: which agent asked which tool what. How a number was found, without the number. */
export interface ToolCall {
  readonly agent: Agent
  readonly tool: ToolName
  readonly input: ToolInput<ToolName>
  /** How many rows it read, by metric or table; absent in the journal of an earlier release. */
  readonly rows?: Readonly<Record<string, number>>
}

/** Whether there is a tool of a name. */
export const isToolName = (name: string): name is ToolName =>
  TOOLS.some((tool) => tool.name === name)

/** A tool by its name. */
export const toolNamed = (name: ToolName): Tool => TOOLS.find((tool) => tool.name === name)!

const validators = new Map<string, () => Validator>(
  TOOLS.map(({ name, input }) => [name, validatorOf(input)]),
)

/** Whether there is such a tool, and an input fits its schema. */
export const fitsTool = (call: {
  readonly tool: string
  readonly input: unknown
}): call is Pick<ToolCall, "tool" | "input"> =>
  validators.get(call.tool)?.().Check(call.input) ?? false

/** What does not fit in the input of a tool call, one line a field; empty where it fits. */
export const toolErrors = (tool: ToolName, input: unknown): ReadonlyArray<string> =>
  misfits(validators.get(tool)!(), input)
