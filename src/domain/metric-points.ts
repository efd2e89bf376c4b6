import { type Static, Type } from "typebox"
import { ChartEvent } from "#domain/chart-event"
import { PROVIDERS } from "#domain/source"

/** The spans of time that the values of a metric are put together for. */
export const BUCKETS = ["day", "week", "month"] as const
export type Bucket = (typeof BUCKETS)[number]

/** The most days of one answer. */
export const MAX_SERIES_DAYS = 3_660

const date = Type.String({ format: "date" })
const dateOrNull = Type.Union([date, Type.Null()])
const unit = Type.String({ description: "`minutes after noon` for a clock time." })

/** A metric of the catalogue, and from when to when a person has values of it. */
export const KnownMetric = Type.Object(
  {
    name: Type.String({ description: "As the path of its series takes it." }),
    title: Type.String({ description: "As a sentence has it." }),
    words: Type.Array(Type.String(), {
      description: "What people call it in everyday words, for a search; in lower case.",
    }),
    unit,
    is_difference: Type.Boolean({
      description: "Whether it is a deviation: 1 °C of it is 1.8 °F, without the 32.",
    }),
    from: dateOrNull,
    to: dateOrNull,
    days: Type.Integer({ description: "How many days have a value." }),
  },
  { title: "KnownMetric" },
)
export type KnownMetric = Static<typeof KnownMetric>

/** GET /v1/metrics. */
export const MetricList = Type.Object({ metrics: Type.Array(KnownMetric) }, { title: "MetricList" })
export type MetricList = Static<typeof MetricList>

/** The value of a day, or the mean of the days of a week or month that have one. */
export const MetricPoint = Type.Object(
  {
    date: Type.String({
      format: "date",
      description: "The day; the Monday of a week; the first day of a month.",
    }),
    value: Type.Number(),
    n: Type.Integer({ description: "How many days have a value." }),
    source: Type.Union([Type.Enum([...PROVIDERS]), Type.Null()], {
      description: "The vendor of the device; null for several together, or where it is unknown.",
    }),
  },
  { title: "MetricPoint" },
)
export type MetricPoint = Static<typeof MetricPoint>

/** The days asked for in two numbers. */
const SeriesSummary = Type.Object(
  {
    latest: Type.Union(
      [Type.Object({ date, value: Type.Number() }, { title: "LatestValue" }), Type.Null()],
      {
        description: "The last day with a value.",
      },
    ),
    mean: Type.Union([Type.Number(), Type.Null()], {
      description:
        "Of the days, whatever the bucket; null without a value, and for what only counts up.",
    }),
    n: Type.Integer({ description: "How many days have a value." }),
  },
  { title: "SeriesSummary" },
)

/** How a range of one's own usual is found. */
export const USUAL_METHOD = "p05_p95_of_90_days"

const Usual = Type.Object(
  {
    low: Type.Number(),
    high: Type.Number(),
    n: Type.Integer({ description: "How many days it is of." }),
    method: Type.Literal(USUAL_METHOD, {
      description:
        "The 5 % and 95 % quantiles of the 90 days before the last one asked for, by the device of " +
        "then where that measured enough of them.",
    }),
  },
  { title: "Usual" },
)

const Level = Type.Object({ from: date, to: date, mean: Type.Number() }, { title: "Level" })

/** GET /v1/metrics/{name}/series. */
export const MetricSeries = Type.Object(
  {
    metric: Type.String(),
    unit,
    points: Type.Array(MetricPoint, { description: "Earliest first; without a value, no point." }),
    coverage: Type.Number({ description: "The days with a value out of those asked for, 0 to 1." }),
    device_changes: Type.Array(
      Type.Object({ date, from: Type.String(), to: Type.String() }, { title: "DeviceChange" }),
      { description: "The days on which the device of another vendor takes over." },
    ),
    events: Type.Array(ChartEvent, {
      description:
        "The events of the diary that reach into the days asked for, the earliest first.",
    }),
    summary: SeriesSummary,
    baseline: Type.Union([Usual, Type.Null()], {
      description: "The range of this person's own usual; null below 21 days.",
    }),
    levels: Type.Array(Level, {
      description:
        "The levels of the days asked for, of the last 731 of them at most, earliest first: a new one " +
        "begins where a test finds a step, and where another device takes over.",
    }),
  },
  { title: "MetricSeries" },
)
export type MetricSeries = Static<typeof MetricSeries>
