import type { TextBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import { Cause, Effect, Stream } from "effect"
import { SYNTHESIS, SYNTHESIS_SEES } from "#agents/orchestrator/synthesis"
import type { Material, SynthesisPart } from "#domain/briefing"
import { DOUBTS } from "#domain/check"
import type { UpstreamUnavailable } from "#domain/errors"
import type { Ledger } from "#domain/ledger"
import type { NoteCode } from "#domain/turn-note"
import { makeComposer } from "#upstream/anthropic/composer"
import { ledgerOf } from "#upstream/anthropic/ledger"
import type { Messages } from "#upstream/anthropic/messages"
import { plainlyReported } from "#upstream/anthropic/plain-report"
import { promptFor, quoted } from "#upstream/anthropic/quotation"
import {
  makeReferences,
  makeResolving,
  notesOf,
  type References,
} from "#upstream/anthropic/references"
import { sayStandIn } from "#upstream/anthropic/stand-in"
import type { Model } from "#upstream/model"
import { StepCalls } from "#upstream/step-calls"

const MAX_TOKENS = 16_000

type Synthesis = Stream.Stream<SynthesisPart, UpstreamUnavailable>

const prompt = (
  refs: References,
  { briefing, reports, ledger, suggest_deep_research, doubted = [] }: Material,
): Array<TextBlockParam> => {
  const charts = chartedIn(ledger)
  const found = {
    ...ledgerOf(refs, ledger),
    ...(charts.length > 0 ? { charts } : {}),
    ...(suggest_deep_research ? { deep_research_would_help: true } : {}),
  }
  const doubts = doubted.map(({ id, doubt }) => ({ id: refs.ofFinding(id), why: DOUBTS[doubt] }))
  return promptFor(briefing, SYNTHESIS_SEES, [
    quoted("found", found),
    quoted("agent_notes", notesOf(refs, reports)),
    ...(doubts.length > 0 ? [quoted("doubts", doubts)] : []),
  ])
}

/** The metrics of which there is a chart. */
const chartedIn = ({ receipts }: Ledger): ReadonlyArray<string> => [
  ...new Set(receipts.flatMap(({ findings }) => findings.charts.map(({ metric }) => metric))),
]

const names = (part: SynthesisPart) =>
  ("composed" in part && part.composed.includes("{{")) ||
  ("text" in part && part.text.includes("{{"))

/**
 * What is said when the model has no answer. The fallback writes about what it would have looked at
 * itself; where that was not looked at, the findings are reported as they are.
 */
const insteadOf = (other: ReadonlyArray<SynthesisPart>, { ledger }: Material) => {
  const plain = other.some(names) ? [] : plainlyReported(ledger)
  return plain.length > 0 ? plain : other
}

const ILLUSTRATE: SynthesisPart = { illustrate: true }

/** The fallback's answer to a turn whose agents may have been the model's. */
export const insteadBy =
  (fallback: Model["Service"]) =>
  (material: Material): Synthesis =>
    Stream.unwrap(
      Effect.map(Stream.runCollect(fallback.synthesise(material)), (other) =>
        Stream.fromIterable([...insteadOf(other, material), ILLUSTRATE]),
      ),
    )

/**
 * The answer as the model writes it, with the widgets it asks for. One that has no text, or was
 * cut off or refused, is void: the fallback writes it instead, from its beginning; with `standsIn`
 * also where the provider failed.
 */
export const makeSynthesis =
  (messages: Messages, model: string, fallback: Model["Service"], standsIn: boolean) =>
  (material: Material): Synthesis =>
    Stream.suspend(() => {
      const refs = makeReferences()
      let resolving = makeResolving(refs)
      let composer = makeComposer(refs.keyOf)

      const again = (): ReadonlyArray<SynthesisPart> => {
        const mark = composer.hasSaid() ? [{ restarted: true as const }] : []
        resolving = makeResolving(refs)
        composer = makeComposer(refs.keyOf)
        return mark
      }
      const plain = insteadBy(fallback)(material)
      const instead = (note: NoteCode, cost_usd: number): Synthesis =>
        Stream.fromIterable([...again(), { cost_usd }, { note }]).pipe(
          Stream.onStart(sayStandIn("synthesise", note)),
          Stream.concat(plain),
        )

      const request = {
        purpose: {
          agent: "orchestrator" as const,
          step: "synthesis" as const,
          prompt_version: SYNTHESIS.version,
        },
        model,
        max_tokens: MAX_TOKENS,
        system: SYNTHESIS.text,
        messages: [{ role: "user" as const, content: prompt(refs, material) }],
      }
      const asked = messages.stream(request).pipe(
        Stream.flatMap((part): Synthesis => {
          if ("text" in part) return Stream.fromIterable(composer.push(resolving.push(part.text)))
          if ("restarted" in part) return Stream.fromIterable(again())
          const { reply, cost_usd, why } = part
          const last = composer.push(resolving.end())
          return reply && composer.hasSaid()
            ? Stream.fromIterable([...last, ...composer.end(), { cost_usd }, ILLUSTRATE])
            : instead(why === "budget" ? "budget_reached" : "partly_embedded", cost_usd)
        }),
        Stream.catchCause((cause) => {
          if (Cause.hasDies(cause)) return instead("partly_embedded", 0)
          return standsIn && Cause.hasFails(cause)
            ? instead("model_unavailable", 0)
            : Stream.failCause(cause)
        }),
      )
      return Stream.unwrap(Effect.map(StepCalls, ({ isGivenUp }) => (isGivenUp ? plain : asked)))
    })
