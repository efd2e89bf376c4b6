import type { KnownMetric } from "#domain/metric-points"
import { Shown } from "#parts/notice"
import { useResource } from "#web/resource"
import { text } from "#web/text"

/** Fewer days than these say nothing worth asking about. */
const MIN_DAYS = 14
const MAX_SHOWN = 6

const isAnswerable = (needs: ReadonlyArray<string>, metrics: ReadonlyArray<KnownMetric>) =>
  needs.every((name) => metrics.some((metric) => metric.name === name && metric.days >= MIN_DAYS))

const Questions = (given: {
  readonly metrics: ReadonlyArray<KnownMetric>
  readonly onAsk: (question: string) => void
}) => {
  const { metrics, onAsk } = given
  const fitting = text.ask.suggestions.filter(({ needs }) => isAnswerable(needs, metrics))
  if (metrics.every(({ days }) => days === 0))
    return (
      <p>
        {text.ask.no_data} <a href="/sources">{text.ask.bring}</a>
      </p>
    )
  return (
    <ul class="offers">
      {fitting.slice(0, MAX_SHOWN).map(({ question }) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What is worth asking with the data that this person has. */
export const Suggestions = ({ onAsk }: { readonly onAsk: (question: string) => void }) => {
  const metrics = useResource<{ readonly metrics: ReadonlyArray<KnownMetric> }>("/v1/metrics")
  return (
    <div class="empty">
      <p>{text.ask.empty}</p>
      <div class="room">
        <Shown of={metrics}>
          {({ metrics: known }) => <Questions metrics={known} onAsk={onAsk} />}
        </Shown>
      </div>
    </div>
  )
}
