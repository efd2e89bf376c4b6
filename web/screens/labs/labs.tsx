import { Notice, Shown } from "#parts/notice"
import { dayText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { Drop, statusText } from "./drop"
import { Entry } from "./entry"
import { addressOf } from "./history"
import { PanelTable, panelsOf } from "./panels"
import { Sheet } from "./print"
import { Report } from "./report"
import { type LabData, readLabs, resultsOf } from "./results"

const Doubtful = ({ reports }: LabData) => {
  const waiting = reports.flatMap((report) =>
    resultsOf(report).filter(
      ({ is_unconfirmed, lab_id }) => is_unconfirmed && lab_id === report.id,
    ),
  )
  if (waiting.length === 0) return null
  return (
    <div class="card">
      <h2>{text.labs.doubtful(waiting.length)}</h2>
      <ul>
        {waiting.map((result) => (
          <li key={result.id}>
            <a href={addressOf(result)!}>{result.name}</a>: {result.shown} {result.unit}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Reports = ({ reports }: LabData) => {
  if (reports.length === 0) return null
  return (
    <section class="panel">
      <h2>{text.labs.reports}</h2>
      <ul class="reports">
        {reports.map((report) => (
          <li key={report.id}>
            <a href={`/labs/${encodeURIComponent(report.id)}`}>
              {report.content_type === null
                ? text.labs.entered_on(dayText(report.uploaded_at.slice(0, 10)))
                : text.labs.uploaded_on(dayText(report.uploaded_at.slice(0, 10)))}
            </a>
            <span>
              {report.aggregator_status === "parsed"
                ? text.labs.found(resultsOf(report).length)
                : statusText(report.aggregator_status)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Overview = () => {
  const data = useResource<LabData>("/v1/data/biomarkers", readLabs)
  return (
    <section class="labs">
      <h1>{text.labs.title}</h1>
      <Drop done={data.reload} />
      <Entry done={data.reload} />
      <Shown of={data}>
        {(value) => (
          <>
            <Doubtful {...value} />
            {value.things.length === 0 ? (
              <Notice>{text.labs.empty}</Notice>
            ) : (
              <p>
                <a href="/labs/print">{text.labs.for_doctor}</a>
              </p>
            )}
            {panelsOf(value.things).map((panel) => (
              <PanelTable key={panel.key} panel={panel} changed={data.reload} />
            ))}
            <Reports {...value} />
          </>
        )}
      </Shown>
    </section>
  )
}

/** Laboratory results: by panel, a report beside its pages, and a page for a doctor. */
export const Labs = ({ id }: { readonly id: string | null }) => {
  if (id === null) return <Overview />
  return id === "print" ? <Sheet /> : <Report key={id} id={decodeURIComponent(id)} />
}
