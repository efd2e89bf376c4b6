import type { Fact } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { fmtOf, labelled, refTo } from "#widgets/number"

interface Side {
  readonly label: string
  readonly fact: Fact | null
}

/** The content of a comparison widget. */
export interface Contrasted {
  readonly id: string
  readonly title: string
  readonly mode: "before_after" | "a_vs_b"
  readonly a: Side
  readonly b: Side
  readonly percent?: Fact | null
  readonly direction?: "good_up" | "good_down" | "neutral"
}

const side = ({ label }: Side, fact: Fact) => ({
  label: labelled(label, fact),
  value: refTo(fact),
  fmt: fmtOf(fact),
})

/** Two numbers against each other; null when one of them was not found. */
export const comparisonWidget = (shown: Contrasted): WidgetSpec | null => {
  const { id, title, mode, a, b, percent, direction } = shown
  if (!a.fact || !b.fact) return null
  return {
    kind: "comparison",
    id,
    title,
    mode,
    a: side(a, a.fact),
    b: side(b, b.fact),
    ...(percent ? { deltaPct: refTo(percent) } : {}),
    direction: direction ?? "neutral",
  }
}
