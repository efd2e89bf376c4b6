import type { Today as Content } from "#domain/today"
import { Notice, Shown } from "#parts/notice"
import { dayText, isMorning, localToday } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { Alerts } from "./alerts"
import { Freshness } from "./freshness"
import { News } from "./news"
import { DayPart, NightPart } from "./part"
import { Suggestions } from "./suggestions"
import { Welcome } from "./welcome"

/** A greeting where it is morning for this browser and for the person whose day is shown. */
const titleOf = ({ date }: Content) =>
  date === localToday() && isMorning() ? text.today.morning : text.today.title

const Filled = ({ today }: { readonly today: Content }) => (
  <>
    <Alerts alerts={today.alerts} />
    {today.night && <NightPart part={today.night} today={today.date} />}
    {today.day && <DayPart part={today.day} today={today.date} />}
    {!today.night && !today.day && <Notice>{text.today.nothing}</Notice>}
    {(today.night || today.day) && <p class="about">{text.today.about_usual}</p>}
    <Suggestions questions={today.suggestions} />
    <News news={today.news} />
    <Freshness sources={today.sources} />
  </>
)

const Empty = ({ today }: { readonly today: Content }) => (
  <>
    <Welcome />
    {today.news.length > 0 && <News news={today.news} />}
    {today.sources.length > 0 && <Freshness sources={today.sources} />}
  </>
)

/** Last night and today against one's own usual; the doors where there is no data at all. */
export const Today = () => {
  const resource = useResource<Content>("/v1/today")
  const today = resource.value
  return (
    <section class="today">
      <header>
        <h1>{today ? titleOf(today) : text.today.title}</h1>
        <p class="lead">{dayText(today?.date ?? localToday())}</p>
      </header>
      <Shown of={resource}>
        {(shown) => (shown.has_data ? <Filled today={shown} /> : <Empty today={shown} />)}
      </Shown>
    </section>
  )
}
