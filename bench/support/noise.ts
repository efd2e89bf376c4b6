import { mulberry32 } from "#statistics/random"

/** What every program of the scan benchmark is given: columns of days, one after the other, NaN for none. */
export const METRICS = 60
export const DAYS = 1_460
export const MAX_LAG = 3
const MISSING = 0.08
const SEED = 60

/** Writes the columns, so that programs of any language read the same. */
export const writeNoise = (file: string): Promise<number> => {
  const uniform = mulberry32(SEED)
  return Bun.write(
    file,
    new Float64Array(METRICS * DAYS).map(() => (uniform() < MISSING ? Number.NaN : uniform())),
  )
}

/** Reads them. */
export const readNoise = async (file: string): Promise<ReadonlyArray<Float64Array>> => {
  const all = new Float64Array(await Bun.file(file).arrayBuffer())
  return Array.from({ length: METRICS }, (_, at) => all.subarray(at * DAYS, (at + 1) * DAYS))
}

const ROUNDS = 7

/** Prints, as JSON, the milliseconds that a piece of work takes once it is warm, and what it counted. */
export const report = (work: () => number): void => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    const count = work()
    return { ms: performance.now() - began, count }
  })
  const { count } = rounds[0]!
  const sorted = rounds.map(({ ms }) => ms).sort((a, b) => a - b)
  console.log(JSON.stringify({ ms: sorted[Math.floor(ROUNDS / 2)]!, count }))
}
