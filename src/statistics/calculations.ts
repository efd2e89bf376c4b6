import { scan } from "#statistics/scan/scan"
import { associationSize } from "#statistics/series/association-size"
import { changepoint } from "#statistics/series/changepoint"
import type { DayGrid } from "#statistics/series/day-grid"
import { levelSpans } from "#statistics/series/level-spans"
import { levelChanges } from "#statistics/series/levels"
import { threshold } from "#statistics/series/threshold"
import { trend } from "#statistics/series/trend"

/** Receives the progress of a calculation, from 0 to 1. */
export type OnProgress = (share: number) => void

interface OneGrid {
  readonly grid: DayGrid
}

interface Bending {
  readonly feature: DayGrid
  readonly target: DayGrid
  readonly lag: number
  readonly seed: number
}

/**
 * The calculations too long for the event loop, each a pure function of one input that can be posted
 * to a worker thread.
 */
const calculations = {
  scan,
  trend: ({ grid }: OneGrid) => trend(grid),
  changepoint: ({ grid }: OneGrid) => changepoint(grid),
  levelChanges: ({ grid }: OneGrid) => levelChanges(grid),
  levelSpans,
  associationSize,
  threshold: ({ feature, target, lag, seed }: Bending) => threshold(feature, target, lag, seed),
} satisfies Record<string, (input: never, onProgress: OnProgress) => unknown>

export type CalculationName = keyof typeof calculations
export type CalculationInput<Name extends CalculationName> = Parameters<
  (typeof calculations)[Name]
>[0]
export type CalculationOutput<Name extends CalculationName> = ReturnType<
  (typeof calculations)[Name]
>

/** A calculation and its input, as posted to a worker. */
export interface CalculationRequest<Name extends CalculationName = CalculationName> {
  readonly name: Name
  readonly input: CalculationInput<Name>
}

const byName: {
  readonly [Name in CalculationName]: (
    input: CalculationInput<Name>,
    onProgress: OnProgress,
  ) => CalculationOutput<Name>
} = calculations

/** Runs a calculation in the current thread. */
export const calculate = <Name extends CalculationName>(
  { name, input }: CalculationRequest<Name>,
  onProgress: OnProgress,
): CalculationOutput<Name> => byName[name](input, onProgress)
