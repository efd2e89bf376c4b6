import { Effect, Stream } from "effect"
import { SYNTHESIS } from "#agents/orchestrator/synthesis"
import type { Material, SynthesisPart } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import { plainlyReported } from "#upstream/anthropic/found"
import { ledgerOf } from "#upstream/anthropic/ledger"
import type { Messages } from "#upstream/anthropic/messages"
import { briefed, quoted } from "#upstream/anthropic/quotation"
import type { Model } from "#upstream/model"

const MAX_TOKENS = 16_000

type Synthesis = Stream.Stream<SynthesisPart, UpstreamUnavailable>
type Widget = Extract<SynthesisPart, { readonly widget: unknown }>

const prompt = ({ briefing, classification, reports, ledger, suggest_deep_research }: Material) =>
  [
    briefed(briefing),
    quoted("classification", classification),
    quoted("agent_notes", reports),
    quoted("found", { ...ledgerOf(ledger), deep_research_would_help: suggest_deep_research }),
  ].join("\n\n")

const isWidget = (part: SynthesisPart): part is Widget => "widget" in part

const names = (part: SynthesisPart) => "text" in part && part.text.includes("{{")

/**
 * What is said when the model has no answer. The fallback writes about what it would have looked at
 * itself; where that was not looked at, the findings are reported as they are.
 */
const insteadOf = (other: ReadonlyArray<SynthesisPart>, { ledger }: Material) => {
  const plain = other.some(names) ? [] : plainlyReported(ledger)
  return plain.length > 0 ? plain : other
}

const BREAK = /\n[^\S\n]*\n/

/** The text as it comes, with the widgets behind its first paragraph. */
const makeComposer = (widgets: ReadonlyArray<Widget>) => {
  let held = ""
  let said = ""
  let placed = false

  const place = (): ReadonlyArray<SynthesisPart> => {
    const parts = placed ? [] : widgets
    placed = true
    return parts
  }

  return {
    hasSaid: () => said !== "",
    /** White space waits for what comes after it: a break between paragraphs stays whole. */
    push: (text: string): ReadonlyArray<SynthesisPart> => {
      const all = held + text
      const piece = (said === "" ? all.trimStart() : all).trimEnd()
      held = all.slice(all.trimEnd().length)
      if (piece === "") return []
      said += piece
      const end = BREAK.exec(piece)?.index
      return end === undefined
        ? [{ text: piece }]
        : [{ text: piece.slice(0, end) }, ...place(), { text: piece.slice(end) }]
    },
    /** The widgets that are not placed yet, once the text has ended. */
    end: place,
  }
}

/**
 * The answer as the model writes it, with the widgets of the fallback. One that has no text, or was
 * cut off or refused, is void: the fallback writes it instead, from its beginning.
 */
export const makeSynthesis =
  (messages: Messages, model: string, fallback: Model["Service"], onVoid: Effect.Effect<void>) =>
  (material: Material): Synthesis =>
    Stream.unwrap(
      Effect.map(Stream.runCollect(fallback.synthesise(material)), (other) => {
        const composer = makeComposer(other.filter(isWidget))
        const request = {
          purpose: {
            agent: "orchestrator" as const,
            step: "synthesis" as const,
            prompt_version: SYNTHESIS.version,
          },
          model,
          max_tokens: MAX_TOKENS,
          system: SYNTHESIS.text,
          messages: [{ role: "user" as const, content: prompt(material) }],
        }
        return Stream.flatMap(messages.stream(request), (part): Synthesis => {
          if ("text" in part) return Stream.fromIterable(composer.push(part.text))
          const { cost_usd } = part
          if (part.reply && composer.hasSaid())
            return Stream.fromIterable([...composer.end(), { cost_usd }])
          const mark: ReadonlyArray<SynthesisPart> = composer.hasSaid() ? [{ restarted: true }] : []
          return Stream.fromIterable([...mark, { cost_usd }, ...insteadOf(other, material)]).pipe(
            Stream.onStart(onVoid),
          )
        })
      }),
    )
