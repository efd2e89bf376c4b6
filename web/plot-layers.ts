import UPlot from "uplot"
import type { ChartContent, Level, Mark } from "#web/chart-content"
import { noonOf } from "#web/format"

/** Never seen: a name has a colour only as some element has it. */
const probe = document.createElement("span")
probe.hidden = true
probe.style.setProperty("forced-color-adjust", "none")
document.body.append(probe)

/** A colour of the sheet by its name, in the theme that is shown. */
export const colour = (name: string) => {
  probe.style.color = `var(--${name})`
  return getComputedStyle(probe).color
}

/** A local day as charts count: seconds of its noon. */
export const seconds = (date: string) => noonOf(date) / 1_000

const within = (plot: UPlot, date: string) => {
  const { left, width } = plot.bbox
  return Math.min(Math.max(plot.valToPos(seconds(date), "x", true), left), left + width)
}

const paint = (plot: UPlot, name: string, draw: (ctx: CanvasRenderingContext2D) => void) => {
  const { ctx } = plot
  ctx.save()
  ctx.fillStyle = colour(name)
  ctx.strokeStyle = ctx.fillStyle
  draw(ctx)
  ctx.restore()
}

const drawBand = (plot: UPlot, { low, high }: NonNullable<ChartContent["band"]>) => {
  const { left, width } = plot.bbox
  const [top, bottom] = [plot.valToPos(high, "0", true), plot.valToPos(low, "0", true)]
  paint(plot, "band", (ctx) => ctx.fillRect(left, top, width, bottom - top))
}

const drawLevel = (plot: UPlot, { from, to, mean }: Level) =>
  paint(plot, "ink", (ctx) => {
    const at = plot.valToPos(mean, "0", true)
    ctx.globalAlpha = 0.55
    ctx.lineWidth = UPlot.pxRatio
    ctx.beginPath()
    ctx.moveTo(within(plot, from), at)
    ctx.lineTo(within(plot, to), at)
    ctx.stroke()
  })

/** Where values lie on either side of zero, it is drawn. */
const drawZero = (plot: UPlot) => {
  const { min, max } = plot.scales["0"]!
  if (!(min! < 0 && max! > 0)) return
  const { left, width } = plot.bbox
  const at = plot.valToPos(0, "0", true)
  paint(plot, "quiet", (ctx) => {
    ctx.lineWidth = UPlot.pxRatio
    ctx.beginPath()
    ctx.moveTo(left, at)
    ctx.lineTo(left + width, at)
    ctx.stroke()
  })
}

const DASHES: Readonly<Record<Mark["kind"], ReadonlyArray<number>>> = {
  event: [2, 3],
  device: [7, 4],
  level: [],
}

const FLAG = 8

/** A mark is a line, over the days of an event a shade, with the number that its words have below the chart. */
const drawMark = (plot: UPlot, { kind, date, until }: Mark, number: number) => {
  const { bbox } = plot
  const x = within(plot, date)
  const ratio = UPlot.pxRatio
  paint(plot, "quiet", (ctx) => {
    if (until !== undefined) {
      ctx.globalAlpha = 0.14
      ctx.fillRect(x, bbox.top, Math.max(within(plot, until) - x, 2), bbox.height)
      ctx.globalAlpha = 1
    }
    ctx.lineWidth = ratio
    ctx.setLineDash(DASHES[kind].map((part) => part * ratio))
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    ctx.beginPath()
    ctx.arc(x, bbox.top - FLAG * ratio, FLAG * ratio, 0, 2 * Math.PI)
    ctx.fill()
    ctx.fillStyle = colour("paper")
    ctx.font = `600 ${10 * ratio}px ${getComputedStyle(document.body).fontFamily}`
    ctx.textAlign = "center"
    ctx.textBaseline = "middle"
    ctx.fillText(String(number), x, bbox.top - FLAG * ratio)
  })
}

/** What stands behind the lines: the usual, levels and marks. */
export const drawBehind = (plot: UPlot, { band, levels = [], marks = [] }: ChartContent) => {
  if (band) drawBand(plot, band)
  drawZero(plot)
  if (levels.length > 1) for (const level of levels) drawLevel(plot, level)
  for (const [at, mark] of marks.entries()) drawMark(plot, mark, at + 1)
}

/** The chosen day: a line, and a ring around each of its values. */
export const drawChosen = (plot: UPlot, at: number) => {
  const day = plot.data[0][at]
  if (day === undefined) return
  const { bbox } = plot
  const x = plot.valToPos(day, "x", true)
  const ratio = UPlot.pxRatio
  paint(plot, "ink", (ctx) => {
    ctx.lineWidth = ratio
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    ctx.lineWidth = 2 * ratio
    for (const [nth, series] of plot.series.entries()) {
      const value = nth === 0 ? null : plot.data[nth]?.[at]
      if (value === null || value === undefined) continue
      ctx.beginPath()
      ctx.arc(x, plot.valToPos(value, series.scale!, true), 5 * ratio, 0, 2 * Math.PI)
      ctx.stroke()
    }
  })
}
