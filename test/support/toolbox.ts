import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { Fact, Finding, Findings, Receipt } from "#domain/ledger"
import { noFindings } from "#domain/ledger"
import { type FactRole, type ToolInput, type ToolName, toolNamed } from "#domain/tool"
import type { Verdict } from "#domain/verdict"
import type { Toolbox } from "#upstream/model"

/** A toolbox over no rows at all: every tool finds something, the same for the same input. */

const WORDS: Partial<Record<FactRole, string>> = {
  min_date: "2026-05-01",
  max_date: "2026-05-30",
  latest_date: "2026-05-31",
  date: "2026-05-12",
  longest_from: "2026-05-03",
  longest_to: "2026-05-12",
  changed_on: "2026-05-12",
  changed_from: "2026-05-05",
  changed_to: "2026-05-19",
  day: "Saturday",
  label: "unusual",
  guideline: "as much as is good for you",
  common_range: "30 to 100 bpm",
  range: "30 - 100",
  flag: "out of range",
}

const COUNTS = new Set<FactRole>(["n", "a_n", "b_n", "have", "need", "tests", "days"])

const slug = (input: unknown) => JSON.stringify(input).replace(/[^a-z0-9]+/gi, "_")

/** What the facts of tools are of that are asked about no measure. */
const ABOUT: Partial<Record<ToolName, string>> = {
  sleep_onset: "Bedtime",
  workouts: "Workouts",
}

const labelOf = (tool: ToolName, input: object) => {
  const { metric, target } = input as { readonly metric?: string; readonly target?: string }
  return metricOf(metric ?? target ?? "")?.name ?? ABOUT[tool] ?? "LDL Cholesterol"
}

const factOf = (tool: ToolName, role: FactRole, input: object, at: number): Fact => ({
  item: {
    key: `${tool}_${role}${slug(input)}`,
    value: WORDS[role] ?? (role === "difference" || role === "rho" ? -0.5 - at : 40 + at),
    unit: COUNTS.has(role) ? "days" : `${tool} ${role}` === "workouts count" ? "workouts" : "bpm",
    window: { from: "2024-11-20", to: "2026-11-20" },
    n: 30,
  },
  role,
  label: labelOf(tool, input),
  decimals: 1,
})

/** Tools whose findings are associations. */
const LINKING = new Set<ToolName>(["correlate", "associate", "drivers"])

const findingOf = (tool: ToolName, input: object, verdict: Verdict | null): Finding => {
  const id = `${tool}_evidence${slug(input)}`
  return {
    item: {
      id,
      claim: `Something moved by {{${id}.effect}} from one test to the next.`,
      kind: LINKING.has(tool) ? "association" : tool === "trend" ? "trend" : "scalar",
      ...(tool === "drivers" ? { feature: "caffeine_mg" } : {}),
      effect: -0.5,
      p_value: 0.01,
      ci_low: -0.9,
      ci_high: -0.1,
      n: 90,
    },
    claim: { kind: "lab_change", name: "Something", is_real: null },
    decimals: 2,
    verdict,
    reason: verdict === "validated" ? null : "few",
    family: "association",
    preparation: [],
  }
}

const TESTED = new Set<ToolName>([
  "compare",
  "split",
  "conditional",
  "correlate",
  "associate",
  "drivers",
  "trend",
  "changepoint",
  "threshold",
  "scan",
])

/** What the toolbox finds for a call. */
export const findingsOf = <Name extends ToolName>(
  tool: Name,
  input: ToolInput<Name>,
  verdict: Verdict | null,
): Findings => {
  const facts = toolNamed(tool).facts.map((role, at) => factOf(tool, role, input, at))
  const baseline = facts.find(({ role }) => role === "baseline")?.item.key ?? null
  return {
    ...noFindings,
    facts,
    evidence: TESTED.has(tool) ? [findingOf(tool, input, verdict)] : [],
    charts:
      tool === "series"
        ? [
            {
              metric: "x",
              label: labelOf(tool, input),
              unit: "bpm",
              baseline,
              changepoint: null,
              points: [
                { t: "2026-05-01", y: 41 },
                { t: "2026-05-02", y: 43 },
              ],
            },
          ]
        : [],
    tests: TESTED.has(tool) ? { association: [0.01] } : {},
  }
}

/** What a tool says that has found nothing. */
export const insufficientDataOf = <Name extends ToolName>(
  tool: Name,
  input: ToolInput<Name>,
  reason: "no_data" | "too_few" | "no_overlap",
): Findings => {
  const [have, need] = [factOf(tool, "have", input, 0), factOf(tool, "need", input, 1)]
  return {
    ...noFindings,
    facts: [have, need],
    insufficient_data: { metric: "x", reason, have: have.item.key, need: need.item.key },
  }
}

/** A toolbox that answers by `answer` and keeps a receipt of every call. */
export const recordingToolbox = (
  answer: <Name extends ToolName>(tool: Name, input: ToolInput<Name>) => Findings,
) => {
  const receipts: Array<Receipt> = []
  const toolbox: Toolbox = {
    call: (tool, input) =>
      Effect.sync(() => {
        const findings = answer(tool, input)
        receipts.push({ agent: "data_science", tool, input, findings })
        return findings
      }),
  }
  return { toolbox, receipts }
}
