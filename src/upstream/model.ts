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
import type { ToolInput, ToolName } from "#domain/tool"

type Answer<A> = Effect.Effect<Judged<A>, UpstreamUnavailable>

/** The tools as an agent holds them: every call lands in the ledger, whoever makes it. */
export interface Toolbox {
  readonly call: <Name extends ToolName>(
    tool: Name,
    input: ToolInput<Name>,
  ) => Effect.Effect<Findings>
}

/**
 * Whoever answers the judgement parts of a turn: the embedded engine, or a model provider. It may
 * call tools; it may not write numbers. A failure leaves as UpstreamUnavailable.
 */
export class Model extends Context.Service<
  Model,
  {
    readonly classify: (briefing: Briefing) => Answer<Classification>
    readonly route: (briefing: Briefing, classification: Classification) => Answer<Route>
    readonly rephrase: (briefing: Briefing, route: Route) => Answer<ReadonlyArray<Assignment>>
    /** One agent's work. `ledger` is what the others have found so far. */
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
    /** The answer, as it is written. */
    readonly synthesise: (material: Material) => Stream.Stream<SynthesisPart, UpstreamUnavailable>
    /** What the person said that is worth keeping. */
    readonly remember: (briefing: Briefing) => Answer<Extracted>
  }
>()("upstream/Model") {}
