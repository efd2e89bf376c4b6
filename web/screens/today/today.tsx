import type { UserProfile } from "#domain/profile"
import type { Today as Content, TodayPart, TodayValue } from "#domain/today"
import { Loading, Shown } from "#parts/notice"
import { dayText, isMorning, localHour, localToday } from "#web/format"
import { measureOf, type Units, unitsOf } from "#web/measure"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { Alerts } from "./alerts"
import { BackupAlert } from "./backup-alert"
import { Freshness } from "./freshness"
import { News } from "./news"
import { DayPart, NightPart } from "./part"
import { isProactive, ProactiveTurns } from "./proactive"
import { Suggestions } from "./suggestions"
import { Welcome } from "./welcome"
import type { When } from "./when"

/** The day that is shown, after a greeting where it is morning for this browser and for the person whose day it is. */
const leadOf = (date: string) =>
  date === localToday() && isMorning() ? `${text.today.morning}, ${dayText(date)}` : dayText(date)

const inUnits =
  (units: Units) =>
  (value: TodayValue): TodayValue => {
    const { unit, of } = measureOf(value.unit, units, value.is_difference)
    const { usual } = value
    if (unit === value.unit) return value
    const rounded = (metric: number) => Number(of(metric).toFixed(1))
    return {
      ...value,
      unit,
      value: rounded(value.value),
      usual: usual && {
        ...usual,
        low: rounded(usual.low),
        median: rounded(usual.median),
        high: rounded(usual.high),
      },
    }
  }

/** The same in the units that the person reads. */
const partIn = (units: Units, part: TodayPart | null) =>
  part && { ...part, values: part.values.map(inUnits(units)) }

const readIn = (units: Units, today: Content): Content => ({
  ...today,
  night: partIn(units, today.night),
  day: partIn(units, today.day),
})

const hasUsual = ({ night, day }: Content) =>
  [night, day].some((part) => part?.values.some(({ usual }) => usual !== null))

/** The hour counts where the day of the person and of this browser are one. */
const whenOf = ({ date: today }: Content, { date }: TodayPart): When => ({
  date,
  today,
  hour: today === localToday() ? localHour() : null,
})

/** Lab results or a source alone: what there is, and what would fill the day. */
const NoDays = () => (
  <div class="notice" role="status">
    <p>{text.today.no_days}</p>
    <a class="button" href="/sources#connect">
      {text.today.bring}
    </a>
    <a class="button" href="/labs">
      {text.today.labs}
    </a>
  </div>
)

const Filled = ({ today }: { readonly today: Content }) => (
  <>
    <Alerts alerts={today.alerts} />
    <ProactiveTurns turns={today.news.filter(isProactive)} today={today.date} />
    {today.night && <NightPart part={today.night} when={whenOf(today, today.night)} />}
    {today.day && <DayPart part={today.day} when={whenOf(today, today.day)} />}
    {!today.night && !today.day && <NoDays />}
    {hasUsual(today) && <p class="about">{text.today.about_usual}</p>}
    <Suggestions questions={today.suggestions} />
    <div class="aside">
      <News news={today.news} />
      <Freshness sources={today.sources} today={today.date} />
    </div>
  </>
)

const Empty = ({ today }: { readonly today: Content }) => (
  <>
    <Welcome />
    {today.news.length > 0 && <News news={today.news} />}
    {today.sources.length > 0 && <Freshness sources={today.sources} today={today.date} />}
  </>
)

/** Last night and today against one's own usual; the doors where there is no data at all. */
export const Today = () => {
  const resource = useResource<Content>("/v1/today")
  const profile = useResource<UserProfile>("/v1/me/profile")
  const isKnown = profile.value !== null || profile.problem !== null
  const today = resource.value
  return (
    <section class="today">
      <header>
        <h1>{text.today.title}</h1>
        <p class="lead">{leadOf(today?.date ?? localToday())}</p>
      </header>
      <BackupAlert />
      <Shown of={resource}>
        {(shown) => {
          if (!shown.has_data) return <Empty today={shown} />
          return isKnown ? <Filled today={readIn(unitsOf(profile.value), shown)} /> : <Loading />
        }}
      </Shown>
    </section>
  )
}
