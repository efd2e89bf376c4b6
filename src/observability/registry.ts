import { Context, Layer, Metric } from "effect"
import { backupBytes, backupRestored, backupTime } from "#observability/backups"
import {
  commitDuration,
  committedChanges,
  databaseBytes,
  databaseDamaged,
  databaseWritable,
  freeBytes,
  fsyncDuration,
  logBytes,
  rollbacks,
  users,
} from "#observability/database"
import {
  deliveries,
  ingestLag,
  normalisedDeliveries,
  parkedDeliveries,
} from "#observability/deliveries"
import type { AnyFamily } from "#observability/family"
import { modelCallDuration, modelCalls, modelCost, modelTokens } from "#observability/model-calls"
import {
  buildInfo,
  heap,
  loopDelay,
  processorTime,
  residentMemory,
  startTime,
} from "#observability/process"
import {
  notificationAttempts,
  outboxAttempts,
  queueAge,
  queueDepth,
  stuckLabs,
} from "#observability/queues"
import { openStreams, requestDuration, requests } from "#observability/requests"
import {
  runningTurns,
  stepDuration,
  struckSentences,
  turnDuration,
  turnFailures,
} from "#observability/turns"

/** Everything that /metrics exports, in the order in which it does. */
export const families = [
  requests,
  requestDuration,
  openStreams,
  runningTurns,
  turnDuration,
  turnFailures,
  stepDuration,
  struckSentences,
  queueDepth,
  queueAge,
  deliveries,
  normalisedDeliveries,
  ingestLag,
  parkedDeliveries,
  stuckLabs,
  outboxAttempts,
  notificationAttempts,
  modelCalls,
  modelCallDuration,
  modelTokens,
  modelCost,
  commitDuration,
  fsyncDuration,
  committedChanges,
  rollbacks,
  databaseBytes,
  logBytes,
  databaseWritable,
  databaseDamaged,
  freeBytes,
  users,
  backupTime,
  backupBytes,
  backupRestored,
  loopDelay,
  residentMemory,
  heap,
  processorTime,
  startTime,
  buildInfo,
] as unknown as ReadonlyArray<AnyFamily>

/** What has no series while there is nothing to say: a value of 0 would be untrue. */
const ABSENT_AT_FIRST: ReadonlySet<unknown> = new Set([backupTime, backupBytes, backupRestored])

const MICROSECONDS = 1_000_000

/** What the runtime knows at any time is asked when somebody reads it. */
const readAtExport = (context: Context.Context<never>) => {
  const unchanged = { update: () => {}, modify: () => {} }
  const gauge = (metric: Metric.Gauge<number>, value: () => number) =>
    Metric.registerUnsafe(metric, context, { ...unchanged, get: () => ({ value: value() }) })
  gauge(residentMemory.of({}), () => process.memoryUsage.rss())
  gauge(heap.of({}), () => process.memoryUsage().heapUsed)
  for (const built of buildInfo.known) gauge(built, () => 1)
  gauge(startTime.of({}), () => performance.timeOrigin / 1_000)
  Metric.registerUnsafe(processorTime.of({}), context, {
    ...unchanged,
    get: () => {
      const { user, system } = process.cpuUsage()
      return { count: (user + system) / MICROSECONDS, incremental: true }
    },
  })
}

const newRegistry = () => {
  const registry = new Map()
  const context = Context.make(Metric.MetricRegistry, registry) as Context.Context<never>
  for (const family of families)
    if (!ABSENT_AT_FIRST.has(family)) for (const metric of family.known) metric.valueUnsafe(context)
  readAtExport(context)
  return registry
}

/**
 * The registry of one service: tests run several in one process. What can be named before it happens is exported
 * with 0 from the start, so that a rate sees its first increase.
 */
export const metricRegistry = Layer.sync(Metric.MetricRegistry, newRegistry)
