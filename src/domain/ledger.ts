import type { ChartEvent } from "#domain/chart-event"
import type { Claim } from "#domain/claim"
import type { Reason } from "#domain/reason"
import type { LocalDate } from "#domain/time"
import type { FactRole, ToolCall } from "#domain/tool"
import type { Evidence, FactSheetItem } from "#domain/turn-result"
import type { Verdict } from "#domain/verdict"
import type { Window } from "#domain/window"

/** An item of the result as it is worked with: its window is text only once it is sent. */
type Worked<Item> = Omit<Item, "window"> & { readonly window?: Window }

/** A fact with what a sentence needs to print it. The fact sheet shows `item` alone. */
export interface Fact {
  readonly item: Worked<FactSheetItem>
  /** Its role within its tool call: see `factRoles`. */
  readonly role: FactRole
  /** The name of the quantity in a sentence: "resting heart rate", "LDL Cholesterol". */
  readonly label: string
  /** How many decimals prose prints; 0 for words and dates. */
  readonly decimals: number
}

/** A device that reported the values, from a day on. */
export interface SourceSpan {
  readonly provider: string
  readonly from: LocalDate
}

/**
 * The days of a window counted by why they were used or excluded before a method. Only counts, so
 * that it can be shown with a finding. `possible` is the sum of all but `merged` and `long_gap`.
 */
export interface Preparation {
  readonly metric: string
  readonly window: Window
  /** Calendar days of the window. */
  readonly possible: number
  /** Days with a value that the method saw. */
  readonly used: number
  /** Days nothing was recorded. */
  readonly missing: number
  /** Zeros that mean "missing". */
  readonly zeros: number
  /** Values outside the plausible bounds. */
  readonly implausible: number
  /** Values more than six scaled median absolute deviations away: errors of measurement. */
  readonly gross: number
  /** A day that is not over yet. */
  readonly open: number
  /** Days that several devices reported: the value of the first in precedence was used. */
  readonly merged: number
  /** The devices in turn; every change after the first is a forced break. */
  readonly sources: ReadonlyArray<SourceSpan>
  /** True when weekends are missing more often than weekdays (chi-square, p below 0.05). */
  readonly weekends_missing: boolean
}

/** A finding on its way through the gates. */
export interface Finding {
  /** `item.claim` is the claim in words. */
  readonly item: Worked<Evidence>
  readonly claim: Claim
  /** The family of its test; null for a finding without a test. */
  readonly family: Family | null
  /** Its p value corrected for every test of its family in the turn; validation_gates writes it. */
  readonly q_value?: number
  readonly decimals: number
  /** True of a validated one whose whole interval is too small to matter; validation_gates writes it. */
  readonly negligible?: true
  /** The smallest effect of interest, in the unit of the evidence; absent when none is defined. */
  readonly smallest_effect?: number
  /** Null until validation_gates has judged it. */
  readonly verdict: Verdict | null
  /** Why it is not `validated`. */
  readonly reason: Reason | null
  /** The excluded values, one entry per metric. */
  readonly preparation: ReadonlyArray<Preparation>
}

/** One point of a chart. */
export interface Point {
  readonly t: string
  readonly y: number
}

/** A charted series: numbers a widget may show, each a value of the person's rows. */
export interface Chart {
  readonly metric: string
  readonly label: string
  readonly unit: string
  readonly points: ReadonlyArray<Point>
  /** The span that each point is the mean over, named by its first day; absent where each is of its own day. */
  readonly bucket?: "week" | "month"
  /** The key of a fact to draw as the baseline. */
  readonly baseline: string | null
  /** The point at which a new level begins; null without such a finding. */
  readonly changepoint: number | null
  /** The events of the diary that reach into it; absent without any, and in the journal of an earlier release. */
  readonly events?: ReadonlyArray<ChartEvent>
}

/** Tests are corrected for each other within a family. */
export const FAMILIES = ["association", "trend", "changepoint", "difference", "threshold"] as const
export type Family = (typeof FAMILIES)[number]

/** The p values of every test that ran, by family. */
export type Tests = Readonly<Partial<Record<Family, ReadonlyArray<number>>>>

/** The result of one tool call. The same call on the same rows returns the same entries. */
export interface Findings {
  readonly facts: ReadonlyArray<Fact>
  readonly evidence: ReadonlyArray<Finding>
  readonly charts: ReadonlyArray<Chart>
  /** How many statistical tests ran, shown or not: the family of the multiple-testing gate. */
  readonly tests: Tests
  /** Why there is no result, or a partial one: plain words, in which every numeral is a fact. */
  readonly insufficient_data: InsufficientData | null
}

/** Too little data is an answer: what was found and what would be needed, both as fact keys. */
export interface InsufficientData {
  readonly metric: string
  readonly reason: "no_data" | "too_few" | "no_overlap" | "no_variation" | "unknown_metric"
  /** Keys of the facts that say how many values there are and how many are needed. */
  readonly have: string
  readonly need: string
}

/** A tool call with what it brought: enough to do it again and compare. */
export interface Receipt extends ToolCall {
  readonly findings: Findings
}

/** Everything a turn may say a number about, in the order it was found. */
export interface Ledger {
  readonly receipts: ReadonlyArray<Receipt>
}

const unique = <T>(items: ReadonlyArray<T>, key: (item: T) => string): ReadonlyArray<T> => [
  ...new Map(items.map((item) => [key(item), item] as const)).values(),
]

/** The facts of a ledger; a key that was found twice is kept once, with its last value. */
export const factsOf = ({ receipts }: Ledger): ReadonlyArray<Fact> =>
  unique(
    receipts.flatMap((receipt) =>
      receipt.findings.facts.map((fact) => ({
        ...fact,
        item: { ...fact.item, source: receipt.agent },
      })),
    ),
    (fact) => fact.item.key,
  )

/** The evidence of a ledger; an id that was found twice is kept once, as it was found last. */
export const evidenceOf = ({ receipts }: Ledger): ReadonlyArray<Finding> =>
  unique(
    receipts.flatMap((receipt) =>
      receipt.findings.evidence.map((finding) => ({
        ...finding,
        item: { ...finding.item, source: receipt.agent },
      })),
    ),
    (finding) => finding.item.id,
  )

export const emptyLedger: Ledger = { receipts: [] }

export const noFindings: Findings = {
  facts: [],
  evidence: [],
  charts: [],
  tests: {},
  insufficient_data: null,
}
