import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"
import type { ChartContent } from "#web/chart-content"
import { dayText } from "#web/format"
import type { Plot } from "#web/plot"
import { text } from "#web/text"

/** The keys that move a chosen day, and by how many of what is drawn; to either end without a limit. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -100_000,
  End: 100_000,
}

/** Days of a chart that can be chosen, by pointing or by the keys of a slider. */
export interface Choice {
  readonly first: string
  readonly last: string
  readonly day: string | null
  /** What is read out of a day. */
  readonly words: (date: string) => string
  readonly choose: (date: string) => void
}

const Legend = ({ lines, band }: Pick<ChartContent, "lines" | "band">) => (
  <ul class="legend" aria-label={text.chart.legend}>
    {lines.map(({ label }, at) => (
      <li key={label} data-line={at === 0 ? "first" : "second"}>
        {label}
      </li>
    ))}
    {band && <li data-line="band">{text.chart.band}</li>}
  </ul>
)

const Marks = ({ marks }: { readonly marks: NonNullable<ChartContent["marks"]> }) => (
  <ol class="marks" aria-label={text.chart.marks}>
    {marks.map(({ date, until, label, kind }) => (
      <li key={`${kind} ${date} ${label}`}>
        <span>{until ? text.chart.from_to(dayText(date), dayText(until)) : dayText(date)}</span>{" "}
        {label}
      </li>
    ))}
  </ol>
)

/** Where a day stands in a chart: at the last of its dates that is not later. */
const placeOf = (dates: ReadonlyArray<string>, day: string) =>
  Math.max(
    0,
    dates.findLastIndex((date) => date <= day),
  )

/** The day some points from the chosen one, within what can be chosen; without one the last. */
const dayFrom = ({ first, last, day }: Choice, dates: ReadonlyArray<string>, step: number) => {
  if (day === null) return last
  const from = placeOf(dates, day)
  const to = Math.min(Math.max(from + step, 0), dates.length - 1)
  if (to === from) return day
  return dates[to]! < first ? first : dates[to]!
}

/** The picture, and what is read of the day that is pointed at; its room is kept while it is drawn. */
const Picture = (given: {
  readonly sentence: string
  readonly content: ChartContent
  readonly choice?: Choice | undefined
}) => {
  const { content, choice, sentence } = given
  const room = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot | null>(null)
  const latest = useRef(choice)
  latest.current = choice
  const hovered = useSignal<string | null>(null)
  useEffect(() => {
    let isGone = false
    void import("#web/plot").then(({ draw }) => {
      if (isGone || !room.current) return
      plot.current?.end()
      plot.current = draw(room.current, content, {
        onDay: (date) => latest.current?.choose(date),
        onHover: (date) => {
          hovered.value = date
        },
      })
      plot.current.choose(latest.current?.day ?? null)
    })
    return () => {
      isGone = true
      plot.current?.end()
      plot.current = null
    }
  }, [content])
  const chosen = choice?.day ?? null
  useEffect(() => plot.current?.choose(chosen), [chosen])
  if (!choice) return <div class="plot" ref={room} role="img" aria-label={sentence} />
  const move = (event: KeyboardEvent) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    choice.choose(dayFrom(choice, content.dates, step))
  }
  const shown = hovered.value ?? chosen
  return (
    <>
      <div
        class="plot"
        ref={room}
        role="slider"
        tabIndex={0}
        aria-label={text.chart.day}
        aria-valuemin={0}
        aria-valuemax={content.dates.length - 1}
        aria-valuenow={placeOf(content.dates, chosen ?? choice.last)}
        aria-valuetext={chosen === null ? text.chart.no_day : choice.words(chosen)}
        onKeyDown={move}
      />
      <p class="readout" aria-hidden="true">
        {shown === null ? text.chart.how : choice.words(shown)}
      </p>
    </>
  )
}

/**
 * The one chart. Who cannot see it has its sentence, its marks in words and its values as a table. A day can be chosen
 * where a choice is given.
 */
export const Chart = (given: {
  readonly title: string
  /** What the chart shows, in words. */
  readonly sentence: string
  readonly content: ChartContent
  /** The same values as a table; null where it stands beside the chart. */
  readonly table: ComponentChildren
  readonly choice?: Choice
}) => {
  const { content, sentence } = given
  const { lines, band, marks = [] } = content
  const isOpen = useSignal(false)
  return (
    <figure class="chart">
      <figcaption>
        <strong>{given.title}</strong>
        <p>{sentence}</p>
      </figcaption>
      <Legend lines={lines} band={band} />
      <Picture sentence={sentence} content={content} choice={given.choice} />
      {marks.length > 0 && <Marks marks={marks} />}
      {given.table !== null && (
        <details
          onToggle={(event) => {
            isOpen.value = event.currentTarget.open
          }}
        >
          <summary>{text.chart.table}</summary>
          {/* Hundreds of rows are made when somebody wants to see them. */}
          {isOpen.value && given.table}
        </details>
      )}
    </figure>
  )
}
