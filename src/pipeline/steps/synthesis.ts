import { Effect, Metric, Stream } from "effect"
import { ShownAlertStore } from "#db/shown-alerts"
import { TurnReceiptStore } from "#db/turn-receipts"
import type { Material, SynthesisPart } from "#domain/briefing"
import { SYNTHESIS_RESTARTED } from "#domain/events"
import type { Struck } from "#domain/strike"
import { type NoteCode, noteCodes } from "#domain/turn-note"
import type { Widget } from "#domain/widget"
import { struckSentences } from "#observability/turns"
import { type AnswerGate, makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeWidgetGate } from "#pipeline/gates/widget-gate"
import { Progress } from "#pipeline/progress"
import type { RunningTurn } from "#pipeline/running-turn"
import { alertsText, type Screening } from "#pipeline/safety/screening"
import { makeShownWidgets, type ShownWidgets } from "#pipeline/shown-widgets"
import { makeRewriting } from "#pipeline/steps/rewriting"
import { Model } from "#upstream/model"

/** The answer when no sentence could be grounded. It contains no number. */
const NOTHING_GROUNDED =
  "I could not put together an answer that your own data supports. Please ask again in " +
  "other words, or ask about one measure and one period."

/** The journaled output of the synthesis. */
export interface Draft {
  readonly answer: string
  readonly widgets: ReadonlyArray<Widget>
  /** What was not shown; absent in the journal of an earlier release. */
  readonly struck?: ReadonlyArray<Struck>
}

/** How long text may wait for more before it is shown. */
const COALESCE = "20 millis"
const MAX_PARTS = 256
/** Sentences that are judged in one go. */
const STEP = 8

/** An answer on its way through the gates. */
interface Writing {
  readonly gate: AnswerGate
  readonly widgets: ShownWidgets
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
  const receipts = yield* TurnReceiptStore
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

      const textGate = gateOf(material.ledger)
      const widgetGate = makeWidgetGate(material.ledger, textGate)
      const rewriting = yield* makeRewriting(material)
      const anew = (): Writing => ({
        gate: makeAnswerGate(textGate),
        widgets: makeShownWidgets(material, widgetGate),
      })
      const struck: Array<Struck> = []
      let writing = anew()
      let cost_usd = 0
      let notes: ReadonlyArray<NoteCode> = []
      let unshown = ""

      const flush = Effect.suspend(() => {
        const text = unshown
        unshown = ""
        return show(text)
      })

      /** Takes what the gate lets through; a refused sentence is written again before those behind it. */
      const drain = Effect.fnUntraced(function* ({ gate }: Writing) {
        let count = 0
        for (let outcome = gate.next(); outcome; outcome = gate.next()) {
          if (outcome.refused === undefined) unshown += outcome.shown
          else if (rewriting.isWorth(outcome.refused)) {
            yield* flush
            const { refused, sentence } = outcome
            unshown += gate.mend(yield* rewriting.rewrite({ class: refused, sentence }))
          } else unshown += gate.mend(null)
          if (++count % STEP === 0) yield* Effect.yieldNow
        }
      })

      const restart = Effect.gen(function* () {
        struck.push(...writing.gate.struck())
        writing = anew()
        unshown = ""
        yield* begin
      })

      const take = Effect.fnUntraced(function* (part: SynthesisPart) {
        if ("text" in part) writing.gate.add(part.text)
        else if ("composed" in part) writing.gate.compose(part.composed)
        else if ("cost_usd" in part) cost_usd += part.cost_usd
        else if ("note" in part) notes = noteCodes(notes, [part.note])
        else if ("restarted" in part) yield* restart
        else {
          writing.gate.end()
          yield* drain(writing)
          writing.widgets.take(part, writing.gate.paragraph())
        }
      })

      yield* model.synthesise(material).pipe(
        Stream.groupedWithin(MAX_PARTS, COALESCE),
        Stream.runForEach(
          Effect.fnUntraced(function* (parts) {
            for (const part of parts) yield* take(part)
            yield* drain(writing)
            yield* flush
          }),
        ),
      )
      const finish = Effect.suspend(() => {
        writing.gate.end()
        return Effect.andThen(drain(writing), flush)
      })
      yield* finish
      if (writing.gate.answer() === "" && model.instead) {
        struck.push(...writing.gate.struck())
        writing = anew()
        for (const part of yield* Stream.runCollect(model.instead(material))) yield* take(part)
        yield* finish
        if (writing.gate.answer() !== "") notes = noteCodes(notes, ["partly_embedded"])
      }
      const { gate, widgets } = writing
      struck.push(...gate.struck())
      if (gate.answer() === "") yield* show(NOTHING_GROUNDED)
      if (struck.length > 0)
        yield* Effect.logWarning("sentences withheld").pipe(
          Effect.annotateLogs({ step: "synthesis", count: struck.length }),
        )
      for (const { class: kind } of struck)
        yield* Metric.update(struckSentences.of({ class: kind }), 1)
      const answer = lead + (gate.answer() === "" ? NOTHING_GROUNDED : gate.answer())
      const before = lead.split(BREAK).length - 1
      const placed = widgets
        .all(gate.paragraph())
        .map(({ anchor, spec }) => ({ anchor: anchor + before, spec }))
      const value: Draft = { answer, widgets: placed, struck }
      return { value, cost_usd: cost_usd + rewriting.cost(), notes }
    }),
    {
      also: ({ struck = [] }) => {
        const all = [...(material.struck_notes ?? []), ...struck]
        return all.length + screening.subjects.length === 0
          ? null
          : function* (tx) {
              yield* shownAlerts.record(tx, turn, screening.subjects)
              yield* receipts.strike(tx, turn.id, all)
            }
      },
    },
  )
})
