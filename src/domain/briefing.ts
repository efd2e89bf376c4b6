import type { Agent } from "#domain/agents"
import type { Check } from "#domain/check"
import type { ExperimentChange } from "#domain/experiment"
import type { Ledger } from "#domain/ledger"
import type { MemoryDraft } from "#domain/memory"
import type { Profile } from "#domain/profile"
import type { ProfileChange } from "#domain/profile-change"
import type { SeenUrgency } from "#domain/safety"
import type { Struck } from "#domain/strike"
import type { LocalDate } from "#domain/time"
import type { DeepResearch, Message } from "#domain/turn"
import type { NoteCode } from "#domain/turn-note"
import type { OfferedChange, WidgetSpec } from "#domain/widget"
import type { WidgetChoice } from "#domain/widget-choice"

/** The shapes that pass between the pipeline and whoever answers its judgement parts. */

/** The available data of one metric. */
export interface MetricCoverage {
  readonly metric: string
  readonly first: LocalDate
  readonly last: LocalDate
  readonly days: number
}

/** A turn of the same thread before this one. */
export interface EarlierTurn {
  /** The end of its question; empty where a warning alone was the answer, so that nothing leans on it. */
  readonly question: string
  /** The person's local day on which it was asked. */
  readonly today: LocalDate
  /** The beginning of its answer; null where the turn failed or has not ended, and where an import brought it. */
  readonly answer: string | null
  /** An import brought it: its question may be anybody's. Absent in the journal of an earlier release. */
  readonly restored?: boolean
  /** The deep research that it was; absent in the journal of an earlier release. */
  readonly deep_research?: DeepResearch | null
  /** The change that an experiment card of its answer offered; absent as above. */
  readonly offered?: OfferedChange | null
}

/** The input of every judgement, the same in every step of a turn. */
export interface Briefing {
  readonly question: string
  readonly messages: ReadonlyArray<Message>
  /**
   * The last turns of the thread, oldest first, where the request carries the new message alone; absent in
   * the journal of an earlier release.
   */
  readonly thread?: ReadonlyArray<EarlierTurn>
  /** The language of the question, ISO 639-1; absent in the journal of an earlier release. */
  readonly language?: string
  /** The person's local day. */
  readonly today: LocalDate
  /**
   * Whether that day is not over, so that more of its values may arrive; false for a fixed calendar
   * day.
   */
  readonly ongoing: boolean
  readonly metrics: ReadonlyArray<MetricCoverage>
  /** Names of lab results; empty when the client asked to leave them out. */
  readonly biomarkers: ReadonlyArray<string>
  /** The tags of the person's diary, in lower case; absent in the journal of an earlier release. */
  readonly tags?: ReadonlyArray<string>
  /** The trips and beginnings of the person's diary, as texts of dated notes; absent as above. */
  readonly events?: ReadonlyArray<string>
  /** The context summary, at most 80 lines; empty when the client asked to leave memory out. */
  readonly memory: ReadonlyArray<string>
  readonly profile: Profile | null
  readonly deep_research: DeepResearch | null
}

export interface Classification {
  /** True when the question names neither a metric nor a time: a default bundle answers it. */
  readonly vague: boolean
  readonly topic: "question" | "greeting" | "off_topic" | "statement"
}

export interface Route {
  readonly main: Agent
  readonly supporting: ReadonlyArray<Agent>
}

/** The question of one agent. */
export interface Assignment {
  readonly agent: Agent
  readonly question: string
}

/** The text that an agent returns; its numbers are in the ledger. */
export interface Report {
  readonly agent: Agent
  /** Notes for the synthesis, with facts as `{{key}}` and never a numeral. */
  readonly notes: ReadonlyArray<string>
}

export interface Reflection {
  /** False when the reports do not answer the question and the main agent should try once more. */
  readonly sufficient: boolean
  readonly advice: string | null
}

/** A piece of the answer as it is written. Facts appear as `{{key}}` or `{{evidence_id.field}}`. */
export type SynthesisPart =
  | { readonly text: string }
  /**
   * A sentence of the embedded engine with the space before it: its words are fixed, its numbers references, and what
   * others wrote is marked (`domain/outside-text.ts`).
   */
  | { readonly composed: string }
  | { readonly widget: WidgetSpec }
  /** A widget by what it shows: the pipeline fills it from the ledger. */
  | { readonly choice: WidgetChoice }
  /** Whoever wrote the answer leaves it to the pipeline to show what fits, where nothing was chosen. */
  | { readonly illustrate: true }
  | { readonly cost_usd: number }
  /** Who stands in from here on, or which limit was reached. */
  | { readonly note: NoteCode }
  /** The parts so far are void: the answer starts again. */
  | { readonly restarted: true }

/** Everything the synthesis may use: an answer contains nothing that is not in here. */
export interface Material {
  readonly briefing: Briefing
  readonly classification: Classification
  readonly reports: ReadonlyArray<Report>
  readonly ledger: Ledger
  readonly suggest_deep_research: boolean
  /** Findings that are worded with care; absent before the validator has looked. */
  readonly doubted?: Check["doubted"]
  /** The notes that the validator struck, for the receipt. */
  readonly struck_notes?: ReadonlyArray<Struck>
}

/** An answer of the model port with what it cost. */
export interface Judged<A> {
  readonly value: A
  readonly cost_usd: number
  /** Who stood in for the model, and which limits were reached. */
  readonly notes?: ReadonlyArray<NoteCode>
}

/** An answer that took no model. */
export const withoutCost = <A>(value: A): Judged<A> => ({ value, cost_usd: 0 })

/** What a message says that is kept: memory entries, fields of the profile, and what it does to an experiment. */
export interface Extracted {
  readonly memory: ReadonlyArray<MemoryDraft>
  readonly profile: ReadonlyArray<ProfileChange>
  readonly experiment?: ExperimentChange | null
}

/** Everything that is decided of a message before anybody looks at data, in one go. */
export interface Judgement {
  readonly classification: Classification
  readonly route: Route
  /** One question for each agent of the route. */
  readonly assignments: ReadonlyArray<Assignment>
  /** How urgent a second reader finds it; null where it is calm, or nobody read it a second time. */
  readonly urgency: SeenUrgency | null
  readonly extracted: Extracted
  /** True where code alone answers, whoever the model is: a greeting, or what only notes something. */
  readonly by_code: boolean
}
