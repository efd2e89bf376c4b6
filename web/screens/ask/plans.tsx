import type { Static } from "typebox"
import type { Checklist as ChecklistSpec, ExperimentCard as ExperimentSpec } from "#domain/widget"
import { text } from "#web/text"
import { formatted, labelWithout, type Resolve } from "./values"

/** What there is to do, and what of it is done. */
export const Checklist = ({ spec }: { readonly spec: Static<typeof ChecklistSpec> }) => (
  <>
    {spec.title && <h3>{spec.title}</h3>}
    <ul class="checklist">
      {spec.items.map(({ id, text: words, done }) => (
        <li key={id} data-done={done === true}>
          {done && <span class="unseen">{text.ask.done} </span>}
          {words}
        </li>
      ))}
    </ul>
  </>
)

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
