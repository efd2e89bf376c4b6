import type { ShownExperiment } from "#domain/experiment"
import { Table } from "#parts/table"
import { dayText, localToday } from "#web/format"
import { text } from "#web/text"

const words = text.experiments

type Day = ShownExperiment["days"][number]
export type MarkDay = (date: string, done: boolean) => Promise<void>

const stateOf = ({ done }: Day) => `${done}` as const

const labelOf = (day: Day) =>
  `${dayText(day.date)}: ${words.arms[day.arm]}, ${words.states[stateOf(day)]}`

const Marking = ({ day, mark }: { readonly day: Day; readonly mark: MarkDay }) => (
  <div class="buttons">
    {([true, false] as const).map((done) => (
      <button
        key={`${done}`}
        type="button"
        aria-pressed={day.done === done}
        aria-label={`${dayText(day.date)}: ${done ? words.done : words.missed}`}
        onClick={() => void mark(day.date, done).catch(() => {})}
      >
        {words.marks[`${done}`]}
      </button>
    ))}
  </div>
)

/** The days that have come as a strip: filled or hollow by what was drawn, with a sign for what became of them. */
export const Days = (given: {
  readonly days: ReadonlyArray<Day>
  /** Nothing can be marked where it is left out. */
  readonly mark?: MarkDay
}) => {
  const { mark } = given
  const today = localToday()
  const days = given.days.filter(({ date }) => date <= today)
  if (days.length === 0) return null
  const count = (wanted: boolean) => days.filter(({ done }) => done === wanted).length
  return (
    <div class="days">
      <h4>{words.days}</h4>
      <ol class="strip" aria-label={words.days}>
        {days.map((day) => (
          <li key={day.date} class={day.arm} title={labelOf(day)}>
            <span aria-hidden="true">{words.marks[stateOf(day)]}</span>
            <span class="unseen">{labelOf(day)}</span>
          </li>
        ))}
      </ol>
      <small>{words.key}</small>
      <p>{words.counted(count(true), count(false))}</p>
      {mark && (
        <details>
          <summary>{words.mark}</summary>
          <Table
            caption={words.days}
            rows={days.toReversed()}
            keyOf={({ date }) => date}
            columns={[
              { heading: words.day, cell: ({ date }) => dayText(date) },
              { heading: words.arm, cell: ({ arm }) => words.arms[arm] },
              { heading: words.became, cell: (day) => <Marking day={day} mark={mark} /> },
            ]}
          />
        </details>
      )}
    </div>
  )
}
