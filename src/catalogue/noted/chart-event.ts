import { noteInWords } from "#catalogue/noted/wording"
import { type ChartEvent, MAX_EVENT_LABEL } from "#domain/chart-event"
import type { StoredNote } from "#domain/note"

/** An event of the diary as a chart marks it: "illness" as what it was, "trip (Spain)". */
export const chartEventOf = ({ kind, name, text, date, until }: StoredNote): ChartEvent => ({
  date,
  label: noteInWords({ kind, name, ...(text === null ? {} : { text }) })
    .slice(0, MAX_EVENT_LABEL)
    .toWellFormed(),
  ...(until === null ? {} : { until }),
})
