import { Effect, Stream } from "effect"
import { ShownAlertStore } from "#db/shown-alerts"
import type { Material, SynthesisPart } from "#domain/briefing"
import { SYNTHESIS_RESTARTED } from "#domain/events"
import type { Widget } from "#domain/widget"
import { type AnswerGate, makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeWidgetGate, type WidgetGate } from "#pipeline/gates/widget-gate"
import { Progress } from "#pipeline/progress"
import type { RunningTurn } from "#pipeline/running-turn"
import { alertsText, type Screening } from "#pipeline/safety/screening"
import { Model } from "#upstream/model"

/** The answer when no sentence could be grounded. It contains no number. */
const NOTHING_GROUNDED =
  "I could not put together an answer that your own data supports. Please ask again in " +
  "other words, or ask about one measure and one period."

/** The journaled output of the synthesis. */
export interface Draft {
  readonly answer: string
  readonly widgets: ReadonlyArray<Widget>
}

/** How long text may wait for more before it is shown. */
const COALESCE = "20 millis"
const MAX_PARTS = 256

/** An answer on its way through the gates. */
interface Writing {
  readonly gate: AnswerGate
  readonly widgets: Array<Widget>
}

/** The outcome of one batch of parts. */
interface Admitted {
  readonly writing: Writing
  /** The part that may be shown; after a restart, only of the text since then. */
  readonly shown: string
  readonly restarted: boolean
  readonly cost_usd: number
}

/** Passes one batch of parts through the gates. A restart drops everything before it. */
const admit = (
  parts: Iterable<SynthesisPart>,
  begun: Writing,
  anew: () => Writing,
  widgetGate: WidgetGate,
): Admitted => {
  let writing = begun
  let shown = ""
  let restarted = false
  let cost_usd = 0
  for (const part of parts) {
    if ("text" in part) shown += writing.gate.push(part.text)
    else if ("cost_usd" in part) cost_usd += part.cost_usd
    else if ("restarted" in part) {
      writing = anew()
      shown = ""
      restarted = true
    } else {
      shown += writing.gate.flush()
      const spec = widgetGate(part.widget)
      if (spec) writing.widgets.push({ anchor: writing.gate.paragraph(), spec })
    }
  }
  return { writing, shown, restarted, cost_usd }
}

const BREAK = "\n\n"

/**
 * Streams the answer through the gates to the client: nothing is shown that the ledger does not
 * carry. Alerts come first, as they are. An attempt that follows deltas of an earlier one says so.
 */
export const synthesis = Effect.fnUntraced(function* (
  { turn, journal, gateOf }: RunningTurn,
  material: Material,
  screening: Screening,
) {
  const shownAlerts = yield* ShownAlertStore
  return yield* journal.once(
    "synthesis",
    Effect.gen(function* () {
      const model = yield* Model
      const progress = yield* Progress
      const lead = screening.alerts.length === 0 ? "" : alertsText(screening) + BREAK
      const show = (text: string) => (text === "" ? Effect.void : progress.delta(text))
      const begin = Effect.gen(function* () {
        if (yield* progress.has("synthesis_delta"))
          yield* progress.phase("orchestrator", SYNTHESIS_RESTARTED)
        yield* show(lead)
      })
      yield* begin

      const numberGate = gateOf(material.ledger)
      const widgetGate = makeWidgetGate(material.ledger, numberGate)
      const anew = (): Writing => ({ gate: makeAnswerGate(numberGate), widgets: [] })
      let writing = anew()
      let cost_usd = 0

      yield* model.synthesise(material).pipe(
        Stream.groupedWithin(MAX_PARTS, COALESCE),
        Stream.runForEach(
          Effect.fnUntraced(function* (parts) {
            const admitted = admit(parts, writing, anew, widgetGate)
            writing = admitted.writing
            cost_usd += admitted.cost_usd
            if (admitted.restarted) yield* begin
            yield* show(admitted.shown)
          }),
        ),
      )
      const { gate, widgets } = writing
      yield* show(gate.flush())
      if (gate.answer() === "") yield* show(NOTHING_GROUNDED)
      if (gate.dropped() > 0)
        yield* Effect.logWarning("ungrounded sentences withheld").pipe(
          Effect.annotateLogs({ step: "synthesis", count: gate.dropped() }),
        )
      const answer = lead + (gate.answer() === "" ? NOTHING_GROUNDED : gate.answer())
      const before = lead.split(BREAK).length - 1
      const placed = widgets.map(({ anchor, spec }) => ({ anchor: anchor + before, spec }))
      return { value: { answer, widgets: placed } satisfies Draft, cost_usd }
    }),
    { also: (tx) => shownAlerts.record(tx, turn.user_id, screening.subjects) },
  )
})
