import { Effect } from "effect"
import type { ReadReport, RowsAnswer, RowsTask } from "#domain/lab-task"
import { LabModel } from "#upstream/lab-model"

/** How long a model may take for a report, all its requests and attempts together. */
const LIMIT = "4 minutes"

/** A report with the results that a model has read in it, and what there is to say of that. */
interface ModelReading {
  readonly results: ReadReport["results"]
  /** Null where no model was asked. */
  readonly note: string | null
}

const UNANSWERED =
  "A model was asked to read more of this report and gave no answer that can be used."

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`

const noteOf = (found: number, refused: number): string => {
  const read =
    found === 0
      ? "A model was asked to read more of this report and found no more."
      : `A model read ${countOf(found, "result")} of this report.`
  const left =
    refused === 0
      ? ""
      : ` ${countOf(refused, "row")} that it gave do not stand in the text, and were left out.`
  return read + left
}

/**
 * Has a configured model read the lines that the layout was not enough for. `check` keeps of its rows what stands in
 * them. Whatever fails leaves the report as it is.
 */
export const readByModel = Effect.fnUntraced(function* (
  { lines, results }: ReadReport,
  check: (task: RowsTask) => Effect.Effect<RowsAnswer>,
) {
  const { rows } = yield* LabModel
  if (rows === null || lines.length === 0) return { results, note: null } satisfies ModelReading
  const { value, cost_usd } = yield* rows(lines.map(({ text }) => text)).pipe(
    Effect.timeout(LIMIT),
    Effect.catch(() => Effect.succeed({ value: null, cost_usd: 0 })),
  )
  if (value === null) {
    yield* Effect.logWarning("a model gave no usable rows of a lab")
    return { results, note: UNANSWERED } satisfies ModelReading
  }
  const checked = yield* check({ lines, rows: value, results })
  const found = checked.results.length - results.length
  yield* Effect.logInfo("a model read a lab").pipe(
    Effect.annotateLogs({ found, refused: checked.refused, cost_usd }),
  )
  return { results: checked.results, note: noteOf(found, checked.refused) } satisfies ModelReading
})
