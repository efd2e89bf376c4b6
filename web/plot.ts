import UPlot from "uplot"
import { dayText, noonOf, numberText } from "#web/format"

/** A line over days: null is a day without a value, which leaves a gap. */
export interface Line {
  readonly label: string
  readonly unit: string
  readonly values: ReadonlyArray<number | null>
}

/** A day, or days, that something is said about: an event, a change of level or of device. */
export interface Mark {
  readonly kind: "event" | "level" | "device"
  readonly date: string
  readonly until?: string | undefined
  readonly label: string
}

/** What a chart shows. Every list is as long as `dates`, which are local days in order. */
export interface ChartContent {
  readonly dates: ReadonlyArray<string>
  /** One line, or two with an axis each. */
  readonly lines: readonly [Line, ...Array<Line>]
  /** The range of one's own usual, behind the first line. */
  readonly band?: { readonly low: number; readonly high: number } | undefined
  readonly marks?: ReadonlyArray<Mark> | undefined
}

/** A drawn chart, which follows the width of its room until it is ended. */
export interface Plot {
  readonly end: () => void
}

const HEIGHT = 240
const LINE_WIDTH = 2

/** A colour of the sheet by its name, in the theme that is shown. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

const seconds = (date: string) => noonOf(date) / 1_000

const filled = (ctx: CanvasRenderingContext2D, style: string, draw: () => void) => {
  ctx.save()
  ctx.fillStyle = style
  ctx.strokeStyle = style
  draw()
  ctx.restore()
}

const drawBand = (plot: UPlot, { low, high }: { low: number; high: number }) => {
  const { left, width } = plot.bbox
  const [top, bottom] = [plot.valToPos(high, "0", true), plot.valToPos(low, "0", true)]
  filled(plot.ctx, colour("band"), () => plot.ctx.fillRect(left, top, width, bottom - top))
}

const drawMark = (plot: UPlot, { kind, date, until }: Mark) => {
  const { ctx, bbox } = plot
  const from = plot.valToPos(seconds(date), "x", true)
  if (from < bbox.left || from > bbox.left + bbox.width) return
  filled(ctx, colour(kind === "event" ? "quiet" : "accent"), () => {
    if (until !== undefined) {
      const to = Math.min(plot.valToPos(seconds(until), "x", true), bbox.left + bbox.width)
      ctx.globalAlpha = 0.15
      ctx.fillRect(from, bbox.top, Math.max(to - from, 2), bbox.height)
      ctx.globalAlpha = 1
    }
    ctx.setLineDash(kind === "level" ? [] : [4, 4])
    ctx.beginPath()
    ctx.moveTo(from, bbox.top)
    ctx.lineTo(from, bbox.top + bbox.height)
    ctx.stroke()
  })
}

/** A second line of the same unit shares the axis of the first. */
const scaleOf = (lines: ChartContent["lines"], at: number) =>
  at === 0 || lines[at]?.unit === lines[0].unit ? "0" : "1"

const STROKES = ["accent", "second"] as const

const options = (width: number, content: ChartContent, onDay?: (date: string) => void) => {
  const { lines, dates, band, marks = [] } = content
  const quiet = colour("quiet")
  const font = `12px ${getComputedStyle(document.body).fontFamily}`
  const axis = { stroke: quiet, font, ticks: { show: false } }
  const scales = [...new Set(lines.map((_, at) => scaleOf(lines, at)))]
  const configured: UPlot.Options = {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: true } },
    axes: [
      { ...axis, grid: { show: false } },
      ...scales.map((scale) => ({
        ...axis,
        scale,
        side: scale === "0" ? (3 as const) : (1 as const),
        grid: { show: scale === "0", stroke: colour("line"), width: 1 },
        values: (_: UPlot, ticks: Array<number>) => ticks.map((tick) => numberText(tick)),
      })),
    ],
    series: [
      {
        value: (_, value) => dayText(dates[dates.findIndex((day) => seconds(day) === value)] ?? ""),
      },
      ...lines.map(({ label }, at) => ({
        label,
        scale: scaleOf(lines, at),
        stroke: colour(STROKES[at] ?? "quiet"),
        width: LINE_WIDTH,
        points: { show: dates.length < 45 },
      })),
    ],
    hooks: {
      drawAxes: [
        (plot) => {
          if (band) drawBand(plot, band)
          for (const mark of marks) drawMark(plot, mark)
        },
      ],
    },
  }
  if (onDay)
    configured.hooks!.ready = [
      (plot) => {
        plot.over.addEventListener("click", () => {
          const date = dates[plot.cursor.idx ?? -1]
          if (date !== undefined) onDay(date)
        })
      },
    ]
  return configured
}

/** Draws lines over days into a room of the page. */
export const draw = (
  room: HTMLElement,
  content: ChartContent,
  onDay?: (date: string) => void,
): Plot => {
  const values: UPlot.AlignedData = [
    content.dates.map(seconds),
    ...content.lines.map((line) => [...line.values]),
  ]
  const plot = new UPlot(options(room.clientWidth, content, onDay), values, room)
  const observer = new ResizeObserver(() =>
    plot.setSize({ width: room.clientWidth, height: HEIGHT }),
  )
  observer.observe(room)
  return {
    end: () => {
      observer.disconnect()
      plot.destroy()
    },
  }
}
