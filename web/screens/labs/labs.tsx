import type { ParsedLab } from "#domain/lab"
import { Drop } from "#parts/drop"
import { Notice, Shown, Together } from "#parts/notice"
import { dayText, instantText } from "#web/format"
import { REPORT_TYPES } from "#web/report-file"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { Entry } from "./entry"
import { addressOf } from "./history"
import { Outside } from "./outside"
import { PanelTable, panelsOf } from "./panels"
import { Sheet } from "./print"
import { Report } from "./report"
import { listedNameOf, sourceOf } from "./report-name"
import { type LabData, readLabs, resultsOf } from "./results"
import { upload } from "./upload"
import { statusText, Uploads } from "./uploads"

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

const Source = ({ report }: { readonly report: ParsedLab }) => {
  const source = sourceOf(report, instantText)
  return source === null ? null : <small>{source}</small>
}

const Reports = ({ reports }: LabData) => {
  if (reports.length === 0) return null
  return (
    <section class="panel of-reports">
      <h2>{text.labs.reports}</h2>
      <ul class="reports">
        {reports.map((report) => (
          <li key={report.id}>
            <a href={`/labs/${encodeURIComponent(report.id)}`}>{listedNameOf(report, dayText)}</a>
            <Source report={report} />
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
  const hasResults = data.value !== null && data.value.things.length > 0
  return (
    <section class="labs">
      <h1>{text.labs.title}</h1>
      <Together>
        <div class="overview">
          <div class="giving">
            <Drop
              choose={text.labs.choose}
              drop={text.labs.drop}
              accept={REPORT_TYPES}
              bring={(files) => void upload(files, data.reload)}
            />
            <Uploads />
            <Entry done={data.reload} />
            {hasResults && <a href="/labs/print">{text.labs.for_doctor}</a>}
          </div>
          <div class="found">
            <Shown of={data}>
              {(value) => (
                <>
                  <Doubtful {...value} />
                  <Outside things={value.things} />
                  {value.things.length === 0 && <Notice>{text.labs.empty}</Notice>}
                  {panelsOf(value.things).map((panel) => (
                    <PanelTable key={panel.key} panel={panel} changed={data.reload} />
                  ))}
                </>
              )}
            </Shown>
          </div>
          {data.value && <Reports {...data.value} />}
        </div>
      </Together>
    </section>
  )
}

/** Laboratory results: by panel, a report beside its pages, and a page for a doctor. */
export const Labs = ({ id }: { readonly id: string | null }) => {
  if (id === null) return <Overview />
  return id === "print" ? <Sheet /> : <Report key={id} id={decodeURIComponent(id)} />
}
