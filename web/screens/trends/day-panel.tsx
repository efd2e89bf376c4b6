import type { DayRows } from "#domain/day-rows"
import type { Activity, DailySummary, SleepSession } from "#domain/wearable"
import { Shown } from "#parts/notice"
import { daysLater, localClockText, localToday, wholeDayText } from "#web/format"
import type { Units } from "#web/measure"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { ask, pathWith } from "./address"
import { vendorText } from "./content"
import { bodySaid, movementSaid, nightSaid, type Said, stressSaid, workoutSaid } from "./day-fields"

const words = text.day_panel

const Part = (given: {
  readonly title: string
  readonly said: ReadonlyArray<Said>
  /** When it was, and whose device says so. */
  readonly aside?: string
}) =>
  given.said.length === 0 ? null : (
    <section>
      <h3>{given.title}</h3>
      {given.aside && <p class="day-aside">{given.aside}</p>}
      <dl>
        {given.said.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )

const timesOf = ({ start_at, end_at, tz_offset_min }: SleepSession | Activity) => {
  const start = localClockText(start_at, tz_offset_min)
  return end_at === null ? start : words.from_to(start, localClockText(end_at, tz_offset_min))
}

/** The device is named where several speak of the day. */
const asideOf = (parts: ReadonlyArray<string | false>) => {
  const said = parts.filter((part) => part !== false)
  return said.length === 0 ? {} : { aside: said.join(", ") }
}

const Daily = (given: {
  readonly row: DailySummary
  readonly units: Units
  readonly isOne: boolean
}) => {
  const { row, units, isOne } = given
  const aside = asideOf([
    !isOne && words.by(vendorText(row.provider)),
    !row.is_complete && words.unfinished,
  ])
  return (
    <>
      <Part title={words.moving} said={movementSaid(row, units)} {...aside} />
      <Part title={words.body} said={bodySaid(row, units)} {...aside} />
      <Part title={words.stress} said={stressSaid(row, units)} {...aside} />
    </>
  )
}

const Rows = ({ rows, units }: { readonly rows: DayRows; readonly units: Units }) => {
  const { daily_summary, sleep_sessions, activities, biomarkers } = rows
  const providers = new Set([...daily_summary, ...sleep_sessions].map(({ provider }) => provider))
  const isOne = providers.size < 2
  if (daily_summary.length + sleep_sessions.length + activities.length + biomarkers.length === 0)
    return <p>{words.empty}</p>
  const results = biomarkers.map(
    ({ name, operator, value, unit }): Said => ({
      label: name,
      value: `${operator ?? ""}${value} ${unit}`.trim(),
    }),
  )
  return (
    <div class="day-parts">
      {sleep_sessions.map((row) => (
        <Part
          key={row.id}
          title={row.is_nap ? words.nap : words.night}
          said={nightSaid(row, units)}
          {...asideOf([timesOf(row), !isOne && words.by(vendorText(row.provider))])}
        />
      ))}
      {daily_summary.map((row) => (
        <Daily key={row.id} row={row} units={units} isOne={isOne} />
      ))}
      {activities.map((row) => (
        <Part
          key={row.id}
          title={row.name ?? row.type_name ?? words.workout}
          said={workoutSaid(row, units)}
          {...asideOf([timesOf(row)])}
        />
      ))}
      <Part title={words.labs} said={results} />
    </div>
  )
}

const Day = ({ date, units }: { readonly date: string; readonly units: Units }) => {
  const rows = useResource<DayRows>(`/v1/data/summaries/${date}`)
  return <Shown of={rows}>{(value) => <Rows rows={value} units={units} />}</Shown>
}

/** Everything of one day in words and numbers; without a day how to choose one, in the same room. */
export const DayPanel = ({
  date,
  units,
}: {
  readonly date: string | null
  readonly units: Units
}) => (
  <aside class="day-panel card" aria-label={words.label}>
    {date === null ? (
      <p class="day-hint">{words.hint}</p>
    ) : (
      <>
        <h2 aria-live="polite">{wholeDayText(date)}</h2>
        <nav aria-label={words.label}>
          <button type="button" onClick={() => ask({ day: daysLater(date, -1) })}>
            {words.earlier}
          </button>
          <button
            type="button"
            aria-disabled={date >= localToday()}
            onClick={() => {
              if (date < localToday()) ask({ day: daysLater(date, 1) })
            }}
          >
            {words.later}
          </button>
          <a href={pathWith({ day: null })}>{words.close}</a>
        </nav>
        <Day date={date} units={units} />
      </>
    )}
  </aside>
)
