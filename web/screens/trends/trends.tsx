import { useMemo, useRef } from "preact/hooks"
import type { KnownMetric, MetricList, MetricSeries } from "#domain/metric-points"
import type { UserProfile } from "#domain/profile"
import { Chart } from "#parts/chart"
import { Loading, ProblemNotice, Shown } from "#parts/notice"
import { measureOf, type Units, unitsOf } from "#web/measure"
import { type Resource, useResource } from "#web/resource"
import { text } from "#web/text"
import { type Asked, ask, asked, pathWith } from "./address"
import { contentOf, type Drawn, sentenceOf, titleOf } from "./content"
import { DayPanel } from "./day-panel"
import { Figures } from "./figures"
import { Picker } from "./picker"
import { PointTable, wordsOf } from "./point-table"
import { type Shown as Days, WINDOWS, windowOf } from "./window"

/** Shown first where the address names none. */
const FIRST = ["sleep_minutes", "resting_hr", "steps"]

const seriesPath = ({ name }: KnownMetric, { from, to, bucket }: Days) =>
  `/v1/metrics/${name}/series?from=${from}&to=${to}&bucket=${bucket}`

/** What was read last while the next is under way, so that nothing jumps. */
const useLast = <A,>(value: A | null, isAsked: boolean) => {
  const last = useRef<A | null>(null)
  if (value !== null) last.current = value
  return isAsked ? last.current : null
}

interface Read {
  readonly drawn: readonly [Drawn, ...Array<Drawn>]
  readonly days: Days
}

const drawnOf = (metric: KnownMetric, series: MetricSeries, units: Units): Drawn => ({
  metric,
  series,
  measure: measureOf(series.unit, units, metric.is_difference),
})

const isReady = (all: ReadonlyArray<Resource<unknown> | null>) =>
  all.every((each) => each === null || each.value !== null)

const Charts = (given: {
  readonly metric: KnownMetric
  readonly other: KnownMetric | null
  readonly units: Units
}) => {
  const { metric, other, units } = given
  const { days, day } = asked()
  const window = useMemo(
    () => windowOf(other ? [metric, other] : [metric], days),
    [metric, other, days],
  )
  const first = useResource<MetricSeries>(seriesPath(metric, window))
  const second = useResource<MetricSeries>(other && seriesPath(other, window))
  const problem = first.problem ?? second.problem
  const ready = useMemo((): Read | null => {
    if (!isReady([first, other && second])) return null
    const drawn = drawnOf(metric, first.value!, units)
    return {
      drawn: other ? [drawn, drawnOf(other, second.value!, units)] : [drawn],
      days: window,
    }
  }, [first.value, second.value, other, units])
  const read = useLast(ready, problem === null)
  const content = useMemo(() => read && contentOf(read.drawn, read.days), [read])
  if (problem)
    return (
      <ProblemNotice
        problem={problem}
        retry={() => {
          first.reload()
          second.reload()
        }}
      />
    )
  if (!read || !content) return <Loading />
  const title = read.drawn.map((each) => titleOf(each.metric)).join(" · ")
  const by = text.trends.by[read.days.bucket]
  const sentence = [...read.drawn.map(sentenceOf), by].filter((part) => part !== "").join(" ")
  if (read.drawn.every(({ series }) => series.points.length === 0))
    return (
      <div class="trends-nothing" role="status">
        <p>{sentence}</p>
      </div>
    )
  return (
    <div class="trends-drawn" aria-busy={ready === null}>
      <Figures drawn={read.drawn} />
      <Chart
        title={title}
        sentence={sentence}
        content={content}
        table={<PointTable drawn={read.drawn} days={read.days} caption={title} />}
        choice={{
          first: read.days.from,
          last: read.days.to,
          day,
          words: (date) => wordsOf(read.drawn, read.days, date),
          choose: (date) => ask({ day: date }),
        }}
      />
    </div>
  )
}

const Windows = ({ days }: Pick<Asked, "days">) => (
  <nav class="trends-windows" aria-label={text.trends.time}>
    {WINDOWS.map((each) => (
      <a
        key={each}
        href={pathWith({ days: each })}
        aria-current={each === days ? "true" : undefined}
      >
        {text.trends.days[each]}
      </a>
    ))}
  </nav>
)

const Body = (given: { readonly metrics: ReadonlyArray<KnownMetric>; readonly units: Units }) => {
  const { units } = given
  const metrics = given.metrics.filter(({ days }) => days > 0)
  const named = (name: string | null) => metrics.find((metric) => metric.name === name) ?? null
  const { metric, with: other, days, day } = asked()
  const first = named(metric) ?? FIRST.map(named).find((each) => each !== null) ?? metrics[0]
  if (!first)
    return (
      <div class="notice">
        <p>{text.trends.empty}</p>
        <a class="button" href="/sources">
          {text.trends.bring}
        </a>
      </div>
    )
  const second = other === first.name ? null : named(other)
  return (
    <>
      <div class="trends-choices">
        <Picker
          label={text.trends.first}
          metrics={metrics}
          chosen={first}
          choose={(name) => ask({ metric: name })}
        />
        {metrics.length > 1 && (
          <Picker
            label={text.trends.second}
            metrics={metrics.filter(({ name }) => name !== first.name)}
            chosen={second}
            none={text.trends.nothing}
            choose={(name) => ask({ metric: first.name, with: name })}
          />
        )}
        <Windows days={days} />
      </div>
      <div class="trends-beside">
        <div class="trends-drawing">
          <Charts metric={first} other={second} units={units} />
        </div>
        <DayPanel date={day} units={units} />
      </div>
    </>
  )
}

/** One metric or two over time, and everything of a day of it. */
export const Trends = () => {
  const metrics = useResource<MetricList>("/v1/metrics")
  const profile = useResource<UserProfile>("/v1/me/profile")
  const isKnown = profile.value !== null || profile.problem !== null
  return (
    <section class="trends">
      <h1>{text.trends.title}</h1>
      <Shown of={metrics}>
        {(list) =>
          isKnown ? <Body metrics={list.metrics} units={unitsOf(profile.value)} /> : <Loading />
        }
      </Shown>
    </section>
  )
}
