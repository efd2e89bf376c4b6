import { dayText } from "#web/format"
import { text } from "#web/text"
import { placeOf, rangeText } from "./range"
import type { Thing } from "./results"
import { Value } from "./value"

const isOutside = ({ latest }: Thing) =>
  !latest.is_wrong && !latest.is_unconfirmed && !["within", "unknown"].includes(placeOf(latest))

/** The latest results that are out of their range, before all others. */
export const Outside = ({ things }: { readonly things: ReadonlyArray<Thing> }) => {
  const outside = things.filter(isOutside)
  if (outside.length === 0) return null
  return (
    <section class="outside" aria-labelledby="outside">
      <h2 id="outside">{text.labs.outside(outside.length, things.length)}</h2>
      <ul>
        {outside.map(({ key, title, latest }) => (
          <li key={key} class="card">
            <h3>
              <a href={`/labs?of=${encodeURIComponent(key)}`}>{title}</a>
            </h3>
            <Value result={latest} />
            <small>
              <b class="out">{text.labs.place[placeOf(latest)]}</b> {rangeText(latest)}
              {latest.date !== null && ` · ${dayText(latest.date)}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
