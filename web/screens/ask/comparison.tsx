import type { Static } from "typebox"
import type { Comparison as Spec } from "#domain/widget"
import { text } from "#web/text"
import { formatted, labelWithout, type Resolve } from "./values"

type Compared = Static<typeof Spec>

/** Better or worse, where one of them is meant; by words, for a colour alone says nothing. */
const judged = (direction: Compared["direction"], percent: number) => {
  if (percent === 0 || direction === undefined || direction === "neutral") return ""
  return (direction === "good_up") === percent > 0 ? text.ask.better : text.ask.worse
}

/** Two numbers beside each other, their bars on the same scale. */
export const Comparison = (given: { readonly spec: Compared; readonly resolve: Resolve }) => {
  const { spec, resolve } = given
  const sides = [spec.a, spec.b].map(({ label, value, fmt }) => {
    const number = resolve(value)
    const shown = number === null ? text.ask.none : formatted(number, fmt)
    return { label: labelWithout(label, shown), shown, size: Math.max(number ?? 0, 0) }
  })
  const most = Math.max(...sides.map(({ size }) => size))
  const percent = spec.deltaPct === undefined ? null : resolve(spec.deltaPct)
  return (
    <>
      {spec.title && <h3>{spec.title}</h3>}
      <dl class="sides">
        {sides.map(({ label, shown, size }, at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>
              <span class="amount">{shown}</span>
              {most > 0 && (
                <svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * size) / most} height="4" />
                </svg>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {percent !== null && (
        <p>
          {formatted(percent, { unit: "%", decimals: Math.abs(percent) < 10 ? 1 : 0, sign: true })}{" "}
          {judged(spec.direction, percent)}
        </p>
      )}
    </>
  )
}
