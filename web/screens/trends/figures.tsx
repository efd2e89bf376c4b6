import { dayText } from "#web/format"
import { text } from "#web/text"
import { type Drawn, said, titleOf } from "./content"

const words = text.trends.figures

/** The last value and the mean of each metric, large. */
export const Figures = ({ drawn }: { readonly drawn: ReadonlyArray<Drawn> }) => (
  <dl class="figures">
    {drawn.flatMap((each) => {
      const { latest, mean, n } = each.series.summary
      const { name } = each.metric
      if (!latest) return []
      return [
        <div key={`${name} latest`} class="latest">
          <dt>{words.latest(titleOf(each.metric), dayText(latest.date))}</dt>
          <dd>{said(each, latest.value)}</dd>
        </div>,
        mean === null ? null : (
          <div key={`${name} mean`}>
            <dt>{words.mean(n)}</dt>
            <dd>{said(each, mean)}</dd>
          </div>
        ),
      ]
    })}
  </dl>
)
