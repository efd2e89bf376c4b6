import type { UserProfile } from "#domain/profile"
import { Breakable } from "#parts/breakable"
import { Shown, Together } from "#parts/notice"
import { dateText, localToday } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { type Panel, panelsOf } from "./panels"
import { placeOf, rangeText } from "./range"
import { nameOf } from "./report-name"
import { type LabData, type Result, readLabs, type Thing } from "./results"

/** So many days fit beside each other on a page. */
const MAX_DAYS = 6

const counts = ({ is_wrong, is_unconfirmed }: Result) => !is_wrong && !is_unconfirmed

/** The days on which something was measured, the oldest first. */
const daysOf = (things: ReadonlyArray<Thing>): ReadonlyArray<string> => {
  const days = things.flatMap(({ results }) =>
    results.filter(counts).flatMap(({ date }) => (date === null ? [] : [date])),
  )
  return [...new Set(days)].sort()
}

const MARKS = { below: "↓", above: "↑", out: "!", within: "", unknown: "" } as const

const One = (given: { readonly result: Result; readonly unit: string }) => {
  const { result, unit } = given
  const place = placeOf(result)
  return (
    <div class={MARKS[place] === "" ? undefined : "out"}>
      <Breakable words={`${result.shown} ${result.unit === unit ? "" : result.unit}`} />{" "}
      {MARKS[place]}
      {MARKS[place] !== "" && <span class="unseen">{text.labs.place[place]}</span>}
    </div>
  )
}

const Cell = (given: { readonly thing: Thing; readonly day: string }) => {
  const { results, latest } = given.thing
  const own = results.filter((one) => counts(one) && one.date === given.day)
  return (
    <td>
      {own.map((result) => (
        <One key={result.id} result={result} unit={latest.unit} />
      ))}
    </td>
  )
}

const Rows = (given: { readonly panel: Panel; readonly days: ReadonlyArray<string> }) => {
  const { panel, days } = given
  return (
    <tbody>
      <tr class="of-panel">
        <th scope="rowgroup" colSpan={days.length + 3}>
          {panel.title}
        </th>
      </tr>
      {panel.things.map((thing) => (
        <tr key={thing.key}>
          <th scope="row">
            <Breakable words={thing.title} />
          </th>
          <td>
            <Breakable words={thing.latest.unit} />
          </td>
          <td>
            <Breakable words={rangeText(thing.latest)} />
          </td>
          {days.map((day) => (
            <Cell key={day} thing={thing} day={day} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const sourcesOf = ({ reports }: LabData) =>
  reports
    .filter((report) => report.aggregator_status === "parsed")
    .map((report) => nameOf(report, dateText))

const Tables = ({ data }: { readonly data: LabData }) => {
  const all = daysOf(data.things)
  const days = all.slice(-MAX_DAYS)
  const shown = data.things.filter(({ results }) =>
    results.some((one) => counts(one) && one.date !== null && days.includes(one.date)),
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section class="table" tabIndex={0} aria-label={text.labs.title}>
        <table>
          <caption class="unseen">{text.labs.title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.labs.name}</th>
              <th scope="col">{text.labs.unit}</th>
              <th scope="col">{text.labs.range}</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {dateText(day)}
                </th>
              ))}
            </tr>
          </thead>
          {panelsOf(shown).map((panel) => (
            <Rows key={panel.key} panel={panel} days={days} />
          ))}
        </table>
      </section>
      <p class="sources">
        {text.labs.marks} {text.labs.sources} {[...new Set(sourcesOf(data))].join("; ")}.{" "}
        {all.length > days.length && text.labs.older(all.length - days.length)}
      </p>
    </>
  )
}

const Whose = ({ profile }: { readonly profile: UserProfile }) => (
  <p>
    <b>{profile.name ?? text.labs.nameless}</b>
    {profile.birthday !== null && `, ${text.labs.born(dateText(profile.birthday))}`}
  </p>
)

/** One page for a doctor: every result that counts, by panel, its days as columns. */
export const Sheet = () => {
  const data = useResource<LabData>("/v1/data/biomarkers", readLabs)
  const profile = useResource<UserProfile>("/v1/me/profile")
  return (
    <section class="labs sheet">
      <p class="tools">
        <a href="/labs">{text.labs.back}</a>
        <button type="button" class="primary" onClick={() => print()}>
          {text.labs.print}
        </button>
      </p>
      <h1>{text.labs.sheet(dateText(localToday()))}</h1>
      <Together>
        <Shown of={profile}>{(value) => <Whose profile={value} />}</Shown>
        <Shown of={data}>{(value) => <Tables data={value} />}</Shown>
      </Together>
    </section>
  )
}
