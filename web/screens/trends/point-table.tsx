import { Table } from "#parts/table"
import { dayText, monthText } from "#web/format"
import { bareText, unitLabel } from "#web/measure"
import { text } from "#web/text"
import { type Drawn, said, titleOf, vendorText } from "./content"
import type { Shown } from "./window"

const nameOf = ({ bucket }: Shown, date: string) => {
  if (bucket === "month") return monthText(date)
  return bucket === "week" ? text.trends.week_of(dayText(date)) : dayText(date)
}

const pointOn = ({ series }: Drawn, date: string) =>
  series.points.find((point) => point.date === date)

/** The point that a day lies in, in words: `Sun 22 Nov: Sleep duration 7 h 12 min`. */
export const wordsOf = (drawn: ReadonlyArray<Drawn>, days: Shown, date: string) => {
  const at = days.dates.findLast((day) => day <= date) ?? date
  const values = drawn.map((each) => {
    const point = pointOn(each, at)
    return `${titleOf(each.metric)} ${point ? said(each, point.value) : text.trends.no_value_on}`
  })
  return `${nameOf(days, at)}: ${values.join(", ")}`
}

/** The points of the chart as a table, the latest first. */
export const PointTable = (given: {
  readonly drawn: ReadonlyArray<Drawn>
  readonly days: Shown
  readonly caption: string
}) => {
  const { drawn, days, caption } = given
  const points = drawn.map(({ series }) => new Map(series.points.map((each) => [each.date, each])))
  const [first] = points
  const rows = days.dates.filter((date) => points.some((some) => some.has(date))).toReversed()
  const heading = { day: text.trends.day, week: text.trends.week, month: text.trends.month }
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={(date) => date}
      columns={[
        {
          heading: heading[days.bucket],
          cell: (date) => (days.bucket === "month" ? monthText(date) : dayText(date)),
        },
        ...drawn.map(({ metric, measure }, at) => ({
          heading: [titleOf(metric), unitLabel(measure.unit)].filter(Boolean).join(", "),
          isNumber: true,
          cell: (date: string) => {
            const value = points[at]!.get(date)?.value
            return value === undefined ? "–" : bareText(measure.of(value), measure.unit)
          },
        })),
        days.bucket === "day"
          ? {
              heading: text.trends.source,
              cell: (date: string) => {
                const source = first?.get(date)?.source
                return source ? vendorText(source) : ""
              },
            }
          : {
              heading: text.trends.values,
              isNumber: true,
              cell: (date: string) => first?.get(date)?.n ?? 0,
            },
      ]}
    />
  )
}
