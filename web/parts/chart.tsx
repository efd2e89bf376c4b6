import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"
import type { ChartContent, Plot } from "#web/plot"
import { text } from "#web/text"

/**
 * The one chart. Who cannot see it has its sentence, and its values as a table; the room of its picture is kept while
 * it is drawn. `onDay` gets the day that was pointed at.
 */
export const Chart = (given: {
  readonly title: string
  /** What the chart shows, in words. */
  readonly sentence: string
  readonly content: ChartContent
  /** The same values as a table. */
  readonly table: ComponentChildren
  readonly onDay?: (date: string) => void
}) => {
  const { content, onDay } = given
  const room = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot | null>(null)
  useEffect(() => {
    let isGone = false
    void import("#web/plot").then(({ draw }) => {
      if (isGone || !room.current) return
      plot.current?.end()
      plot.current = draw(room.current, content, onDay)
    })
    return () => {
      isGone = true
      plot.current?.end()
      plot.current = null
    }
  }, [content])
  return (
    <figure class="chart">
      <figcaption>
        <h3>{given.title}</h3>
        <p>{given.sentence}</p>
      </figcaption>
      <div class="plot" ref={room} role="img" aria-label={given.sentence} />
      <details>
        <summary>{text.chart.table}</summary>
        {given.table}
      </details>
    </figure>
  )
}
