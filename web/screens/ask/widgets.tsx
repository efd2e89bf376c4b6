import type { Evidence, TurnResult } from "#domain/turn-result"
import type { Widget, WidgetSpec } from "#domain/widget"
import { text } from "#web/text"
import { Comparison } from "./comparison"
import { Checklist, ExperimentCard } from "./plans"
import { SeriesWidget } from "./series"
import { Summary } from "./summary"
import { StatTiles } from "./tiles"
import { type Resolve, resolverOf } from "./values"

interface Given {
  readonly turn: string
  readonly spec: WidgetSpec
  readonly resolve: Resolve
  readonly evidence: ReadonlyArray<Evidence>
  readonly onEvidence: (id: string) => void
  readonly onBegin: (() => void) | null
}

const OneWidget = ({ turn, spec, resolve, evidence, onEvidence, onBegin }: Given) => {
  switch (spec.kind) {
    case "stat_tiles":
      return <StatTiles spec={spec} resolve={resolve} />
    case "comparison":
      return <Comparison spec={spec} resolve={resolve} />
    case "series_chart":
      return <SeriesWidget spec={spec} resolve={resolve} />
    case "checklist":
      return <Checklist turn={turn} spec={spec} />
    case "experiment_card":
      return <ExperimentCard spec={spec} resolve={resolve} onBegin={onBegin} />
    case "investigation_summary":
      return <Summary spec={spec} resolve={resolve} evidence={evidence} onEvidence={onEvidence} />
    default:
      return null
  }
}

const titleOf = (spec: WidgetSpec) => ("title" in spec && spec.title) || text.ask.kinds[spec.kind]

/** A search that found nothing: the answer has said so. */
const isNothing = (spec: WidgetSpec) =>
  spec.kind === "investigation_summary" && spec.evidenceRefs.length === 0

/** The widgets that belong behind a paragraph. */
export const Widgets = (given: {
  /** The turn whose answer they belong to. */
  readonly turn: string
  readonly widgets: ReadonlyArray<Widget>
  readonly result: TurnResult
  readonly onEvidence: (id: string) => void
  readonly onBegin: (() => void) | null
}) => {
  if (given.widgets.length === 0) return null
  const resolve = resolverOf(given.result)
  return (
    <div class="widgets">
      {given.widgets
        .filter(({ spec }) => !isNothing(spec))
        .map(({ spec }) => (
          <article key={spec.id} class="widget" data-kind={spec.kind} aria-label={titleOf(spec)}>
            <OneWidget
              turn={given.turn}
              spec={spec}
              resolve={resolve}
              evidence={given.result.evidence ?? []}
              onEvidence={given.onEvidence}
              onBegin={given.onBegin}
            />
          </article>
        ))}
    </div>
  )
}
