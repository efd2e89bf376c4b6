import { Context, Effect } from "effect"
import { metrics } from "#catalogue/metrics"
import { BiomarkerStore } from "#db/biomarkers"
import type { Calendar } from "#db/calendar"
import type { ExperimentStore } from "#db/experiments"
import type { LocalDayStore } from "#db/local-days"
import type { MemoryStore } from "#db/memory"
import { MetricSeriesStore } from "#db/metric-series"
import type { NoteStore } from "#db/notes"
import type { ProfileStore } from "#db/profiles"
import type { TagStore } from "#db/tags"
import type { VendorStore } from "#db/vendors"
import type { WorkoutStore } from "#db/workouts"
import type { Agent } from "#domain/agents"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings, type Receipt } from "#domain/ledger"
import { fitsTool, type ToolInput, type ToolName } from "#domain/tool"
import type { AcceptedTurn } from "#domain/turn"
import { isSoundWindow, windowsOf } from "#domain/window"
import type { Calculator } from "#pipeline/calculator"
import { countRows } from "#pipeline/rows-read"
import { afterWorkouts } from "#pipeline/tools/after-workouts"
import { associate } from "#pipeline/tools/associate"
import { baseline } from "#pipeline/tools/baseline"
import { biomarkers } from "#pipeline/tools/biomarkers"
import { changepoint } from "#pipeline/tools/changepoint"
import { compare } from "#pipeline/tools/compare"
import { conditional } from "#pipeline/tools/conditional"
import { correlate } from "#pipeline/tools/correlate"
import { count } from "#pipeline/tools/count"
import { describe } from "#pipeline/tools/describe"
import { drivers } from "#pipeline/tools/drivers"
import { experiment } from "#pipeline/tools/experiment"
import { extremes } from "#pipeline/tools/extremes"
import { happenings } from "#pipeline/tools/happenings"
import { refused } from "#pipeline/tools/insufficient-data"
import { journey } from "#pipeline/tools/journey"
import { listMetrics } from "#pipeline/tools/list-metrics"
import { lookUp } from "#pipeline/tools/look-up"
import { nearest } from "#pipeline/tools/nearest"
import { ownExperiment } from "#pipeline/tools/own-experiment"
import { paceTrend } from "#pipeline/tools/pace-trend"
import { profile } from "#pipeline/tools/profile"
import { readiness } from "#pipeline/tools/readiness"
import { reference } from "#pipeline/tools/reference"
import { resultsByName } from "#pipeline/tools/results-by-name"
import { scan } from "#pipeline/tools/scan"
import { series } from "#pipeline/tools/series"
import { serviceStatus } from "#pipeline/tools/service-status"
import { sessions } from "#pipeline/tools/sessions"
import { share } from "#pipeline/tools/share"
import { sleepDebt } from "#pipeline/tools/sleep-debt"
import { sleepOnset } from "#pipeline/tools/sleep-onset"
import { split } from "#pipeline/tools/split"
import { streak } from "#pipeline/tools/streak"
import { table } from "#pipeline/tools/table"
import { tagged } from "#pipeline/tools/tagged"
import { threshold } from "#pipeline/tools/threshold"
import { training } from "#pipeline/tools/training"
import { trend } from "#pipeline/tools/trend"
import { workouts } from "#pipeline/tools/workouts"
import type { Aggregator } from "#upstream/aggregator"
import type { Toolbox } from "#upstream/model"

/** The services that the tools require. */
export type ToolServices =
  | MetricSeriesStore
  | WorkoutStore
  | BiomarkerStore
  | LocalDayStore
  | ProfileStore
  | TagStore
  | VendorStore
  | ExperimentStore
  | MemoryStore
  | NoteStore
  | Calendar
  | Aggregator
  | Calculator

type Tools = {
  readonly [Name in ToolName]: (
    user: UserId,
    input: ToolInput<Name>,
  ) => Effect.Effect<Findings, never, ToolServices>
}

const tools: Tools = {
  list_metrics: listMetrics,
  describe,
  extremes,
  count,
  streak,
  split,
  conditional,
  baseline,
  compare,
  correlate,
  associate,
  drivers,
  trend,
  changepoint,
  happenings,
  threshold,
  experiment,
  reference,
  workouts,
  sessions,
  pace_trend: paceTrend,
  series,
  biomarkers,
  scan,
  look_up: lookUp,
  service_status: serviceStatus,
  own_experiment: ownExperiment,
  readiness,
  training,
  sleep_debt: sleepDebt,
  profile,
  sleep_onset: sleepOnset,
  share,
  nearest,
  journey,
  table,
  after_workouts: afterWorkouts,
  tagged,
}

const accepts = <Name extends ToolName>(tool: Name, input: unknown): input is ToolInput<Name> =>
  fitsTool({ tool, input }) &&
  windowsOf(input as object).every(([, window]) => isSoundWindow(window))

/** What of a person the client lets a turn look at. */
type Included = Pick<AcceptedTurn, "include_biomarkers" | "include_memory">

const withoutNotes = (findings: Findings): Findings => ({
  ...findings,
  facts: findings.facts.filter(({ role }) => role !== "noted_on"),
})

/**
 * Runs one tool over a person's rows. The same call on the same rows returns the same findings. An
 * invalid input returns no findings; so do lab results that the client excluded, and what is from the memory
 * is left out where it excluded that.
 */
export const runTool = <Name extends ToolName>(
  user: UserId,
  { include_biomarkers, include_memory }: Included,
  tool: Name,
  input: unknown,
): Effect.Effect<Findings, never, ToolServices> => {
  if (!Object.hasOwn(tools, tool) || !accepts(tool, input)) return Effect.succeed(refused(""))
  if (tool === "biomarkers" && !include_biomarkers) return Effect.succeed(noFindings)
  const found = tools[tool](user, input)
  return include_memory ? found : Effect.map(found, withoutNotes)
}

/** The tools in one agent's hands during a turn; `record` gets a receipt for every call. */
export const makeToolbox = (
  turn: Included & Pick<AcceptedTurn, "user_id">,
  agent: Agent,
  record: (receipt: Receipt) => void,
): Effect.Effect<Toolbox, never, ToolServices> =>
  Effect.map(Effect.context<ToolServices>(), (services) => ({
    call: (tool, input) =>
      Effect.suspend(() => {
        const { counting, rows } = countRows(services)
        return runTool(turn.user_id, turn, tool, input).pipe(
          Effect.tap((findings) =>
            Effect.sync(() => record({ agent, tool, input, rows: rows(), findings })),
          ),
          Effect.provideContext(Context.merge(services, counting)),
        )
      }),
  }))

/** Which metrics a person has data of, from when to when, on how many days. */
export const metricCoverage = Effect.fn("metricCoverage")(function* (user: UserId) {
  return yield* (yield* MetricSeriesStore).coverage(user, metrics)
})

/** The names of a person's lab results, each once. */
export const biomarkerNames = Effect.fn("biomarkerNames")(function* (user: UserId) {
  return resultsByName(yield* (yield* BiomarkerStore).all(user)).map(([{ name }]) => name)
})
