import { type Static, Type } from "typebox"

const Name = Type.String({ minLength: 1, maxLength: 300 })
const Text = Type.String({ minLength: 1, maxLength: 300 })
const Title = Type.Optional(Type.String({ minLength: 1, maxLength: 80 }))

/**
 * A widget as a model asks for it: what it shows, by references into the ledger, and at most words. How it
 * looks, its numbers, units and points are the service's to fill in.
 */
export const WidgetChoice = Type.Union([
  Type.Object({
    kind: Type.Literal("stat_tiles"),
    title: Title,
    facts: Type.Array(Name, { minItems: 1, maxItems: 4 }),
  }),
  Type.Object({ kind: Type.Literal("comparison"), title: Title, a: Name, b: Name }),
  Type.Object({ kind: Type.Literal("series_chart"), metric: Name }),
  Type.Object({
    kind: Type.Literal("checklist"),
    title: Title,
    items: Type.Array(Text, { minItems: 1, maxItems: 8 }),
  }),
  Type.Object({ kind: Type.Literal("experiment_card"), metric: Name, habit: Type.Optional(Name) }),
  Type.Object({
    kind: Type.Literal("investigation_summary"),
    verdict: Text,
    evidence: Type.Array(Name, { maxItems: 12 }),
  }),
])
export type WidgetChoice = Static<typeof WidgetChoice>
