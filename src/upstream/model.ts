import { Context, type Effect, type Stream } from "effect"
import type {
  Assignment,
  Briefing,
  Judged,
  Judgement,
  Material,
  Reflection,
  Report,
  SynthesisPart,
} from "#domain/briefing"
import type { Check } from "#domain/check"
import type { UpstreamUnavailable } from "#domain/errors"
import type { Findings, Ledger } from "#domain/ledger"
import type { StepName } from "#domain/step"
import type { Struck } from "#domain/strike"
import type { ToolInput, ToolName } from "#domain/tool"

type Answer<A> = Effect.Effect<Judged<A>, UpstreamUnavailable>

/** The tools of an agent. Every call is recorded in the ledger. */
export interface Toolbox {
  readonly call: <Name extends ToolName>(
    tool: Name,
    input: ToolInput<Name>,
  ) => Effect.Effect<Findings>
}

/**
 * The port to what makes the judgements of a turn: the embedded engine, or a model provider. It may
 * call tools, and never writes numbers. It fails with UpstreamUnavailable.
 */
export class Model extends Context.Service<
  Model,
  {
    /** What a message is, who answers it, what it says that is kept, and how urgent it sounds. */
    readonly judge: (briefing: Briefing) => Answer<Judgement>
    /** The work of one agent in a step. `ledger` holds what the other agents have found so far. */
    readonly work: (
      briefing: Briefing,
      assignment: Assignment,
      ledger: Ledger,
      tools: Toolbox,
      step: StepName,
    ) => Answer<Report>
    readonly reflect: (
      briefing: Briefing,
      reports: ReadonlyArray<Report>,
      ledger: Ledger,
    ) => Answer<Reflection>
    /** A second look at the notes and the evidence of an answer, behind the gates of code. */
    readonly check: (material: Material) => Answer<Check>
    /** The answer, streamed as it is written. */
    readonly synthesise: (material: Material) => Stream.Stream<SynthesisPart, UpstreamUnavailable>
    /** The embedded engine's answer, for one of which nothing can be shown; absent where it is the model. */
    readonly instead?: (material: Material) => Stream.Stream<SynthesisPart, UpstreamUnavailable>
    /** A refused sentence of the answer, written once more with the reason in mind; null strikes it. */
    readonly rewrite: (material: Material, refused: Struck) => Answer<string | null>
  }
>()("upstream/Model") {}
