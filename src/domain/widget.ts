import { type Static, Type } from "typebox"
import { ChartEvent, MAX_CHART_EVENTS } from "#domain/chart-event"

/** A reference into the ledger: a fact_sheet key, or `evidence_id.field`. */
export const Ref = Type.Object(
  {
    ref: Type.String({
      minLength: 1,
      description:
        "A fact_sheet key (keys contain no dot), or `evidence_id.field` for a number of an evidence item.",
    }),
    fallback: Type.Optional(Type.Number({ description: "The value the reference had." })),
  },
  { title: "Ref", description: "A number by reference." },
)

export const NumOrRef = Type.Union([Type.Number(), Ref])
export type NumOrRef = Static<typeof NumOrRef>

export const Fmt = Type.Object(
  {
    unit: Type.Optional(Type.String({ maxLength: 12 })),
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    sign: Type.Optional(Type.Boolean()),
  },
  { title: "Fmt" },
)
export type Fmt = Static<typeof Fmt>

const Direction = Type.Enum(["good_up", "good_down"])
const Confidence = Type.Enum(["high", "medium", "emerging"])
const Side = Type.Object(
  { label: Type.String(), value: NumOrRef, fmt: Type.Optional(Fmt) },
  { title: "ComparisonSide" },
)

export const StatTiles = Type.Object(
  {
    kind: Type.Literal("stat_tiles"),
    id: Type.String({ minLength: 1 }),
    title: Type.Optional(Type.String()),
    tiles: Type.Array(
      Type.Object(
        {
          label: Type.String(),
          value: NumOrRef,
          fmt: Type.Optional(Fmt),
          delta: Type.Optional(NumOrRef),
          deltaFmt: Type.Optional(Fmt),
        },
        { title: "StatTile" },
      ),
      { minItems: 1, maxItems: 4 },
    ),
  },
  { title: "StatTiles" },
)

export const Comparison = Type.Object(
  {
    kind: Type.Literal("comparison"),
    id: Type.String({ minLength: 1 }),
    title: Type.Optional(Type.String()),
    mode: Type.Enum(["before_after", "a_vs_b"]),
    a: Side,
    b: Side,
    deltaPct: Type.Optional(NumOrRef),
    direction: Type.Optional(Type.Enum(["good_up", "good_down", "neutral"])),
  },
  { title: "Comparison" },
)

export const SeriesChart = Type.Object(
  {
    kind: Type.Literal("series_chart"),
    id: Type.String({ minLength: 1 }),
    title: Type.Optional(Type.String()),
    unit: Type.Optional(Type.String()),
    points: Type.Array(Type.Object({ t: Type.String(), y: NumOrRef }, { title: "ChartPoint" }), {
      maxItems: 120,
    }),
    bucket: Type.Optional(
      Type.Enum(["week", "month"], {
        description:
          "What each point is the mean of, by its first day; absent where it is of its own day.",
      }),
    ),
    baseline: Type.Optional(NumOrRef),
    changepoint: Type.Optional(
      Type.Object(
        { index: Type.Number(), label: Type.Optional(Type.String()) },
        { title: "Changepoint" },
      ),
    ),
    direction: Type.Optional(Direction),
    events: Type.Optional(
      Type.Array(ChartEvent, {
        maxItems: MAX_CHART_EVENTS,
        description: "The events of the diary that reach into the chart, the earliest first.",
      }),
    ),
  },
  { title: "SeriesChart" },
)

export const Checklist = Type.Object(
  {
    kind: Type.Literal("checklist"),
    id: Type.String({ minLength: 1 }),
    title: Type.Optional(Type.String()),
    items: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          text: Type.String(),
          done: Type.Optional(Type.Boolean()),
        },
        { title: "ChecklistItem" },
      ),
      { maxItems: 8 },
    ),
    trackable: Type.Optional(Type.Boolean()),
  },
  { title: "Checklist" },
)

/** The change that an experiment card offers, by the keys of its metrics. */
export const OfferedChange = Type.Object(
  {
    habit: Type.String({ description: "The key of the metric that is changed." }),
    change: Type.Enum(["more", "less"], { description: "Whether there is to be more of it." }),
    target: Type.String({ description: "The key of the metric that is looked at." }),
  },
  { title: "OfferedChange", description: "What the message “let's try it” starts." },
)
export type OfferedChange = Static<typeof OfferedChange>

export const ExperimentCard = Type.Object(
  {
    kind: Type.Literal("experiment_card"),
    id: Type.String({ minLength: 1 }),
    title: Type.String(),
    hypothesis: Type.Optional(Type.String()),
    protocol: Type.Array(
      Type.Object(
        { text: Type.String(), cadence: Type.Optional(Type.String()) },
        { title: "ProtocolStep" },
      ),
      { maxItems: 8 },
    ),
    metric: Type.Optional(
      Type.Object(
        { label: Type.String(), ref: Ref, fmt: Type.Optional(Fmt) },
        { title: "MeasuredMetric" },
      ),
    ),
    durationDays: Type.Optional(Type.Number()),
    confidence: Type.Optional(Confidence),
    offers: Type.Optional(OfferedChange),
  },
  { title: "ExperimentCard" },
)

export const InvestigationSummary = Type.Object(
  {
    kind: Type.Literal("investigation_summary"),
    id: Type.String({ minLength: 1 }),
    verdict: Type.String(),
    confidence: Confidence,
    deltaHeadline: Type.Optional(
      Type.Object(
        {
          value: NumOrRef,
          label: Type.Optional(Type.String({ description: "What the number is of." })),
          fmt: Type.Optional(Fmt),
          direction: Type.Optional(Direction),
        },
        { title: "DeltaHeadline" },
      ),
    ),
    evidenceRefs: Type.Array(Type.String()),
    agentsUsed: Type.Optional(Type.Array(Type.String())),
  },
  { title: "InvestigationSummary" },
)

export const WidgetSpec = Type.Union(
  [StatTiles, Comparison, SeriesChart, Checklist, ExperimentCard, InvestigationSummary],
  { title: "WidgetSpec" },
)
export type WidgetSpec = Static<typeof WidgetSpec>

/** A widget and its place in the answer. */
export const Widget = Type.Object(
  {
    anchor: Type.Integer({
      minimum: 0,
      description: "Zero-based paragraph of the answer after which the widget belongs.",
    }),
    spec: WidgetSpec,
  },
  { title: "Widget" },
)
export type Widget = Static<typeof Widget>
