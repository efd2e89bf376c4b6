import type { TodaySource } from "#domain/today"
import { Table } from "#parts/table"
import { vendorName } from "#screens/sources/formats"
import { instantText } from "#web/format"
import { text } from "#web/text"
import { pastText } from "./when"

const said = text.today

/** What came by files of no maker has no name of its own. */
const sourceName = ({ provider }: TodaySource) =>
  provider === "other" ? said.other_source : vendorName(provider)

const syncText = ({ last_sync_at, status }: TodaySource) => {
  if (status === "error") return said.error
  if (status === "disconnected") return said.disconnected
  if (last_sync_at === null) return "–"
  return instantText(last_sync_at)
}

const columnsOn = (today: string) => [
  { heading: said.source, cell: sourceName },
  {
    heading: said.last_day,
    cell: ({ last_day }: TodaySource) =>
      last_day === null ? said.never : pastText(last_day, today),
  },
  { heading: said.last_sync, cell: syncText },
]

/** The last day of each source, and when it delivered. */
export const Freshness = (given: {
  readonly sources: ReadonlyArray<TodaySource>
  readonly today: string
}) => {
  const { sources, today } = given
  if (sources.length === 0) return null
  return (
    <div class="day-part">
      <h2>{said.freshness}</h2>
      <Table
        caption={said.freshness}
        columns={columnsOn(today)}
        rows={sources}
        keyOf={({ provider }) => provider}
      />
    </div>
  )
}
