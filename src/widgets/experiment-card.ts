import { valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { OfferedChange, WidgetSpec } from "#domain/widget"
import type { Confidence } from "#statistics/verdict"
import { fmtOf, labelled, refTo } from "#widgets/number"

/** One step of a protocol; `cadence` says how often. */
export interface ProtocolStep {
  readonly text: string
  readonly cadence?: string
}

/** An experiment before it is known whether its numbers were found. */
export interface Experiment {
  readonly id: string
  readonly title: string
  readonly hypothesis: string
  readonly protocol: ReadonlyArray<ProtocolStep>
  /** The level that a change would start from. */
  readonly usual: Fact | null
  readonly label: string
  readonly days: Fact | null
  /** What a person starts who agrees to it; null where the card leaves the change to them. */
  readonly offers: OfferedChange | null
  readonly confidence: Confidence
}

/** An experiment to carry out; null when its duration cannot be computed. */
export const experimentCard = (shown: Experiment): WidgetSpec | null => {
  const { id, title, hypothesis, protocol, usual, label, days, offers, confidence } = shown
  const durationDays = valueOf(days)
  if (durationDays === null) return null
  const ref = usual && refTo(usual)
  return {
    kind: "experiment_card",
    id,
    title,
    hypothesis,
    protocol: protocol.map((step) => ({ ...step })),
    ...(usual && ref && typeof ref === "object"
      ? { metric: { label: labelled(label, usual), ref, fmt: fmtOf(usual) } }
      : {}),
    durationDays,
    confidence,
    ...(offers ? { offers } : {}),
  }
}
