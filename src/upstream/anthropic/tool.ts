import type { Tool, ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import { Effect } from "effect"
import { type ToolInput, type ToolName, toolInputs } from "#domain/tool"
import { validatorOf } from "#domain/validator"
import { reportedFindings } from "#upstream/anthropic/ledger"
import { quoted } from "#upstream/anthropic/quotation"
import type { ToolUse } from "#upstream/anthropic/reply"
import type { Toolbox } from "#upstream/model"

const descriptions: Record<ToolName, string> = {
  list_metrics: "Which metrics have data, since when, on how many days.",
  describe: "Level and spread of a metric over a window: mean, median, extremes, latest value.",
  extremes: "The days, weeks or months of a window in which a metric was highest or lowest.",
  count:
    "On how many days a metric kept to a limit; without one, how many have a value and how many none.",
  streak: "The longest run of days on which a metric kept to a limit.",
  split: "Weekends against weekdays, or each day of the week.",
  conditional:
    "The mean of one metric on days when another kept to a limit; the night after a day is one `lag` away.",
  baseline: "Whether one day is usual for this person: robust z-score against the days before.",
  correlate: "Plain Spearman correlation, when the person asks for just that; else associate.",
  drivers: "Everything that goes along with one metric, same day and the day before.",
  changepoint:
    "Whether and when the level of a metric changed within a window; over more than a year up to three changes.",
  threshold: "From how much of one metric on another bends.",
  experiment: "How long an experiment would have to run to show a change of a metric.",
  reference: "What studies say of a metric in adults, cited.",
  workouts: "Workouts of one sport or all: how many, how long, how far.",
  compare: "One metric in two windows against each other, b minus a, with a test.",
  associate: "Whether two metrics go together day by day; the target `lag` days after the feature.",
  trend: "Whether a metric rises or falls over a window.",
  series: "Draws a metric over a window as a chart beside the answer.",
  biomarkers:
    "The latest lab results: all, by any of their names, or those out of range; with the change since the test before, and the mean of a metric `beside` in the month before the test.",
  scan: "Searches everything of some data types for links and trends. For open questions.",
}

const names = Object.keys(toolInputs) as ReadonlyArray<ToolName>

/** The tools as a model is told of them. */
export const toolset: ReadonlyArray<Tool> = names.map((name) => ({
  name,
  description: descriptions[name],
  input_schema: toolInputs[name] as (typeof toolInputs)[ToolName] & Tool.InputSchema,
}))

const shapes = new Map(names.map((name) => [name as string, validatorOf(toolInputs[name])]))

const fits = (use: ToolUse): use is ToolUse & { name: ToolName; input: ToolInput<ToolName> } =>
  shapes.get(use.name)?.().Check(use.input) ?? false

/** What a call brought, for whoever made it. */
export interface Used {
  readonly result: ToolResultBlockParam
  /** Whether it was a call at all. */
  readonly made: boolean
}

/** Refuses a call in words the model can act on. */
export const refuse = ({ id }: ToolUse, why: string): Used => ({
  result: { type: "tool_result", tool_use_id: id, content: why, is_error: true },
  made: false,
})

/** Makes the call a model asks for. One that does not fit a tool is not made. */
export const use = (tools: Toolbox, asked: ToolUse): Effect.Effect<Used> =>
  fits(asked)
    ? Effect.map(tools.call(asked.name, asked.input), (findings) => ({
        result: {
          type: "tool_result",
          tool_use_id: asked.id,
          content: quoted("found", reportedFindings(findings)),
        },
        made: true,
      }))
    : Effect.succeed(refuse(asked, "There is no such tool, or the input does not fit its schema."))
