import { Effect } from "effect"
import { Calendar } from "#db/calendar"
import { ProfileStore } from "#db/profiles"
import { InvalidRequest } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { Receipt } from "#domain/ledger"
import type { ToolName } from "#domain/tool"
import { amissIn } from "#domain/tool-input"
import { makeTextGates } from "#pipeline/gates/text-gate"
import { makeShown } from "#pipeline/gates/us-units"
import { withVerdicts } from "#pipeline/gates/verdicts"
import { shownEvidence, shownFacts } from "#pipeline/shown-findings"
import { metricCoverage, runTool } from "#pipeline/toolbox"

/** The person has allowed the whole of their rows with the token. */
const EVERYTHING = { include_biomarkers: true, include_memory: true }

/**
 * Calls a tool over a person's rows, outside of a turn. Its findings are judged as those of a turn are that calls this
 * tool alone, and shown in the units that the person reads. An input that does not fit is `InvalidRequest`, which says
 * what is amiss and never what was sent.
 */
export const callTool = Effect.fn("callTool")(function* (
  user: UserId,
  tool: ToolName,
  input: unknown,
) {
  const metrics = yield* metricCoverage(user)
  const amiss = amissIn(
    tool,
    input,
    metrics.map(({ metric }) => metric),
  )
  if (amiss.length > 0) return yield* new InvalidRequest({ message: amiss.join("\n") })
  const findings = yield* runTool(user, EVERYTHING, tool, input)
  const calendar = yield* Calendar
  const about = {
    question: "",
    messages: [],
    today: yield* calendar.today(user),
    ongoing: calendar.ongoing,
    metrics,
    biomarkers: [],
    memory: [],
    profile: yield* (yield* ProfileStore).find(user),
    deep_research: null,
  }
  const receipt = { agent: "data_science", tool, input, findings } as Receipt
  const ledger = makeShown(about)(withVerdicts({ receipts: [receipt] }))
  const { insufficient_data } = findings
  return {
    facts: shownFacts(ledger),
    evidence: shownEvidence(makeTextGates(about)(ledger), ledger),
    ...(insufficient_data === null ? {} : { insufficient_data: insufficient_data.reason }),
  }
})
