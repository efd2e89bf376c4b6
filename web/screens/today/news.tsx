import type { TodayNews } from "#domain/today"
import { vendorName } from "#screens/sources/formats"
import { dayText, numberText } from "#web/format"
import { valueText } from "#web/measure"
import { text } from "#web/text"
import { isProactive, type ProactiveTurn } from "./proactive"

interface Item {
  readonly key: string
  readonly href: string
  readonly title: string
  readonly about: string
}

const said = text.today

const spanOf = (from: string | null, to: string | null) =>
  from === null || to === null ? null : `${dayText(from)} – ${dayText(to)}`

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

const experimentText = (news: Extract<TodayNews, { kind: "experiment" }>) => {
  const { status, arm, step, done } = news
  if (status === "finished") return said.experiment.finished
  if (arm === null) return said.experiment.none
  const today = arm === "with" ? said.experiment.with(step) : said.experiment.without
  return done === true ? `${today} ${said.experiment.done}` : today
}

const itemOf = (news: Exclude<TodayNews, ProactiveTurn>, at: number): Item => {
  switch (news.kind) {
    case "experiment":
      return {
        key: news.id,
        href: "/experiments",
        title: capital(news.title),
        about: experimentText(news),
      }
    case "import": {
      const records = said.records(news.records, numberText(news.records))
      const parts = [news.vendor && vendorName(news.vendor), records, spanOf(news.from, news.to)]
      return {
        key: news.id,
        href: "/sources",
        title: said.imports[news.status],
        about: parts.filter((part) => part !== null).join(" · "),
      }
    }
    case "lab": {
      const day = news.test_date === null ? null : dayText(news.test_date)
      return {
        key: news.id,
        href: "/labs",
        title: said.lab(day),
        about: `${said.results(news.results)} · ${said.out_of_range(news.out_of_range)}`,
      }
    }
    default: {
      const minutes = news.minutes === null ? null : valueText(news.minutes, "minutes")
      return {
        key: `${news.date}-${at}`,
        href: "/trends",
        title: said.workout(capital(news.sport), minutes),
        about: dayText(news.date),
      }
    }
  }
}

/** What has come or happened in the last days, each with the way to its screen. A briefing has a place of its own. */
export const News = ({ news }: { readonly news: ReadonlyArray<TodayNews> }) => {
  const items = news.filter((one) => !isProactive(one)).map(itemOf)
  return (
    <section class="day-part" aria-labelledby="news">
      <h2 id="news">{said.news}</h2>
      {items.length === 0 && <p class="about">{said.no_news}</p>}
      <ul class="news">
        {items.map(({ key, href, title, about }) => (
          <li key={key}>
            <a href={href}>{title}</a>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
