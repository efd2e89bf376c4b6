import { type Static, Type } from "typebox"

export const MAX_EVENT_LABEL = 80
/** The marks of one widget; the latest are shown. */
export const MAX_CHART_EVENTS = 40

/** Something that the person has noted as begun on a day, as a chart marks it. */
export const ChartEvent = Type.Object(
  {
    date: Type.String({
      format: "date",
      description: "Its first day, which may lie before the chart.",
    }),
    label: Type.String({ minLength: 1, maxLength: MAX_EVENT_LABEL }),
    until: Type.Optional(Type.String({ format: "date", description: "Its last day." })),
  },
  { title: "ChartEvent" },
)
export type ChartEvent = Static<typeof ChartEvent>
