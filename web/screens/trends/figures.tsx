import { dayText } from "#web/format"
import { text } from "#web/text"
import { type Drawn, said, titleOf } from "./content"

const words = text.trends.figures

const Figure = ({ drawn }: { readonly drawn: Drawn }) => {
  const { latest, mean, n } = drawn.series.summary
  if (!latest) return null
  return (
    <dl>
      <div class="trends-latest">
        <dt>{words.latest(titleOf(drawn.metric), dayText(latest.date))}</dt>
        <dd>{said(drawn, latest.value)}</dd>
      </div>
      {mean !== null && (
        <div>
          <dt>{words.mean(n)}</dt>
          <dd>{said(drawn, mean)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The last value and the mean of each metric, large. */
export const Figures = ({ drawn }: { readonly drawn: ReadonlyArray<Drawn> }) => (
  <div class="trends-figures">
    {drawn.map((each) => (
      <Figure key={each.metric.name} drawn={each} />
    ))}
  </div>
)
