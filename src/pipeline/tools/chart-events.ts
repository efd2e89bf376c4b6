import { Effect } from "effect"
import { chartEventOf } from "#catalogue/noted/chart-event"
import { NoteStore } from "#db/notes"
import { MAX_CHART_EVENTS } from "#domain/chart-event"
import type { UserId } from "#domain/ids"
import type { Chart } from "#domain/ledger"
import type { Window } from "#domain/window"

/** The latest events of the diary that reach into the window of a chart. */
export const chartEvents = Effect.fnUntraced(function* (user: UserId, window: Window) {
  const noted = yield* (yield* NoteStore).events(user, window)
  const events = noted.slice(-MAX_CHART_EVENTS).map(chartEventOf)
  return (events.length === 0 ? {} : { events }) satisfies Pick<Chart, "events">
})
