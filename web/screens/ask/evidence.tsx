import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useMemo } from "preact/hooks"
import type { KnownMetric, MetricSeries } from "#domain/metric-points"
import type { Evidence, FactSheetItem, TurnResult } from "#domain/turn-result"
import { Dialog } from "#parts/dialog"
import { Shown } from "#parts/notice"
import { Table } from "#parts/table"
import { dayText, numberText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import {
  agentText,
  findingsOf,
  labelOf,
  metricOfNumber,
  type Titles,
  titlesOf,
  verdictText,
  windowText,
} from "./labels"
import { aboutOf } from "./numbers"
import { measured } from "./values"

/** What the drawer shows: everything of an answer, with one number or finding of it first. */
export interface Selected {
  readonly result: TurnResult
  readonly fact?: FactSheetItem
  readonly evidence?: string
}

type Term = readonly [term: string, what: string | undefined]

/** Something long or far, read and drawn once it is asked for. */
const Folded = (given: {
  readonly summary: string
  readonly children: () => ComponentChildren
}) => {
  const isOpen = useSignal(false)
  return (
    <details
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open
      }}
    >
      <summary>{given.summary}</summary>
      {isOpen.value && given.children()}
    </details>
  )
}

/** Terms and what they say; what is not known is not there. */
const Terms = ({ terms }: { readonly terms: ReadonlyArray<Term> }) => (
  <dl class="terms">
    {terms.map(
      ([term, what]) =>
        what && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{what}</dd>
          </div>
        ),
    )}
  </dl>
)

const deviceText = (source: string | null) =>
  source === null ? text.ask.several : source.charAt(0).toUpperCase() + source.slice(1)

const countText = (n: number | undefined) => (n === undefined ? "" : numberText(n, 0))

const pText = (p: number | undefined) =>
  p === undefined ? "" : p < 0.001 ? text.ask.tiny : numberText(p, 3)

const intervalText = ({ ci_low, ci_high, unit }: Evidence) =>
  ci_low === undefined || ci_high === undefined
    ? ""
    : text.ask.from_to(measured(ci_low, unit), measured(ci_high, unit))

const Finding = ({ item }: { readonly item: Evidence }) => (
  <article class="card finding">
    <p>{item.claim}</p>
    <Terms
      terms={[
        [text.ask.verdict, verdictText(item)],
        [text.ask.method, text.ask.methods[item.kind]],
        [text.ask.effect, item.effect === undefined ? "" : measured(item.effect, item.unit)],
        [text.ask.interval, intervalText(item)],
        [text.ask.p, pText(item.p_value)],
        [text.ask.count, countText(item.n)],
        [text.ask.rows, windowText(item.window)],
        [text.ask.source, agentText(item.source)],
      ]}
    />
  </article>
)

/** The values by day that a number was computed from. */
const Rows = (given: { readonly metric: string; readonly window: string }) => {
  const [from, to] = given.window.split("..")
  const series = useResource<MetricSeries>(
    `/v1/metrics/${encodeURIComponent(given.metric)}/series?from=${from}&to=${to ?? from}`,
  )
  return (
    <Shown of={series}>
      {({ points, unit }) => (
        <Table
          caption={text.ask.by_day}
          columns={[
            { heading: text.ask.buckets.day, cell: ({ date }) => dayText(date) },
            { heading: text.ask.value, isNumber: true, cell: ({ value }) => measured(value, unit) },
            { heading: text.ask.device, cell: ({ source }) => deviceText(source) },
          ]}
          rows={points}
          keyOf={({ date }) => date}
        />
      )}
    </Shown>
  )
}

const OneNumber = (given: {
  readonly fact: FactSheetItem
  readonly findings: ReadonlyArray<Evidence>
  readonly titles: Titles
}) => {
  const { fact, findings, titles } = given
  const metric = metricOfNumber(fact.key, titles)
  return (
    <section class="card number-of">
      <p>
        <small>{labelOf(fact, titles)}</small>
        <span class="amount">{measured(fact.value, fact.unit)}</span>
      </p>
      <Terms
        terms={[
          [text.ask.rows, windowText(fact.window)],
          [text.ask.count, countText(fact.n)],
          [text.ask.source, agentText(fact.source)],
        ]}
      />
      {metric !== null && fact.window && (
        <Folded summary={text.ask.by_day}>
          {() => <Rows metric={metric} window={fact.window!} />}
        </Folded>
      )}
      {findings.map((item) => (
        <Finding key={item.id} item={item} />
      ))}
    </section>
  )
}

const Facts = (given: {
  readonly facts: ReadonlyArray<FactSheetItem>
  readonly titles: Titles
}) => (
  <Table
    caption={text.ask.numbers}
    columns={[
      { heading: text.ask.number, cell: (fact) => labelOf(fact, given.titles) },
      {
        heading: text.ask.value,
        isNumber: true,
        cell: ({ value, unit }) =>
          /^\d{4}-\d{2}-\d{2}$/.test(String(value))
            ? dayText(String(value))
            : measured(value, unit),
      },
      { heading: text.ask.rows, cell: ({ window }) => windowText(window) },
      { heading: text.ask.count, isNumber: true, cell: ({ n }) => countText(n) },
      { heading: text.ask.source, cell: ({ source }) => agentText(source) },
    ]}
    rows={given.facts}
    keyOf={({ key }) => key}
  />
)

/** Where the numbers of an answer come from: their days, how many values, the method, how sure, and who found them. */
export const EvidenceDrawer = (given: {
  readonly selected: Selected
  readonly onClose: () => void
}) => {
  const { result, fact, evidence: id } = given.selected
  const { value } = useResource<{ readonly metrics: ReadonlyArray<KnownMetric> }>("/v1/metrics")
  const titles = titlesOf(value?.metrics ?? [])
  const { fact_sheet, evidence = [] } = result
  const about = useMemo(() => aboutOf(result), [result])
  const first = evidence.find((item) => item.id === id)
  const own = fact ? findingsOf(fact, evidence) : []
  const findings = evidence.filter((item) => item !== first && !own.includes(item))
  return (
    <Dialog title={text.ask.evidence} onClose={given.onClose} isDrawer>
      {fact && <OneNumber fact={fact} findings={own} titles={titles} />}
      {first && <Finding item={first} />}
      {findings.length > 0 && (
        <section>
          <h3>{text.ask.findings}</h3>
          {findings.map((item) => (
            <Finding key={item.id} item={item} />
          ))}
        </section>
      )}
      <section>
        <h3>{text.ask.numbers}</h3>
        {about.length === 0 ? (
          <p>{text.ask.no_numbers}</p>
        ) : (
          <Facts facts={about} titles={titles} />
        )}
      </section>
      {fact_sheet.length > about.length && (
        <Folded summary={text.ask.all_numbers(fact_sheet.length)}>
          {() => <Facts facts={fact_sheet} titles={titles} />}
        </Folded>
      )}
      <p>
        <small>
          {text.ask.made_by(
            result.agents_used.map(agentText).join(", "),
            numberText(result.duration_ms / 1_000, 1),
          )}
        </small>
      </p>
    </Dialog>
  )
}
