import { Clock, Effect } from "effect"
import type { Assignment, Report } from "#domain/briefing"
import { emptyLedger, type Ledger, type Receipt } from "#domain/ledger"
import type { StepName } from "#domain/step"
import { isHarmless } from "#pipeline/gates/claims/claim-gate"
import { Progress } from "#pipeline/progress"
import { hasReadableReceipts } from "#pipeline/recorded-findings"
import type { RunningTurn } from "#pipeline/running-turn"
import { makeToolbox } from "#pipeline/toolbox"
import { Model } from "#upstream/model"

/** The result of an agent: its notes, and the receipt of every number. */
export interface AgentShare {
  readonly report: Report
  readonly receipts: ReadonlyArray<Receipt>
}

const countFacts = (receipts: ReadonlyArray<Receipt>) =>
  receipts.reduce((sum, { findings }) => sum + findings.facts.length + findings.evidence.length, 0)

/** The question as it is shown and asked: the person's own where a model's says what must not be said. */
const shownQuestion = (
  assignment: Assignment,
  { briefing: { question }, gateOf }: RunningTurn,
  isOfModel: boolean,
): Assignment => {
  const isFit = isOfModel
    ? gateOf(emptyLedger).admit(assignment.question) !== null
    : isHarmless(assignment.question)
  return assignment.question === question || isFit ? assignment : { ...assignment, question }
}

/** Lets one agent work, as its own part of a step: `agent_start`, its tool calls, `agent_end`. */
export const agentShare = (
  running: RunningTurn,
  step: StepName,
  part: string,
  assignment: Assignment,
  ledger: Ledger,
) => {
  const { turn, journal, briefing } = running
  return journal.once(
    step,
    Effect.gen(function* () {
      const model = yield* Model
      const progress = yield* Progress
      // A model beside the embedded engine has one to stand in for it.
      const asked = shownQuestion(assignment, running, model.instead !== undefined)
      yield* progress.agentStart(asked.agent, asked.question)
      const receipts: Array<Receipt> = []
      const tools = yield* makeToolbox(turn, assignment.agent, (receipt) => receipts.push(receipt))
      const started = yield* Clock.currentTimeMillis
      const { value: report, ...judged } = yield* model.work(briefing, asked, ledger, tools, step)
      const took = Math.round((yield* Clock.currentTimeMillis) - started)
      yield* progress.agentEnd(assignment.agent, took, countFacts(receipts))
      return { value: { report, receipts } satisfies AgentShare, ...judged }
    }),
    {
      part,
      isCurrent: hasReadableReceipts,
      receipts: ({ receipts }) => receipts.map(({ findings: _, ...call }) => call),
    },
  )
}

/** The ledger of several shares, in their order. */
export const ledgerOf = (shares: ReadonlyArray<AgentShare>): Ledger => ({
  receipts: shares.flatMap(({ receipts }) => receipts),
})
