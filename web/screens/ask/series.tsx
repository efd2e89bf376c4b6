import { useMemo } from "preact/hooks"
import type { Static } from "typebox"
import type { SeriesChart } from "#domain/widget"
import { Chart } from "#parts/chart"
import { Table } from "#parts/table"
import type { ChartContent, Line, Mark } from "#web/chart-content"
import { afterNoonOf, CLOCK, isTimeOfDay } from "#web/measure"
import { text } from "#web/text"
import { axisDates, meansText, type Spans, saidOf, spansOf, spanText } from "./series-days"
import { measured, type Resolve } from "./values"
import { WhenSeen } from "./when-seen"

type Spec = Static<typeof SeriesChart>

interface Point {
  readonly date: string
  readonly value: number
}

/** A day, also where only its month or its instant is given. */
const dayOf = (t: string) => (/^\d{4}-\d{2}$/.test(t) ? `${t}-01` : t.slice(0, 10))

const pointsOf = ({ points }: Spec, resolve: Resolve): ReadonlyArray<Point> =>
  points.flatMap(({ t, y }) => {
    const value = resolve(y)
    return value === null ? [] : [{ date: dayOf(t), value }]
  })

const marksOf = ({ changepoint, events = [] }: Spec, points: ReadonlyArray<Point>): Array<Mark> => {
  const change = changepoint && points[changepoint.index]
  return [
    ...events.map(({ date, label, until }) => ({ kind: "event" as const, date, label, until })),
    ...(change
      ? [
          {
            kind: "level" as const,
            date: change.date,
            label: changepoint.label ?? text.ask.new_level,
          },
        ]
      : []),
  ]
}

const sentenceOf = (
  points: ReadonlyArray<Point>,
  spans: Spans,
  unit: string,
  usual: number | null,
) => {
  const ordered = [...points].sort((a, b) => a.value - b.value)
  const [lowest, highest, latest] = [ordered[0]!, ordered.at(-1)!, points.at(-1)!]
  const said = ({ date, value }: Point) => saidOf(spans, measured(value, unit), date)
  const range = text.ask.chart(
    said(lowest),
    said(highest),
    said(latest),
    usual && measured(usual, unit),
  )
  return [range, meansText(spans)].filter((sentence) => sentence !== "").join(" ")
}

/** A line over days with one's own usual, changes of level and what the diary says of those days. */
export const SeriesWidget = (given: { readonly spec: Spec; readonly resolve: Resolve }) => {
  const { spec, resolve } = given
  const unit = spec.unit ?? ""
  const shown = useMemo(() => {
    const points = pointsOf(spec, resolve)
    const usual = spec.baseline === undefined ? null : resolve(spec.baseline)
    const title = spec.title ?? text.ask.kinds.series_chart
    const isClock = points.every(({ value }) => isTimeOfDay(value, unit))
    const drawn = (value: number) => (isClock ? afterNoonOf(value) : value)
    const ofAxis = isClock ? CLOCK : unit
    const spans = spansOf(
      spec.bucket ?? "day",
      points.map(({ date }) => date),
    )
    const byDate = new Map(points.map(({ date, value }) => [date, drawn(value)]))
    const dates = axisDates(
      spans,
      points.map(({ date }) => date),
    )
    const line: Line = {
      label: title,
      unit: ofAxis,
      values: dates.map((date) => byDate.get(date) ?? null),
    }
    const level: Line = {
      label: text.ask.usual,
      unit: ofAxis,
      values: dates.map(() => usual && drawn(usual)),
    }
    const content: ChartContent = {
      dates,
      lines: usual === null ? [line] : [line, level],
      marks: marksOf(spec, points),
    }
    return { points, spans, usual, title, content }
  }, [spec])
  const { points, spans, usual, title, content } = shown
  if (points.length === 0) return <p>{text.ask.no_points}</p>
  return (
    <WhenSeen>
      <Chart
        title={title}
        sentence={sentenceOf(points, spans, unit, usual)}
        content={content}
        table={
          <Table
            caption={title}
            columns={[
              {
                heading: text.ask.buckets[spans.bucket],
                cell: ({ date }) => spanText(spans, date),
              },
              {
                heading: text.ask.value,
                isNumber: true,
                cell: ({ value }) => measured(value, unit),
              },
            ]}
            rows={points}
            keyOf={({ date }) => date}
          />
        }
      />
    </WhenSeen>
  )
}
