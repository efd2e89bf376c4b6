import { Effect } from "effect"
import { trialsOf } from "#catalogue/trials"
import { type Briefing, withoutCost } from "#domain/briefing"
import type { Receipt } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import type { DeepResearch } from "#domain/turn"
import { daysIn, MAX_WINDOW_DAYS, type Window } from "#domain/window"
import { Progress } from "#pipeline/progress"
import { hasReadableReceipts } from "#pipeline/recorded-findings"
import type { RunningTurn } from "#pipeline/running-turn"
import type { AgentShare } from "#pipeline/steps/agent-share"
import { makeToolbox } from "#pipeline/toolbox"

/** A search of a smaller share of the days does not stand for one of them all. */
const MIN_SHARE = 0.9

const windowOf = ({ today }: Briefing, { days }: DeepResearch): Window => ({
  from: addDays(today, 1 - Math.min(days, MAX_WINDOW_DAYS)),
  to: today,
})

const covers = ({ tool, input }: Receipt, { data_types }: DeepResearch, window: Window) => {
  if (tool !== "scan") return false
  const searched = input as ToolInput<"scan">
  return (
    data_types.every((each) => searched.data_types.includes(each)) &&
    daysIn(searched.window) >= MIN_SHARE * daysIn(window)
  )
}

/**
 * What a deep research run looks at whoever leads it: everything of the asked types, the lab results if they are one
 * of them, and how long an experiment would take. What the agents have looked at is not looked at again; null where
 * that is all of it, or the turn is no deep research.
 */
export const deepResearch = Effect.fnUntraced(function* (
  { turn, journal, briefing }: RunningTurn,
  shares: ReadonlyArray<AgentShare>,
) {
  const asked = briefing.deep_research
  if (asked === null) return null
  const window = windowOf(briefing, asked)
  const made = shares.flatMap(({ receipts }) => receipts)
  const isMade = (tool: Receipt["tool"]) => made.some((receipt) => receipt.tool === tool)
  const isScanned = made.some((receipt) => covers(receipt, asked, window))
  const wantsLabs = asked.data_types.includes("bloodwork") && briefing.biomarkers.length > 0
  const lacksLabs = wantsLabs && !isMade("biomarkers")
  const recorded = new Set(briefing.metrics.map(({ metric }) => metric))
  const trials = isMade("experiment") ? [] : trialsOf(recorded)
  if (isScanned && !lacksLabs && trials.length === 0) return null
  return yield* journal.once(
    "run_main_agent",
    Effect.gen(function* () {
      const progress = yield* Progress
      yield* progress.phase("investigator", "searching everything that was asked for")
      const receipts: Array<Receipt> = []
      const tools = yield* makeToolbox(turn, "investigator", (receipt) => receipts.push(receipt))
      if (!isScanned)
        yield* tools.call("scan", { data_types: [...new Set(asked.data_types)], window })
      if (lacksLabs) yield* tools.call("biomarkers", {})
      yield* Effect.forEach(trials, ({ key }) => tools.call("experiment", { metric: key, window }))
      return withoutCost<AgentShare>({ report: { agent: "investigator", notes: [] }, receipts })
    }),
    {
      part: "deep_research",
      isCurrent: hasReadableReceipts,
      receipts: ({ receipts }) =>
        receipts.map(({ agent, tool, input }) => ({ agent, tool, input })),
    },
  )
})
