import { useSignal } from "@preact/signals"
import { useMemo } from "preact/hooks"
import { Chart } from "#parts/chart"
import { Table } from "#parts/table"
import { change, Problem } from "#web/api"
import type { ChartContent } from "#web/chart-content"
import { dayText } from "#web/format"
import { text } from "#web/text"
import { Range } from "./range"
import type { Result, Thing } from "./results"
import { Value } from "./value"

const MIN_CHARTED = 3

/** The numbers that count of a thing in the unit of its latest, oldest first: one a day. */
const charted = ({ results, latest }: Thing) => {
  const byDay = new Map<string, Result>()
  for (const result of results) {
    const { date, value, unit, is_wrong, is_unconfirmed } = result
    const isCounted = !is_wrong && !is_unconfirmed && unit === latest.unit
    if (date !== null && value !== null && isCounted && !byDay.has(date)) byDay.set(date, result)
  }
  return [...byDay.values()].toReversed()
}

const contentOf = (label: string, line: ReadonlyArray<Result>): ChartContent => {
  const last = line.at(-1)
  return {
    dates: line.map(({ date }) => date!),
    lines: [{ label, unit: last?.unit ?? "", values: line.map(({ value }) => value) }],
  }
}

/** The address of a result in its report. */
export const addressOf = ({ lab_id, id }: Result) =>
  lab_id === null ? null : `/labs/${encodeURIComponent(lab_id)}?result=${encodeURIComponent(id)}`

/** Marks a result as wrong, or takes the mark away. */
export const Mark = (given: { readonly result: Result; readonly done: () => void }) => {
  const { id, is_wrong, title, date } = given.result
  const problem = useSignal<string | null>(null)
  const toggle = async () => {
    problem.value = null
    try {
      await change(is_wrong ? "DELETE" : "PUT", `/v1/data/wrong/${encodeURIComponent(id)}`)
      given.done()
    } catch (cause) {
      problem.value = cause instanceof Problem ? cause.message : text.problem
    }
  }
  const label = is_wrong ? text.labs.unmark : text.labs.mark
  return (
    <>
      <button
        type="button"
        class="small"
        aria-label={`${label}: ${title}, ${date === null ? text.labs.undated : dayText(date)}`}
        onClick={() => void toggle()}
      >
        {label}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </>
  )
}

const Day = ({ result }: { readonly result: Result }) => {
  const day = result.date === null ? text.labs.undated : dayText(result.date)
  const address = addressOf(result)
  return address === null ? <span>{day}</span> : <a href={address}>{day}</a>
}

/** Every value of a thing with its day, and a chart where there are enough of them. */
export const History = (given: { readonly thing: Thing; readonly changed: () => void }) => {
  const { thing } = given
  const line = useMemo(() => charted(thing), [thing])
  const [first, last] = [line[0], line.at(-1)]
  const content = useMemo(() => contentOf(thing.title, line), [line])
  const table = (
    <Table
      caption={text.labs.history(thing.title)}
      rows={thing.results}
      keyOf={({ id }) => id}
      columns={[
        { heading: text.labs.day, cell: (result) => <Day result={result} /> },
        { heading: text.labs.result, cell: (result) => <Value result={result} /> },
        { heading: text.labs.range, cell: (result) => <Range result={result} /> },
        {
          heading: text.labs.right,
          cell: (result) => !result.is_unconfirmed && <Mark result={result} done={given.changed} />,
        },
      ]}
    />
  )
  if (line.length < MIN_CHARTED || !first || !last) return <div class="earlier">{table}</div>
  const ends = { from: first.shown, to: last.shown, unit: last.unit }
  return (
    <div class="earlier">
      <Chart
        title={thing.title}
        sentence={text.labs.course(line.length, {
          ...ends,
          since: dayText(first.date!),
          until: dayText(last.date!),
        })}
        content={content}
        table={null}
      />
      {table}
    </div>
  )
}
