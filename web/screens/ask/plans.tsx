import { useSignal } from "@preact/signals"
import type { Static } from "typebox"
import type { Checklist as ChecklistSpec, ExperimentCard as ExperimentSpec } from "#domain/widget"
import { change } from "#web/api"
import { text } from "#web/text"
import { formatted, labelWithout, type Resolve } from "./values"

type Item = Static<typeof ChecklistSpec>["items"][number]

/** An item that is ticked as it is done; it is as it was, and says so, where that could not be kept. */
const CheckItem = ({ turn, item }: { readonly turn: string; readonly item: Item }) => {
  const isDone = useSignal(item.done === true)
  const isWrong = useSignal(false)
  const check = async (done: boolean) => {
    isDone.value = done
    isWrong.value = false
    const path = `/v1/turns/${encodeURIComponent(turn)}/checked/${encodeURIComponent(item.id)}`
    await change("PUT", path, { done }).catch(() => {
      isDone.value = !done
      isWrong.value = true
    })
  }
  return (
    <li data-done={isDone.value}>
      <label>
        <input
          type="checkbox"
          checked={isDone.value}
          onChange={({ currentTarget }) => void check(currentTarget.checked)}
        />
        <span>{item.text}</span>
      </label>
      {isWrong.value && (
        <p class="wrong" role="alert">
          {text.problem}
        </p>
      )}
    </li>
  )
}

/** What there is to do, and what of it is done. */
export const Checklist = (given: {
  readonly turn: string
  readonly spec: Static<typeof ChecklistSpec>
}) => {
  const { title, items } = given.spec
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul class="checklist">
        {items.map((item) => (
          <CheckItem key={item.id} turn={given.turn} item={item} />
        ))}
      </ul>
    </>
  )
}

const Level = (given: {
  readonly metric: NonNullable<Static<typeof ExperimentSpec>["metric"]>
  readonly resolve: Resolve
}) => {
  const { label, ref, fmt } = given.metric
  const value = given.resolve(ref)
  if (value === null) return null
  const shown = formatted(value, fmt)
  return (
    <div>
      <dt>{text.ask.now}</dt>
      <dd>
        {labelWithout(label, shown)}: {shown}
      </dd>
    </div>
  )
}

/** An experiment to carry out: what is asked, what to do, how long. */
export const ExperimentCard = (given: {
  readonly spec: Static<typeof ExperimentSpec>
  readonly resolve: Resolve
  /** Begins it; null where its answer is not the last one. */
  readonly onBegin: (() => void) | null
}) => {
  const { title, hypothesis, protocol, metric, durationDays, confidence } = given.spec
  return (
    <>
      <h3>{title}</h3>
      {hypothesis && <p>{hypothesis}</p>}
      <ol>
        {protocol.map(({ text: words, cadence }, at) => (
          <li key={at}>
            {words} {cadence && <small>{cadence}</small>}
          </li>
        ))}
      </ol>
      <dl class="terms">
        {durationDays !== undefined && (
          <div>
            <dt>{text.ask.takes}</dt>
            <dd>{text.ask.days(Math.round(durationDays))}</dd>
          </div>
        )}
        {metric && <Level metric={metric} resolve={given.resolve} />}
        {confidence && (
          <div>
            <dt>{text.ask.sure}</dt>
            <dd>{text.ask.confidence[confidence]}</dd>
          </div>
        )}
      </dl>
      {given.onBegin && (
        <p class="row">
          <button type="button" onClick={given.onBegin}>
            {text.ask.begin}
          </button>
        </p>
      )}
    </>
  )
}
