import { Table } from "#parts/table"
import { dayText } from "#web/format"
import { address, navigate } from "#web/router"
import { text } from "#web/text"
import { History } from "./history"
import { Range } from "./range"
import type { Thing } from "./results"
import { Value } from "./value"

/** A panel with what is known of it. */
export interface Panel {
  readonly key: string
  readonly title: string
  readonly things: ReadonlyArray<Thing>
}

/** Things by panel, in the order of a usual report; what the catalogue does not know comes last. */
export const panelsOf = (things: ReadonlyArray<Thing>): ReadonlyArray<Panel> =>
  Object.entries(text.labs.panels).flatMap(([key, title]) => {
    const own = things.filter(({ panel }) => (panel ?? "other") === key)
    return own.length > 0 ? [{ key, title, things: own }] : []
  })

const openKey = () => address.value.searchParams.get("of")

const toggle = (key: string) =>
  navigate(openKey() === key ? "/labs" : `/labs?of=${encodeURIComponent(key)}`, { replace: true })

const Name = ({ thing }: { readonly thing: Thing }) => (
  <button
    type="button"
    class="plain"
    aria-expanded={openKey() === thing.key}
    onClick={() => toggle(thing.key)}
  >
    {thing.title}
  </button>
)

const Latest = ({ thing: { latest } }: { readonly thing: Thing }) => (
  <>
    <Value result={latest} />
    <small>{latest.date === null ? text.labs.undated : dayText(latest.date)}</small>
  </>
)

/** The results of a panel: the latest of each, and below it what was before. */
export const PanelTable = (given: { readonly panel: Panel; readonly changed: () => void }) => {
  const { title, things } = given.panel
  return (
    <section class="panel">
      <h2>{title}</h2>
      <Table
        caption={title}
        rows={things}
        keyOf={({ key }) => key}
        columns={[
          { heading: text.labs.name, cell: (thing) => <Name thing={thing} /> },
          { heading: text.labs.latest, cell: (thing) => <Latest thing={thing} /> },
          { heading: text.labs.range, cell: (thing) => <Range result={thing.latest} /> },
        ]}
        below={(thing) =>
          openKey() === thing.key ? <History thing={thing} changed={given.changed} /> : null
        }
      />
    </section>
  )
}
