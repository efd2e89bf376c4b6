import type { Material, SynthesisPart } from "#domain/briefing"
import type { Widget, WidgetSpec } from "#domain/widget"
import type { WidgetGate } from "#pipeline/gates/widget-gate"
import { chosenWidget } from "#widgets/chosen"
import { fittingWidgets } from "#widgets/fitting"

type Kind = WidgetSpec["kind"]

/** What to do next stands at the end of an answer, everything else behind what it shows first. */
const AT_END: ReadonlySet<Kind> = new Set<Kind>(["checklist", "experiment_card"])
/** What a deep research run ends in. */
const RESEARCHED: ReadonlyArray<Kind> = ["investigation_summary", "experiment_card"]

/** The widgets of an answer, as it is written. */
export interface ShownWidgets {
  /** Takes a part that is about a widget; one that the gate refuses is withheld. */
  readonly take: (part: SynthesisPart, paragraph: number) => void
  /** All of them once the answer has ended with its paragraph `last`, each id once. */
  readonly all: (last: number) => ReadonlyArray<Widget>
}

/**
 * The widgets of one answer: those that come with it, those that it asks for, filled from the ledger; where it leaves
 * the choice to the pipeline and none of its own came through, those that fit the ledger.
 */
export const makeShownWidgets = (
  { ledger, briefing: { deep_research } }: Material,
  gate: WidgetGate,
): ShownWidgets => {
  const placed = new Map<string, Widget>()
  let asked = 0
  let isLeftToUs = false

  const place = (anchor: number, unchecked: WidgetSpec | null): void => {
    const spec = unchecked && gate(unchecked)
    if (spec && !placed.has(spec.id)) placed.set(spec.id, { anchor, spec })
  }

  const lacks = (kind: Kind) => ![...placed.values()].some(({ spec }) => spec.kind === kind)
  /** A summary that nothing was found has nothing to try. */
  const foundNothing = () =>
    [...placed.values()].some(
      ({ spec }) => spec.kind === "investigation_summary" && spec.evidenceRefs.length === 0,
    )

  return {
    take: (part, paragraph) => {
      if ("widget" in part) place(paragraph, part.widget)
      else if ("choice" in part)
        place(paragraph, chosenWidget(part.choice, ledger, `shown_${++asked}`))
      else if ("illustrate" in part) isLeftToUs = true
    },
    all: (last) => {
      const isOurs = isLeftToUs && placed.size === 0
      const isWanted = ({ kind }: WidgetSpec) =>
        isOurs || (RESEARCHED.includes(kind) && lacks(kind) && !foundNothing())
      if (isOurs || deep_research !== null)
        for (const spec of fittingWidgets(ledger))
          if (isWanted(spec)) place(AT_END.has(spec.kind) ? last : 0, spec)
      return [...placed.values()]
    },
  }
}
