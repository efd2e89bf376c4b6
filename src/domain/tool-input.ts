import { type ToolName, toolErrors, toolNamed } from "#domain/tool"
import { METRIC_KEY } from "#domain/tools/parameters"
import { isSoundWindow, windowsOf } from "#domain/window"

/** The metrics in a value, by the schema of their field. */
const metricsIn = (schema: unknown, value: unknown): ReadonlyArray<string> => {
  const { description, items } = schema as {
    readonly description?: string
    readonly items?: unknown
  }
  if (description === METRIC_KEY && typeof value === "string") return [value]
  return items && Array.isArray(value) ? value.flatMap((item) => metricsIn(items, item)) : []
}

/**
 * What is amiss in the input of a tool call, one line a field, in words that whoever made it can act on. A line never
 * repeats what the input holds. `metrics` are those that the person has.
 */
export const amissIn = (
  tool: ToolName,
  input: unknown,
  metrics: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const errors = toolErrors(tool, input)
  if (errors.length > 0) return errors
  const given = input as Readonly<Record<string, unknown>>
  const unknown = Object.entries(toolNamed(tool).input.properties).flatMap(([name, schema]) =>
    metricsIn(schema, given[name]).every((metric) => metrics.includes(metric))
      ? []
      : [`${name}: not one of this person's metrics`],
  )
  const unsound = windowsOf(given).flatMap(([name, window]) =>
    isSoundWindow(window)
      ? []
      : [`${name}: both days must exist, "from" not after "to", at most ten years apart`],
  )
  return [...(metrics.length === 0 ? [] : unknown), ...unsound]
}
