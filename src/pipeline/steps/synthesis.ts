import { Effect, Stream } from "effect"
import type { Material, SynthesisPart } from "#domain/briefing"
import { SYNTHESIS_RESTARTED } from "#domain/events"
import type { Widget } from "#domain/widget"
import { type AnswerGate, makeAnswerGate } from "#pipeline/gates/answer-gate"
import { makeNumberGate } from "#pipeline/gates/number-gate"
import { makeWidgetGate, type WidgetGate } from "#pipeline/gates/widget-gate"
import { Progress } from "#pipeline/progress"
import type { RunningTurn } from "#pipeline/running-turn"
import { Model } from "#upstream/model"

/** What is said when no sentence of an answer could be grounded. It carries no number. */
export const NOTHING_GROUNDED =
  "I could not put together an answer that your own data supports. Please ask again in other words, or ask about one measure and one period."

/** What the synthesis leaves in the journal. */
export interface Draft {
  readonly answer: string
  readonly widgets: ReadonlyArray<Widget>
}

/** How long text may wait for more before it is shown. */
const COALESCE = "20 millis"
const MOST_PARTS = 256

/** Passes the parts of one moment through the gates; answers what may be shown of them. */
const admit = (
  parts: Iterable<SynthesisPart>,
  answer: AnswerGate,
  widgetGate: WidgetGate,
  widgets: Array<Widget>,
) => {
  let shown = ""
  let cost_usd = 0
  for (const part of parts) {
    if ("text" in part) shown += answer.push(part.text)
    else if ("cost_usd" in part) cost_usd += part.cost_usd
    else {
      shown += answer.flush()
      const spec = widgetGate(part.widget)
      if (spec) widgets.push({ anchor: answer.paragraph(), spec })
    }
  }
  return { shown, cost_usd }
}

/**
 * Streams the answer through the gates to the client: nothing is shown that the ledger does not
 * carry. An attempt that follows deltas of an earlier one says so first.
 */
export const synthesis = ({ journal, briefing }: RunningTurn, material: Material) =>
  journal.once(
    "synthesis",
    "",
    Effect.gen(function* () {
      const model = yield* Model
      const progress = yield* Progress
      if (yield* progress.has("synthesis_delta"))
        yield* progress.phase("orchestrator", SYNTHESIS_RESTARTED)

      const numberGate = makeNumberGate(material.ledger, briefing.question)
      const widgetGate = makeWidgetGate(material.ledger, numberGate)
      const gate = makeAnswerGate(numberGate)
      const widgets: Array<Widget> = []
      let cost_usd = 0
      const show = (text: string) => (text === "" ? Effect.void : progress.delta(text))

      yield* model.synthesise(material).pipe(
        Stream.groupedWithin(MOST_PARTS, COALESCE),
        Stream.runForEach((parts) => {
          const admitted = admit(parts, gate, widgetGate, widgets)
          cost_usd += admitted.cost_usd
          return show(admitted.shown)
        }),
      )
      yield* show(gate.flush())
      if (gate.answer() === "") yield* show(NOTHING_GROUNDED)
      if (gate.dropped() > 0)
        yield* Effect.logWarning("ungrounded sentences withheld").pipe(
          Effect.annotateLogs({ step: "synthesis", count: gate.dropped() }),
        )
      const answer = gate.answer() === "" ? NOTHING_GROUNDED : gate.answer()
      return { value: { answer, widgets } satisfies Draft, cost_usd }
    }),
  )
