import { Context, type Effect, type Stream } from "effect"
import type {
  Assignment,
  Briefing,
  Classification,
  Extracted,
  Judged,
  Material,
  Reflection,
  Report,
  Route,
  SynthesisPart,
} from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import type { Findings, Ledger } from "#domain/ledger"
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
    readonly classify: (briefing: Briefing) => Answer<Classification>
    readonly route: (briefing: Briefing, classification: Classification) => Answer<Route>
    readonly rephrase: (briefing: Briefing, route: Route) => Answer<ReadonlyArray<Assignment>>
    /** The work of one agent. `ledger` holds what the other agents have found so far. */
    readonly work: (
      briefing: Briefing,
      assignment: Assignment,
      ledger: Ledger,
      tools: Toolbox,
    ) => Answer<Report>
    readonly reflect: (
      briefing: Briefing,
      reports: ReadonlyArray<Report>,
      ledger: Ledger,
    ) => Answer<Reflection>
    /** The answer, streamed as it is written. */
    readonly synthesise: (material: Material) => Stream.Stream<SynthesisPart, UpstreamUnavailable>
    /** A refused sentence of the answer, written once more with the reason in mind; null strikes it. */
    readonly rewrite: (material: Material, refused: Struck) => Answer<string | null>
    /** What the person said that memory should hold. */
    readonly remember: (briefing: Briefing) => Answer<Extracted>
  }
>()("upstream/Model") {}
