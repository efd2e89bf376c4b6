import type { ExperimentResult } from "#domain/experiment"
import { Shown } from "#parts/notice"
import { numberText } from "#web/format"
import { measureOf, type Units, valueText } from "#web/measure"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.experiments

const Found = ({ result, units }: { readonly result: ExperimentResult; readonly units: Units }) => {
  const { metric, difference, interval, verdict } = result
  const at = measureOf(result.unit, units)
  const apart = measureOf(result.unit, units, true)
  // A difference of two times of day is a time that passes.
  const unit = apart.unit === "minutes after noon" ? "minutes" : apart.unit
  const between = (value: number) => valueText(apart.of(value), unit)
  const size = between(Math.abs(difference))
  return (
    <>
      <p>
        {verdict === "clear"
          ? words.clear(metric, difference > 0 ? words.more(size) : words.less(size))
          : words.unclear(metric)}
      </p>
      <dl class="figures">
        <div>
          <dt>{words.mean_with}</dt>
          <dd>{valueText(at.of(result.mean_with), at.unit)}</dd>
        </div>
        <div>
          <dt>{words.mean_without}</dt>
          <dd>{valueText(at.of(result.mean_without), at.unit)}</dd>
        </div>
        <div>
          <dt>{words.difference}</dt>
          <dd>{between(difference)}</dd>
        </div>
      </dl>
      <small>
        {[
          words.interval(between(interval[0]!), between(interval[1]!)),
          words.counts(result.n_with, result.n_without),
          words.p(numberText(result.p, 3)),
        ].join(" · ")}
      </small>
    </>
  )
}

/** What an experiment that is over found, in a sentence, then its numbers. */
export const Result = ({ id, units }: { readonly id: string; readonly units: Units }) => {
  const read = useResource<{ readonly result: ExperimentResult | null }>(
    `/v1/experiments/${encodeURIComponent(id)}/result`,
  )
  return (
    <div class="result">
      <Shown of={read}>
        {({ result }) =>
          result ? <Found result={result} units={units} /> : <p>{words.too_few}</p>
        }
      </Shown>
    </div>
  )
}
