import type { TodayPart, TodayValue } from "#domain/today"
import { text } from "#web/text"
import { Measured, measuredText, rangeText } from "./measured"
import { UsualBar } from "./usual-bar"
import { dayAbout, dayHeading, nightAbout, nightHeading, type When } from "./when"

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** What is usual, and on how many days that rests. */
const usualText = ({ usual, unit, so_far }: TodayValue, isNight: boolean) => {
  if (!usual) return text.today.too_few
  const { low, high, n } = usual
  const days = isNight ? text.today.nights(n) : text.today.days(n)
  if (low === high) return text.today.same(measuredText(low, unit), days)
  const say = so_far ? text.today.reaches : text.today.usual
  return say(rangeText(low, high, unit), days)
}

const Value = ({ value, isNight }: { readonly value: TodayValue; readonly isNight: boolean }) => {
  const { position } = value
  const isClock = value.unit === "minutes after noon"
  return (
    <li class="measured">
      <h3>
        <a href={`/trends?metric=${value.metric}`}>{capital(value.title)}</a>
      </h3>
      <p class="big">
        <Measured value={value.value} unit={value.unit === value.title ? "" : value.unit} />
        {value.so_far && <small> {text.today.so_far}</small>}
      </p>
      {value.usual && <UsualBar value={value.value} usual={value.usual} />}
      <p class="usual">
        {position !== null && (
          <strong class={position === "within" ? undefined : "unusual"}>
            {(isClock ? text.today.times : text.today.positions)[position]}
          </strong>
        )}
        <span>{usualText(value, isNight)}</span>
      </p>
    </li>
  )
}

const Part = (given: {
  readonly name: string
  readonly heading: string
  readonly about: string | null
  readonly values: TodayPart["values"]
  readonly isNight: boolean
}) => (
  <section class="day-part" aria-labelledby={given.name}>
    <h2 id={given.name}>{given.heading}</h2>
    {given.about !== null && <p class="about">{given.about}</p>}
    <ul class="values">
      {given.values.map((value) => (
        <Value key={value.metric} value={value} isNight={given.isNight} />
      ))}
    </ul>
  </section>
)

interface Shown {
  readonly part: TodayPart
  readonly when: When
}

/** The last night that has values; it says so where that is not the last one. */
export const NightPart = ({ part, when }: Shown) => (
  <Part
    name="night"
    heading={nightHeading(when)}
    about={nightAbout(when)}
    values={part.values}
    isNight
  />
)

/** Today so far, or the last day that has values. */
export const DayPart = ({ part, when }: Shown) => (
  <Part
    name="day"
    heading={dayHeading(when)}
    about={dayAbout(when)}
    values={part.values}
    isNight={false}
  />
)
