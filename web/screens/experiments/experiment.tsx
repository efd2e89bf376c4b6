import { useSignal } from "@preact/signals"
import type { ShownExperiment } from "#domain/experiment"
import { Confirm } from "#parts/confirm"
import { change } from "#web/api"
import { dayText, localToday } from "#web/format"
import type { Units } from "#web/measure"
import { text } from "#web/text"
import { Days, type MarkDay } from "./days"
import { Result } from "./result"

const words = text.experiments

const pathOf = (id: string) => `/v1/experiments/${encodeURIComponent(id)}`

const Today = ({ of, mark }: { readonly of: ShownExperiment; readonly mark: MarkDay }) => {
  const isWrong = useSignal(false)
  const today = localToday()
  const day = of.days.find(({ date }) => date === today)
  if (!day) return <p>{words.tomorrow}</p>
  const say = (done: boolean) => {
    isWrong.value = false
    mark(today, done).catch(() => {
      isWrong.value = true
    })
  }
  return (
    <div class="today">
      <h4>
        {words.today} · {words.day_of(of.days.indexOf(day) + 1, of.days.length)}
      </h4>
      <p class="arm">{day.arm === "with" ? `${words.with}: ${of.step}` : words.without}</p>
      <div class="buttons">
        <button
          type="button"
          class={day.done === null ? "primary" : undefined}
          aria-pressed={day.done === true}
          onClick={() => say(true)}
        >
          {words.done}
        </button>
        <button type="button" aria-pressed={day.done === false} onClick={() => say(false)}>
          {words.missed}
        </button>
      </div>
      <p class="said" role="status">
        {isWrong.value
          ? text.problem
          : day.done === null
            ? ""
            : day.done
              ? words.is_done
              : words.is_missed}
      </p>
    </div>
  )
}

/** An experiment: what today is and its days while it runs, what it found once it is over. */
export const ExperimentCard = (given: {
  readonly of: ShownExperiment
  readonly units: Units
  readonly put: (next: ShownExperiment) => void
  readonly reload: () => void
}) => {
  const { of, units, put, reload } = given
  const { id, status, title, days } = of
  const isRunning = status === "running"
  const first = days[0]!.date
  const { stopped_on } = of
  // Stopped on the day before its first, and no day marked: it never was.
  const isUnbegun =
    stopped_on !== null && stopped_on < first && days.every(({ done }) => done === null)
  const mark: MarkDay = async (date, done) =>
    put(await change<ShownExperiment>("PUT", `${pathOf(id)}/days/${date}`, { done }))
  return (
    <li class="card experiment">
      <h3>{words.about_of(title)}</h3>
      <small>
        {isUnbegun
          ? words.unbegun(dayText(stopped_on))
          : `${words.statuses[status]} · ${words.span(dayText(first), dayText(stopped_on ?? days.at(-1)!.date))}`}
      </small>
      {isRunning && <Today of={of} mark={mark} />}
      {isUnbegun && <p>{words.nothing_compared}</p>}
      {!isRunning && !isUnbegun && <Result id={id} units={units} />}
      {!isUnbegun && <Days days={days} {...(isRunning ? { mark } : {})} />}
      <Confirm
        label={isRunning ? words.stop : words.remove}
        name={isRunning ? words.stop_of(title) : words.remove_of(title)}
        sure={isRunning ? words.stop_sure(title) : words.remove_sure(title)}
        run={() => change("DELETE", pathOf(id)).then(reload)}
      />
    </li>
  )
}
