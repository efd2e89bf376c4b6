import UPlot from "uplot"
import type { ChartContent } from "#web/chart-content"
import { axisDays } from "#web/format"
import { bareText, isOfClock } from "#web/measure"
import { colour, drawBehind, drawChosen, seconds } from "#web/plot-layers"
import { ticksOf } from "#web/plot-ticks"

/** What is done with a chart by pointing at it. */
export interface Pointing {
  /** The day that was chosen. */
  readonly onDay?: ((date: string) => void) | undefined
  /** The day under the pointer; null when it leaves. */
  readonly onHover?: ((date: string | null) => void) | undefined
}

/** A drawn chart, which follows the width of its room and the theme until it is ended. */
export interface Plot {
  /** Shows which day is chosen. */
  readonly choose: (date: string | null) => void
  readonly end: () => void
}

const HEIGHT = 260
const LINE_WIDTH = 2
/** Each day is a point of its own up to here. */
const MAX_POINTS = 45

/** A second line of the same unit shares the axis of the first. */
const scaleOf = (lines: ChartContent["lines"], at: number) =>
  at === 0 || lines[at]?.unit === lines[0].unit ? "0" : "1"

const STROKES = ["accent", "second"] as const
/** Lines differ without their colours too. */
const DASHES: ReadonlyArray<Array<number>> = [[], [6, 4]]

/** Minutes between the steps of an axis of durations or times of day. */
const CLOCK_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1440]

/** The days whose value stands between two gaps: no line would show them. */
const lonely = (values: ReadonlyArray<number | null>) =>
  values.flatMap((value, at) =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null
      ? [at]
      : [],
  )

/** The range of an axis: what its lines hold, and the band behind the first. */
const rangeWith =
  (band: ChartContent["band"]): UPlot.Scale.Range =>
  (_, low, high): [number, number] => {
    if (low === null || high === null) return [0, 1]
    const [from, to] = [Math.min(low, band?.low ?? low), Math.max(high, band?.high ?? high)]
    const [bottom, top] = UPlot.rangeNum(from, to, 0.1, true)
    return [bottom ?? from, top ?? to]
  }

const CHARACTER = 7

const valueAxis = (scale: string, unit: string, stroke: string): UPlot.Axis => ({
  scale,
  side: scale === "0" ? 3 : 1,
  stroke: () => colour(stroke),
  ticks: { show: false },
  grid: { show: scale === "0", stroke: () => colour("line"), width: 1 },
  values: (_, ticks) => ticks.map((tick) => bareText(tick, unit)),
  size: (_, texts) => CHARACTER * Math.max(3, ...(texts ?? []).map(({ length }) => length)) + 14,
  ...(isOfClock(unit) ? { incrs: CLOCK_STEPS } : {}),
})

/** Room for the name of a day. */
const TICK = 76

const ticksIn = ({ dates }: ChartContent, width: number) =>
  ticksOf(dates[0]!, dates.at(-1)!, Math.max(2, Math.floor(width / TICK)))

const seriesOf = (lines: ChartContent["lines"], dates: ReadonlyArray<string>) =>
  lines.map(({ label, values }, at): UPlot.Series => {
    const stroke = () => colour(STROKES[at] ?? "quiet")
    const alone = lonely(values)
    return {
      label,
      scale: scaleOf(lines, at),
      stroke,
      width: LINE_WIDTH,
      dash: DASHES[at] ?? [2, 3],
      points: {
        show: true,
        size: 5,
        width: 1,
        fill: stroke,
        filter: () => (dates.length <= MAX_POINTS ? null : alone),
      },
    }
  })

const options = (width: number, content: ChartContent, chosen: () => number): UPlot.Options => {
  const { lines, dates, band } = content
  const font = `12px ${getComputedStyle(document.body).fontFamily}`
  const second = lines.findIndex((_, at) => scaleOf(lines, at) === "1")
  // Of two axes each has the colour of its line.
  const axes =
    second > 0
      ? [valueAxis("0", lines[0].unit, "accent"), valueAxis("1", lines[second]!.unit, "second")]
      : [valueAxis("0", lines[0].unit, "quiet")]
  return {
    width,
    height: HEIGHT,
    padding: [22, second > 0 ? 0 : 12, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: true },
      "0": { range: rangeWith(band) },
      "1": { range: rangeWith(undefined) },
    },
    axes: [
      {
        stroke: () => colour("quiet"),
        font,
        grid: { show: false },
        ticks: { show: false },
        size: 30,
        splits: ({ width: whole }) => ticksIn(content, whole).dates.map(seconds),
        values: ({ width: whole }) => axisDays(ticksIn(content, whole)),
      },
      ...axes.map((axis) => ({ ...axis, font })),
    ],
    series: [{}, ...seriesOf(lines, dates)],
    hooks: {
      drawAxes: [(plot) => drawBehind(plot, content)],
      draw: [(plot) => drawChosen(plot, chosen())],
    },
  }
}

/** Redraws in the colours of another theme, and for paper in those of a light one. */
const followTheme = (redraw: () => void) => {
  const queries = ["(prefers-color-scheme: dark)", "print"].map((query) => matchMedia(query))
  const observer = new MutationObserver(redraw)
  for (const query of queries) query.addEventListener("change", redraw)
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  return () => {
    for (const query of queries) query.removeEventListener("change", redraw)
    observer.disconnect()
  }
}

/** Draws lines over days into a room of the page. */
export const draw = (
  room: HTMLElement,
  content: ChartContent,
  { onDay, onHover }: Pointing = {},
): Plot => {
  const { dates, lines } = content
  let chosen = -1
  const values: UPlot.AlignedData = [dates.map(seconds), ...lines.map((line) => [...line.values])]
  const configured = options(room.clientWidth, content, () => chosen)
  const pointed = ({ cursor }: UPlot) => dates[cursor.idx ?? -1] ?? null
  if (onHover) configured.hooks!.setCursor = [(plot) => onHover(pointed(plot))]
  const plot = new UPlot(configured, values, room)
  if (onDay)
    plot.over.addEventListener("click", () => {
      const date = pointed(plot)
      if (date !== null) onDay(date)
    })
  const observer = new ResizeObserver(() => {
    if (room.clientWidth !== plot.width && room.clientWidth > 0)
      plot.setSize({ width: room.clientWidth, height: HEIGHT })
  })
  observer.observe(room)
  const unfollow = followTheme(() => plot.redraw(false))
  return {
    choose: (date) => {
      const at = date === null ? -1 : dates.findLastIndex((day) => day <= date)
      if (at === chosen) return
      chosen = at
      plot.redraw(false)
    },
    end: () => {
      observer.disconnect()
      unfollow()
      plot.destroy()
    },
  }
}
