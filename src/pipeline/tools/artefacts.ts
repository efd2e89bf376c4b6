import { isOfWorkouts } from "#catalogue/metrics/usefulness"
import type { StoredWorkout } from "#db/workouts"
import type { OnOneDevice } from "#pipeline/tools/scanned"
import type { ScanFinding } from "#statistics/scan/scan"

/** A metric that begins so much later, or ends so much earlier, than the others was not there all the time. */
const MAX_DAYS_APART = 28
/** The sports of two halves are others from this share on. */
const MAX_SHIFT = 0.2

const isKnown = (value: number): boolean => !Number.isNaN(value)

const endsOf = ({ series: { prepared } }: OnOneDevice) => {
  const { values } = prepared.grid
  return { first: values.findIndex(isKnown), last: values.findLastIndex(isKnown) }
}

/** The share of workouts of a sport. */
const shareOf = (workouts: ReadonlyArray<StoredWorkout>, sport: string | null): number =>
  workouts.filter(({ type_name }) => type_name === sport).length / workouts.length

/**
 * Whether the sports of the earlier half of some workouts are others than those of the later one: half the sum of
 * how far their shares differ (the total variation distance) is above a fifth.
 */
export const isOtherSports = (workouts: ReadonlyArray<StoredWorkout>): boolean => {
  const middle = Math.floor(workouts.length / 2)
  const [before, after] = [workouts.slice(0, middle), workouts.slice(middle)]
  if (before.length === 0) return false
  const sports = new Set(workouts.map(({ type_name }) => type_name))
  const apart = [...sports].map((each) => Math.abs(shareOf(before, each) - shareOf(after, each)))
  return apart.reduce((sum, each) => sum + each, 0) / 2 > MAX_SHIFT
}

/**
 * Says of a finding whether it is one of what was measured rather than of the person: a trend or a change of level of
 * a metric that starts or stops while others go on, and anything about a metric that depends on the sport, where the
 * sports became others.
 */
export const artefactsAmong = (
  laid: ReadonlyArray<OnOneDevice>,
  workouts: ReadonlyArray<StoredWorkout>,
): ((finding: ScanFinding) => boolean) => {
  const all = laid.map((one) => ({ metric: one.series.prepared.metric, ...endsOf(one) }))
  const begin = Math.min(...all.map(({ first }) => first))
  const end = Math.max(...all.map(({ last }) => last))
  const isPartial = ({ first, last }: (typeof all)[number]) =>
    first - begin > MAX_DAYS_APART || end - last > MAX_DAYS_APART
  const partial = new Set(all.filter(isPartial).map(({ metric }) => metric.key))
  const mixed = new Set(
    isOtherSports(workouts)
      ? all.flatMap(({ metric }) => (isOfWorkouts(metric) ? metric.key : []))
      : [],
  )
  return (finding) =>
    mixed.has(finding.target) ||
    (finding.kind === "association" ? mixed.has(finding.feature) : partial.has(finding.target))
}
